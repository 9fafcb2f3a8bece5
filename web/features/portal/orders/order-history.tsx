import { company as us } from '#contract/company.ts'
import type { OrderDetail } from '#contract/trade/orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from '../trade/formats.ts'

export function OrderHistory({ order }: { order: OrderDetail }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.order
  const { money, weekday, moment } = formattersFor(locale)
  return (
    <section className="order-papers" aria-labelledby="order-history">
      <h3 id="order-history">{words.history()}</h3>
      <ol className="order-history">
        {order.events.map(({ kind, side, by, at, detail }) => {
          const { reason, delivery_from: day, total_from: total } = detail ?? {}
          return (
            <li key={`${at}${kind}`}>
              <strong>{words.events[kind]()}</strong> ·{' '}
              {side === 'staff' ? us.name : (by ?? order.placed_name)} ·{' '}
              <time dateTime={at}>{moment(at).here}</time>
              {day && <p>{words.deliveryFrom({ day: weekday(day) })}</p>}
              {total && <p>{words.totalFrom({ total: money(Number(total), order.currency) })}</p>}
              {reason && (
                <>
                  <p>{words.reason()}</p>
                  <blockquote>{reason}</blockquote>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
