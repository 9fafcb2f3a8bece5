import { locales } from '#contract/locales.ts'
import { moneyText, formatKilograms } from '#contract/trade/money.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** The lines of an order, with the requested amount beside each changed one. */
export function OrderGoods({ order }: { order: StaffOrderDetail }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.clientOrders
  const money = (cents: number) => moneyText(cents, order.currency, locales[locale].tag)
  return (
    <section className="staff-part">
      <h3>{words.lines()}</h3>
      <ul className="staff-people">
        {order.lines.map(({ line, name, sku, pack, cases, amount_cents, change, ...rest }) => {
          const unit = (cents: number, per = rest.price_unit) =>
            `${money(cents)} ${per === 'kg' ? words.perKg() : words.perCase()}`
          const before =
            change &&
            [
              change.sku && `${change.name} (${change.pack}, ${change.sku})`,
              change.cases !== undefined && LL.staff.lots.cases({ n: change.cases }),
              change.unit_cents !== undefined && unit(change.unit_cents, change.price_unit),
            ]
              .filter(Boolean)
              .join(', ')
          const lots = order.shipment?.lots.filter((lot) => lot.line === line) ?? []
          const weight = rest.net_g === null ? '' : `, ${formatKilograms(rest.net_g)} kg`
          return (
            <li key={line}>
              <strong>{cases === 0 ? name : `${cases} × ${name}`}</strong> · {sku} · {pack}
              <br />
              {cases === 0
                ? words.removed()
                : `${unit(rest.unit_cents)}${colon(locale)} ${money(amount_cents)}`}
              {rest.est_g !== null && cases > 0 && ` (${words.estimated()})`}
              {lots.length > 0 && (
                <>
                  <br />
                  {LL.staff.lots.shipping.lots({
                    n: lots.length,
                    lots: lots
                      .map(
                        ({ code, cases: n, recall_id: recall }) =>
                          `${code} (${LL.staff.lots.cases({ n })})${recall === null ? '' : `, ${LL.staff.lots.states.recalled()}`}`,
                      )
                      .join(', '),
                  })}
                  {weight}
                </>
              )}
              {before && (
                <small className="staff-order-before">
                  <span className="sr-only">{words.was({ before: '' })}</span> <s>{before}</s>
                </small>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
