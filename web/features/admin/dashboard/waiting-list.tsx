import { Link } from 'react-router'
import type { Waiting, WaitingKind } from '#contract/staff/waiting.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useOpenTasks, openTaskAddress } from '../calls/use-open-tasks.ts'
import { LoadNotice } from '../screen/load-notice.tsx'
import { formatDay, formatInstant } from '../screen/moment.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'

const icons: Record<WaitingKind, IconName> = {
  health: 'feature-flags',
  orders: 'orders',
  shipments: 'orders',
  requests: 'companies',
  messages: 'messages',
  reviews: 'content',
  drill: 'recalls',
  texts: 'content',
  switches: 'feature-flags',
}

/** Tasks that wait for staff, most urgent first, with links. */
export function WaitingList() {
  const words = useI18nContext().LL.staffPortal.dashboard.waiting
  const query = useOpenTasks()
  return (
    <section className="staff-card staff-waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{words.title()}</h2>
      <LoadNotice query={query} say={words.failed} />
      {query.data?.length === 0 && <p className="staff-soft">{words.empty()}</p>}
      <ul className="staff-shortcuts">
        {query.data?.map((row) => (
          <Row key={row.kind} {...row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ kind, count, due }: Waiting) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.dashboard.waiting
  // shipments have a date without time
  const format = due?.includes('T') ? formatInstant : formatDay
  return (
    <li>
      <Link to={openTaskAddress(kind)}>
        <Icon name={icons[kind]} />
        <span>
          <strong>{words.kinds[kind]({ n: count })}</strong>
          {due !== null && <small>{words.next({ when: format(due, locale) })}</small>}
        </span>
        <Icon name="arrow" size={16} />
      </Link>
    </li>
  )
}
