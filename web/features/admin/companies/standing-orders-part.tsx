import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { writtenCents } from '#contract/trade/money.ts'
import type { StaffStandingOrder } from '#contract/trade/standing/standing.ts'
import { colon } from '#contract/text/colon.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { LoadNotice } from '../screen/load-notice.tsx'
import { formatDay } from '../screen/moment.tsx'

/** The company's standing orders, read-only: only its members change them. */
export function StandingOrdersPart({ company }: { company: string }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.terms.standing
  const titleId = useId()
  const query = useQuery(
    staffQuery(['companies', 'standing', company], (api) =>
      answer(api.admin['standing-orders'].$get({ query: { company } })),
    ),
  )
  const rows: StaffStandingOrder[] | undefined = query.data?.rows
  const stateOf = ({
    state,
    is_skipped: isSkipped,
    question,
    next_on: next,
  }: StaffStandingOrder) => {
    const day = formatDay(next, locale)
    if (state !== 'active') return words.paused()
    if (isSkipped) return words.skipped({ day })
    return question === null ? words.next({ day }) : `${words.next({ day })} · ${words.asks()}`
  }
  return (
    <section className="staff-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title()}</h3>
      <LoadNotice query={query} />
      {rows?.length === 0 && <p className="staff-soft">{words.none()}</p>}
      {rows && rows.length > 0 && (
        <ul className="staff-people">
          {rows.map((standing) => (
            <li key={standing.id}>
              {words.every[standing.every_weeks]() + colon(locale)} {stateOf(standing)}
              <br />
              <span className="staff-soft">
                {words.goods({ n: standing.products })}, {writtenCents(standing.total_cents)}{' '}
                {standing.currency}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
