import { useCallback, useState } from 'react'
import type { FlagHistoryEntry, StaffFlag } from '../../../../worker/contract/flag-admin-calls.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Ago } from '../parts/moment.tsx'
import { Notice } from '../parts/notice.tsx'
import { staffCall, useLoaded } from '../parts/use-loaded.ts'
import { Icon } from '../shell/icons.tsx'
import { actorWords, flagTitle } from './flag-words.ts'

type Props = {
  flag: StaffFlag | undefined
  onClose: () => void
  onUndo: (changeSet: string) => void
}

/** Who switched a flag, when and why, and the way back as long as nothing happened since. */
export function FlagHistory({ flag, onClose, onUndo }: Props) {
  const words = useI18nContext().LL.staffPortal.past
  return (
    <Dialog
      title={words.title({ name: flag ? flagTitle(flag.name) : '' })}
      isOpen={flag !== undefined}
      onClose={onClose}
    >
      {flag && <History flagId={flag.id} onUndo={onUndo} />}
    </Dialog>
  )
}

const page = (api: StaffApi, flag: string, cursor?: number) =>
  answer(
    api.admin.flags.history.$get({
      query: { flag, ...(cursor !== undefined && { cursor: String(cursor) }) },
    }),
  )

function History({ flagId, onUndo }: { flagId: string; onUndo: (changeSet: string) => void }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.past
  const load = useCallback((api: StaffApi) => page(api, flagId), [flagId])
  const { data, setData, error, reload } = useLoaded(load)
  const [isMore, setMore] = useState(false)

  async function more(cursor: number) {
    setMore(true)
    const next = await staffCall((api) => page(api, flagId, cursor)).catch(() => null)
    setMore(false)
    if (next)
      setData((known) => ({ ...next, changes: [...(known?.changes ?? []), ...next.changes] }))
  }

  if (error) {
    const again = { label: LL.staffPortal.shell.again(), run: () => void reload() }
    return <Notice error={LL.problem[error]()} action={again} />
  }
  if (!data) return <p role="status">{words.loading()}</p>
  if (data.changes.length === 0) return <p className="ad-soft">{words.empty()}</p>
  return (
    <>
      <ol className="ad-trail">
        {data.changes.map((change) => (
          <Entry key={change.id} change={change} onUndo={onUndo} />
        ))}
      </ol>
      {data.next !== null && (
        <button
          type="button"
          className="ad-button"
          aria-disabled={isMore}
          onClick={() => data.next !== null && void more(data.next)}
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
  onUndo: (changeSet: string) => void
}) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.past
  const { to, actor_name, changed_at, note, cause, set_size, can_undo, change_set } = change
  const how = cause?.startsWith('undo:')
    ? words.byUndo()
    : cause?.startsWith('schedule:')
      ? words.byPlan()
      : null
  return (
    <li>
      <p>
        <strong>{to ? words.on() : words.off()}</strong>
        {how && ` (${how})`} · {actorWords(actor_name, LL.staffPortal.flag)} ·{' '}
        <Ago at={changed_at} />
        {set_size > 1 && (
          <span className="ad-soft"> · {words.together({ count: set_size - 1 })}</span>
        )}
      </p>
      {note && <q>{note}</q>}
      {can_undo && change_set !== null && (
        <button type="button" className="ad-button" onClick={() => onUndo(change_set)}>
          <Icon name="undo" size={16} />
          {set_size > 1 ? words.undoAll({ count: set_size }) : words.undo()}
        </button>
      )}
    </li>
  )
}
