import { writtenCents } from '#contract/trade/money.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** The lines of an order, and beside each what the client asked for where that was changed. */
export function OrderGoods({ order }: { order: StaffOrderDetail }) {
  const { LL } = useI18nContext()
  const words = LL.people.clientOrders
  return (
    <section className="ad-part">
      <h3>{words.lines()}</h3>
      <ul className="ad-people">
        {order.lines.map(({ line, name, sku, pack, cases, amount_cents, change, ...rest }) => {
          const before =
            change &&
            [
              change.sku,
              change.cases !== undefined && `${change.cases} ×`,
              change.unit_cents !== undefined && writtenCents(change.unit_cents),
            ]
              .filter(Boolean)
              .join(', ')
          const lots = order.shipment?.lots.filter((lot) => lot.line === line) ?? []
          const weight = rest.net_g === null ? '' : `, ${rest.net_g} g`
          return (
            <li key={line}>
              <strong>
                {cases} × {name}
              </strong>{' '}
              · {sku} · {pack}
              <br />
              {cases === 0
                ? words.removed()
                : `${writtenCents(rest.unit_cents)} ${rest.price_unit === 'kg' ? words.perKg() : words.perCase()}: ${writtenCents(amount_cents)} ${order.currency}`}
              {rest.est_g !== null && cases > 0 && ` (${words.estimated()})`}
              {lots.length > 0 && (
                <>
                  <br />
                  {LL.people.lots.shipping.lots({
                    lots: lots
                      .map(
                        ({ code, cases: n, recall_id: recall }) =>
                          `${code} (${n})${recall === null ? '' : `, ${LL.people.lots.states.recalled()}`}`,
                      )
                      .join(', '),
                  })}
                  {weight}
                </>
              )}
              {before && <small className="ad-soft"> {words.was({ before })}</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
