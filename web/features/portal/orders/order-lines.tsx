import { Link } from 'react-router'
import { clientRecallPath } from '#contract/trade/client-addresses.ts'
import type { OrderDetail, OrderLine } from '#contract/trade/orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from '../trade/formats.ts'
import { useBuyer } from '../trade/use-buyer.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { DocumentButtons } from '../documents/document-buttons.tsx'
import { useOrderDocuments } from './order-documents.tsx'

/** The order's lines, with the original values of lines that staff have changed. */
export function OrderLines({ order, company }: { order: OrderDetail; company: ClientCompany }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.order
  const { to } = useBuyer()
  const { money, weight } = formattersFor(locale)
  const papers = useOrderDocuments(company, order.id).data ?? []
  const cents = (amount: number) => money(amount, order.currency)

  const perUnit = (unit: OrderLine['price_unit'], amount: number) =>
    unit === 'kg'
      ? LL.orders.basket.unitKg({ price: cents(amount) })
      : LL.orders.basket.unit({ price: cents(amount) })

  const before = ({ change, price_unit }: OrderLine) =>
    change &&
    [
      change.name && `${change.name}${change.pack ? ` (${change.pack})` : ''}`,
      change.cases !== undefined && LL.portal.catalogue.cases({ n: change.cases }),
      change.unit_cents !== undefined &&
        perUnit(change.price_unit ?? price_unit, change.unit_cents),
    ]
      .filter(Boolean)
      .join(', ')

  return (
    <section aria-labelledby="order-lines">
      <h3 id="order-lines">{words.lines()}</h3>
      <ul className="basket-lines">
        {order.lines.map((line) => {
          const was = before(line)
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
                      n: lots.length,
                      lots: lots.map(({ code, cases: n }) => words.lot({ code, n })).join(', '),
                    })}
                  </p>
                )}
                {lots
                  .filter(({ recall_id: recall }) => recall !== null)
                  .map(({ lot_id: id, code, recall_id: recall }) => (
                    <p key={id} className="order-recalled">
                      <Link to={to(clientRecallPath(recall ?? ''))}>
                        {LL.orders.recalls.line({ code })}
                      </Link>
                    </p>
                  ))}
                <DocumentButtons
                  company={company}
                  documents={papers.filter(({ lot_id: id }) =>
                    lots.some((lot) => lot.lot_id === id),
                  )}
                />
                {was && <span className="order-change">{words.was({ before: was })}</span>}
              </div>
              <div>
                <p>
                  {line.cases === 0
                    ? words.removed()
                    : LL.portal.catalogue.cases({ n: line.cases })}
                </p>
                <p>{perUnit(line.price_unit, line.unit_cents)}</p>
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
