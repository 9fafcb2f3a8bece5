import './standing.css'
import { Link, useLocation } from 'react-router'
import {
  clientAddress,
  clientStandingOrderPath,
  emptyStandingOrder,
  newStandingOrderPath,
} from '#contract/trade/client-addresses.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formatsOf } from '../trade/formats.ts'
import { type OwnCompany, TradeFrame } from '../trade/trade-frame.tsx'
import { Trouble } from '../trade/trouble.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { NewStanding } from './new-standing.tsx'
import { StandingState } from './standing-state.tsx'
import { useStandingList } from './use-standing.ts'

/** What the company orders again and again by itself; with `?from=` a new one. */
export function Screen() {
  const { LL } = useI18nContext()
  const from = new URLSearchParams(useLocation().search).get('from')
  return (
    <TradeFrame title={LL.orders.standing.title()} current="standing">
      {(company) =>
        from === null ? (
          <StandingList key={company.id} company={company} />
        ) : (
          <NewStanding key={`${company.id}/${from}`} company={company} from={from} />
        )
      }
    </TradeFrame>
  )
}

function StandingList({ company }: { company: OwnCompany }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.standing
  const { money, weekday } = formatsOf(locale)
  const { to } = useBuyer()
  const { data, error, refetch } = useStandingList(company.id)
  if (!data) {
    return error ? (
      <Trouble error={error} again={() => void refetch()} />
    ) : (
      <p role="status">{LL.loading()}</p>
    )
  }
  const begin = mayOrder(company.role) && (
    <Link className="btn btn-quiet" to={newStandingOrderPath(company.id, emptyStandingOrder)}>
      {words.new()}
    </Link>
  )
  if (data.rows.length === 0) {
    return (
      <div className="goods-none">
        <p>{words.empty()}</p>
        <p className="order-tools">
          <Link className="btn" to={to(clientAddress('orders'))}>
            {LL.orders.order.back()}
          </Link>
          {begin}
        </p>
      </div>
    )
  }
  return (
    <>
      <p className="goods-note">{words.lead()}</p>
      <ul className="order-list">
        {data.rows.map((standing) => {
          const rhythm = words.every[standing.every_weeks]()
          const day = weekday(standing.next_on)
          return (
            <li key={standing.id}>
              <div>
                <Link
                  to={to(clientStandingOrderPath(standing.id))}
                  aria-label={words.openOne({ what: `${rhythm}, ${day}` })}
                >
                  {rhythm}
                </Link>{' '}
                {standing.is_sample && (
                  <span className="goods-mark goods-mark-sample">{LL.orders.order.sample()}</span>
                )}
                <p>
                  {LL.orders.bar.lines({ n: standing.products })}
                  {standing.po_number && ` · ${standing.po_number}`}
                </p>
              </div>
              <div>
                <p>
                  <strong>
                    <StandingState standing={standing} />
                  </strong>
                </p>
                {standing.state === 'active' && (
                  <p>{standing.is_skipped ? words.skipped({ day }) : words.next({ day })}</p>
                )}
              </div>
              <p className="basket-amount">{money(standing.total_cents, standing.currency)}</p>
            </li>
          )
        })}
      </ul>
      {begin && <p className="order-tools">{begin}</p>}
    </>
  )
}
