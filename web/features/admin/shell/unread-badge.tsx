import { maxCountedUnread } from '#contract/notifications/notification-events.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useUnread } from '../calls/unread-count.ts'

/** The number of unread notifications, within their link. Renders nothing at zero. */
export function UnreadBadge() {
  const words = useI18nContext().LL.staffPortal.shell
  const unread = useUnread() ?? 0
  if (unread === 0) return null
  const shown = unread > maxCountedUnread ? `${maxCountedUnread}+` : String(unread)
  return (
    <b className="side-count">
      <i className="sr-only">{words.unread({ n: shown })}</i>
      <i aria-hidden="true">{shown}</i>
    </b>
  )
}
