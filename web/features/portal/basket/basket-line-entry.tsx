import type { Currency } from '#contract/trade/money.ts'
import type { BasketLine } from '#contract/trade/orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from '../trade/formats.ts'
import { RecalledGoods } from '../recalls/recalled-goods.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

type Props = {
  line: BasketLine
  currency: Currency | null
  cases: number
  /** Absent for read-only members. */
  onChange?: (cases: number) => void
}

/** A product in the basket: quantity, price, and the reason if it cannot be ordered. */
export function BasketLineEntry({ line, currency, cases, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.basket
  const { money, weight } = formattersFor(locale)
  const isWeighed = line.price_unit === 'kg'
  const price = currency && line.unit_cents !== null ? money(line.unit_cents, currency) : null
  const { next } = line
  // prices are computed by the server; after a delay the old ones are hidden
  const behind = cases === line.cases ? '' : ' basket-behind'
  return (
    <li className="basket-line">
      <div>
        <h2>
          {line.name}{' '}
          {line.is_sample && (
            <span className="goods-mark goods-mark-sample">{LL.orders.order.sample()}</span>
          )}
        </h2>
        <p>
          {line.pack} · {line.sku}
        </p>
        {price && <p>{isWeighed ? words.unitKg({ price }) : words.unit({ price })}</p>}
        <RecalledGoods recall={line.recall_id} />
        {line.obstacle && (
          <p className="message message-error">
            {words.obstacles[line.obstacle]({
              n: line.obstacle === 'off-step' ? line.step_cases : line.min_cases,
            })}
          </p>
        )}
        {next && currency && line.obstacle === null && (
          <p className={behind.trim() || undefined}>
            {LL.orders.stepper[isWeighed ? 'nextKg' : 'next']({
              n: next.more,
              price: money(next.unit_cents, currency),
            })}
          </p>
        )}
      </div>
      <div>
        {onChange ? (
          <>
            <QuantityStepper product={line} {...{ cases, onChange }} />
            <p>
              <button type="button" className="link" onClick={() => onChange(0)}>
                {words.remove()}{' '}
                <span className="sr-only">{words.removeOf({ name: line.name })}</span>
              </button>
            </p>
          </>
        ) : (
          <p>{LL.portal.catalogue.cases({ n: cases })}</p>
        )}
      </div>
      <div>
        {line.amount_cents !== null && currency && line.obstacle === null && (
          <p className={`basket-amount${behind}`}>{money(line.amount_cents, currency)}</p>
        )}
        {line.est_g !== null && <p>{words.estimated({ weight: weight(line.est_g) })}</p>}
      </div>
    </li>
  )
}
