import type { OrderDetail, OrderLine } from '#contract/trade/orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formatsOf } from '../trade/formats.ts'

/** What was ordered, and beside each line what it was before staff changed it. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.order
  const { money, weight } = formatsOf(locale)
  const cents = (amount: number) => money(amount, order.currency)

  const before = ({ change }: OrderLine) =>
    change &&
    [
      change.name,
      change.cases !== undefined && LL.portal.catalogue.cases({ n: change.cases }),
      change.unit_cents !== undefined && cents(change.unit_cents),
    ]
      .filter(Boolean)
      .join(', ')

  return (
    <section aria-labelledby="order-lines">
      <h3 id="order-lines">{words.lines()}</h3>
      <ul className="basket-lines">
        {order.lines.map((line) => {
          const was = before(line)
          const price = cents(line.unit_cents)
          const lots = order.shipment?.lots.filter((lot) => lot.line === line.line) ?? []
          return (
            <li key={line.line} className="basket-line">
              <div>
                <h3 className={line.cases === 0 ? 'order-gone' : undefined}>
                  {line.name}{' '}
                  {line.is_sample && (
                    <span className="goods-mark goods-mark-sample">{words.sample()}</span>
                  )}
                </h3>
                <p>
                  {line.pack} · {line.sku}
                </p>
                {lots.length > 0 && (
                  <p>
                    {words.lots({
                      lots: lots.map(({ code, cases: n }) => words.lot({ code, n })).join(', '),
                    })}
                  </p>
                )}
                {was && <span className="order-change">{words.was({ before: was })}</span>}
              </div>
              <div>
                <p>
                  {line.cases === 0
                    ? words.removed()
                    : LL.portal.catalogue.cases({ n: line.cases })}
                </p>
                <p>
                  {line.price_unit === 'kg'
                    ? LL.orders.basket.unitKg({ price })
                    : LL.orders.basket.unit({ price })}
                </p>
              </div>
              <div>
                <p className="basket-amount">{cents(line.amount_cents)}</p>
                {line.net_g !== null && line.cases > 0 && (
                  <p>{words.weighed({ weight: weight(line.net_g) })}</p>
                )}
                {line.est_g !== null && line.cases > 0 && (
                  <p>{LL.orders.basket.estimated({ weight: weight(line.est_g) })}</p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="basket-total">
        <span>{words.total()}</span>
        <span>{cents(order.total_cents)}</span>
      </p>
    </section>
  )
}
