import { useInfiniteQuery } from '@tanstack/react-query'
import type { FlagHistoryEntry, StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useNextPage } from '../../../ui/use-next-page.ts'
import { LoadNotice } from '../screen/load-notice.tsx'
import { RelativeTime } from '../screen/moment.tsx'
import { Notice } from '../screen/notice.tsx'
import { staffPages } from '../calls/staff-query.ts'
import { Icon } from '../shell/icons.tsx'
import { FlagDialog, type FlagDialogProps } from './flag-dialog.tsx'
import { actorName } from './flag-words.ts'
import type { ChangeSet } from './use-flags.ts'
import { useFlagOutcomeText } from './use-flag-outcome-text.ts'

type Props = FlagDialogProps & { onUndo: (changeSet: ChangeSet) => void }

/** A flag's changes with actor, time and reason, and an undo button for the latest. */
export function FlagHistory(props: Props) {
  const { failure, onUndo } = props
  const words = useI18nContext().LL.staffPortal.past
  const textOf = useFlagOutcomeText()
  return (
    <FlagDialog {...props} title={words.title}>
      {(flag) => (
        <>
          <Notice error={failure ? textOf(failure) : undefined} />
          <History flag={flag} onUndo={onUndo} />
        </>
      )}
    </FlagDialog>
  )
}

const history = (flag: string) =>
  staffPages(['flags', 'history', flag], (api, cursor: number | undefined) =>
    answer(
      api.admin.flags.history.$get({
        query: { flag, ...(cursor !== undefined && { cursor: String(cursor) }) },
      }),
    ),
  )

function History({ flag, onUndo }: { flag: StaffFlag } & Pick<Props, 'onUndo'>) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.past
  const query = useInfiniteQuery(history(flag.id))
  const { data, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const changes = data?.pages.flatMap((page) => page.changes) ?? []
  const more = useNextPage(query)
  return (
    <>
      {!data && !error && <p role="status">{words.loading()}</p>}
      {data && changes.length === 0 && <p className="staff-soft">{words.empty()}</p>}
      <ol className="staff-trail">
        {changes.map((change) => (
          <Entry key={change.id} change={change} onUndo={onUndo} />
        ))}
      </ol>
      <LoadNotice query={{ error, refetch: isFetchNextPageError ? fetchNextPage : refetch }} />
      {query.hasNextPage && (
        <button
          type="button"
          className="staff-button"
          aria-disabled={isFetchingNextPage}
          onClick={more}
        >
          {words.more()}
        </button>
      )}
    </>
  )
}

function Entry({
  change,
  onUndo,
}: {
  change: FlagHistoryEntry
  onUndo: (changeSet: ChangeSet) => void
}) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.past
  const { flag_id, to, actor_name, changed_at, note, cause, set_size, can_undo, change_set } =
    change
  const how = cause?.startsWith('undo:')
    ? words.byUndo()
    : cause?.startsWith('schedule:')
      ? words.byPlan()
      : null
  return (
    <li>
      <p>
        <strong>{to ? words.on() : words.off()}</strong>
        {how && ` (${how})`} · {actorName(actor_name, LL.staffPortal.flag)} ·{' '}
        <RelativeTime at={changed_at} />
        {set_size > 1 && (
          <span className="staff-soft"> · {words.together({ count: set_size - 1 })}</span>
        )}
      </p>
      {note && <q>{note}</q>}
      {can_undo && (
        <button
          type="button"
          className="staff-button"
          onClick={() => onUndo({ id: change_set, flags: [flag_id] })}
        >
          <Icon name="undo" size={16} />
          {set_size > 1 ? words.undoAll({ count: set_size }) : words.undo()}
        </button>
      )}
    </li>
  )
}
