import { type InboxView, inboxViews } from '#contract/notifications/notification-events.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import inboxUrl from '../../../illustrations/inbox.svg'
import { ListFrame } from '../list/list-frame.tsx'
import { Notice } from '../screen/notice.tsx'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { NotificationItem } from './notification-item.tsx'
import { useInbox } from './use-inbox.ts'

/** Notifications, newest first, each with a link. Marking one done does so for all staff. */
export function InboxTab() {
  const words = useI18nContext().LL.staff.notifications
  const { get, change } = useAddress()
  const view = oneOf(inboxViews, get('view')) ?? 'all'
  const state = useInbox(view)
  const { query, rows } = state
  const isEmpty = query.data !== undefined && rows.length === 0 && !query.isPlaceholderData
  return (
    <>
      <div className="staff-filters">
        <div className="staff-counts" role="group" aria-label={words.views.label()}>
          {(['all', 'unread', 'done'] as const satisfies InboxView[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              onClick={() => change({ view: name === 'all' ? '' : name })}
            >
              {words.views[name]()}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="staff-button"
          aria-disabled={!state.unread}
          onClick={() => state.unread && state.readAll()}
        >
          {words.readAll()}
        </button>
      </div>
      <div className="staff-stuck">
        <Notice error={state.error} success={state.success} />
      </div>
      {isEmpty ? (
        <Empty view={view} />
      ) : (
        <ListFrame list={query} count={rows.length} isFiltered={false} onReset={() => {}}>
          <ul className="staff-inbox" aria-label={words.list()}>
            {rows.map((row) => (
              <NotificationItem
                key={row.id}
                row={row}
                onRead={() => void state.read(row.id)}
                onSettle={(done) => void state.settle(row.id, done)}
              />
            ))}
          </ul>
        </ListFrame>
      )}
    </>
  )
}

function Empty({ view }: { view: InboxView }) {
  const { empty } = useI18nContext().LL.staff.notifications
  return (
    <div className="staff-empty staff-inbox-empty">
      <img src={inboxUrl} width="480" height="320" alt="" />
      <p>
        <strong>{empty[view]()}</strong>
      </p>
      <p className="staff-soft">{empty.text()}</p>
    </div>
  )
}
