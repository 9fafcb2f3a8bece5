import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { InboxView } from '#contract/notifications/notification-events.ts'
import type { Inbox, StaffNotification } from '#contract/notifications/notifications.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { rowsOf, staffPages } from '../calls/staff-query.ts'
import { useUnread } from '../calls/unread-count.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { serverNow } from '../../../app/server-clock.ts'

const list = (view: InboxView) =>
  staffPages(['notifications', 'list', view], (api, cursor: string | undefined) =>
    answer(
      api.admin.notifications.$get({ query: { view, ...(cursor !== undefined && { cursor }) } }),
    ),
  )

type Change = { id: string } & ({ kind: 'read' } | { kind: 'done'; done: boolean })

/**
 * The user's notifications and their mutations. Changed rows stay in the list, so that nothing moves under a click; new
 * ones load when the unread count rises.
 */
export function useInbox(view: InboxView) {
  const words = useI18nContext().LL.staff.notifications
  const client = useQueryClient()
  const explain = useExplain()
  const query = useInfiniteQuery(list(view))
  const rows = rowsOf(query.data)

  const put = (change: (row: StaffNotification) => StaffNotification) =>
    client.setQueryData<InfiniteData<Inbox>>(
      list(view).queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(change) })),
        },
    )
  /** Marks the other views as stale, to be loaded when shown. */
  const spread = () =>
    client.invalidateQueries({ queryKey: ['notifications', 'list'], refetchType: 'none' })

  const one = useStaffMutation(
    ['notifications', 'one'],
    (api, { id, ...change }: Change): Promise<StaffNotification> => {
      const call = api.admin.notifications.items[':id']
      return change.kind === 'read'
        ? answer(call.read.$post({ param: { id }, json: {} }))
        : answer(call.done.$put({ param: { id }, json: { done: change.done } }))
    },
    (changed) => {
      put((row) => (row.id === changed.id ? changed : row))
      void spread()
    },
  )
  const all = useStaffMutation(
    ['notifications', 'all'],
    (api, up_to: string) => answer(api.admin.notifications.read.$post({ json: { up_to } })),
    (_, upTo) => {
      const now = serverNow().toISOString()
      put((row) => (row.created_at <= upTo ? { ...row, read_at: row.read_at ?? now } : row))
      void spread()
    },
  )

  const unread = useUnread()
  const before = useRef(unread)
  useEffect(() => {
    const isNew = before.current !== null && unread !== null && unread > before.current
    before.current = unread
    if (isNew) void client.invalidateQueries({ queryKey: ['notifications', 'list'] })
  }, [client, unread])

  const failed = one.error ?? all.error
  const { variables } = one
  const saidOne = variables?.kind === 'done' && (variables.done ? words.isDone() : words.isOpen())
  return {
    query,
    rows,
    unread,
    error: failed ? explain(failed) : undefined,
    success: all.data ? words.allRead() : (one.data && saidOne) || undefined,
    read: (id: string) => one.start({ id, kind: 'read' }),
    settle: (id: string, done: boolean) => {
      all.reset()
      return one.start({ id, kind: 'done', done })
    },
    readAll: () => {
      const [newest] = rows
      if (newest)
        void all.start(
          rows.reduce((at, row) => (row.created_at > at ? row.created_at : at), newest.created_at),
        )
    },
  }
}
