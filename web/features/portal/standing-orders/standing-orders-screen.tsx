import './standing-orders.css'
import { Link, useLocation } from 'react-router'
import {
  clientAddress,
  clientStandingOrderPath,
  emptyStandingOrder,
  newStandingOrderPath,
} from '#contract/trade/client-addresses.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from '../trade/formats.ts'
import { type ClientCompany, TradeLayout } from '../trade/trade-layout.tsx'
import { TradeError } from '../trade/trade-error.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { NewStandingOrder } from './new-standing-order.tsx'
import { StandingOrderState } from './standing-order-state.tsx'
import { useStandingOrders } from './use-standing-orders.ts'

/** The company's standing orders; with `?from=<order id>` the form for a new one. */
export function Screen() {
  const { LL } = useI18nContext()
  const from = new URLSearchParams(useLocation().search).get('from')
  return (
    <TradeLayout title={LL.orders.standing.title()} current="standing">
      {(company) =>
        from === null ? (
          <StandingList key={company.id} company={company} />
        ) : (
          <NewStandingOrder key={`${company.id}/${from}`} company={company} from={from} />
        )
      }
    </TradeLayout>
  )
}

function StandingList({ company }: { company: ClientCompany }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.standing
  const { money, weekday } = formattersFor(locale)
  const { to } = useBuyer()
  const { data, error, refetch } = useStandingOrders(company.id)
  if (!data) {
    return error ? (
      <TradeError error={error} again={() => void refetch()} />
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
                    <StandingOrderState standing={standing} />
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
