import { Link } from 'react-router'
import { notificationSentenceOf } from '#contract/notifications/notification-sentences.ts'
import type { StaffNotification } from '#contract/notifications/notifications.ts'
import { notificationsPath, notificationSubjectPath } from '#contract/staff/staff-addresses.ts'
import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { RelativeTime, formatAge } from '../screen/moment.tsx'
import { Icon } from '../shell/icons.tsx'

type Props = {
  row: StaffNotification
  onRead: () => void
  onSettle: (done: boolean) => void
}

/** One notification: event, reason, and the colleague who has dealt with it. */
export function NotificationItem({ row, onRead, onSettle }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.notifications
  const { read_at, done_at, done_by } = row
  const name = row.name ?? words.nameless()
  const text = words.sentences[notificationSentenceOf(row)]({ name, number: row.number ?? '' })
  const isUnread = read_at === null
  const button = (label: string, run: () => void) => (
    <button
      type="button"
      className="staff-button"
      aria-label={`${label}${colon(locale)} ${text}`}
      onClick={run}
    >
      {label}
    </button>
  )
  return (
    <li
      className={isUnread ? 'staff-notification staff-notification-unread' : 'staff-notification'}
    >
      <div className="staff-notification-text">
        <p className="staff-notification-head">
          {isUnread && <span className="staff-badge staff-badge-sun">{words.unread()}</span>}{' '}
          <Link to={notificationSubjectPath(row)} onClick={() => isUnread && onRead()}>
            {text}
          </Link>
        </p>
        <p className="staff-soft staff-small">
          <RelativeTime at={row.created_at} />
          {done_at !== null && (
            <>
              {' · '}
              <Icon name="check" size={14} />{' '}
              {done_by === null
                ? words.settled({ when: formatAge(done_at, locale) })
                : words.doneBy({ name: done_by, when: formatAge(done_at, locale) })}
            </>
          )}
        </p>
        <p className="staff-soft staff-small">
          {words.reason({ event: words.events[row.event].title() })}{' '}
          <Link
            to={notificationsPath('preferences')}
            aria-label={`${words.change()}${colon(locale)} ${words.events[row.event].title()}`}
          >
            {words.change()}
          </Link>
        </p>
      </div>
      <div className="staff-tools">
        {isUnread && button(words.read(), onRead)}
        {done_at === null
          ? button(words.done(), () => onSettle(true))
          : button(words.notDone(), () => onSettle(false))}
      </div>
    </li>
  )
}
