import { useId } from 'react'
import type { Currency } from '#contract/trade/money.ts'
import type { PurchaseMonth } from '#contract/trade/purchases/purchases.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from '../trade/formats.ts'

type Props = { currency: Currency; rows: PurchaseMonth[]; thisMonth: string }

/** Months in the chart and in the total above it; the table has all months. */
const drawnMonths = 12
const height = 100
/** Widths of a month and its bar in SVG units. */
const step = 10
const bar = 7

/** Purchases in one currency: a chart of one year and a table of all months. */
export function CurrencyPurchases({ currency, rows, thisMonth }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.purchases
  const { money, month, count } = formattersFor(locale)
  const id = useId()
  const all = monthsUntil(thisMonth, drawnMonths)
  const amounts = all.map((name) => rows.find((row) => row.month === name)?.amount_cents ?? 0)
  const top = Math.max(1, ...amounts)
  const recent = rows.filter((row) => all.includes(row.month))
  const yearCents = recent.reduce((sum, row) => sum + row.amount_cents, 0)
  const best = (recent.length > 0 ? recent : rows).reduce((most, row) =>
    row.amount_cents > most.amount_cents ? row : most,
  )
  const summary = words.chart({
    month: month(best.month),
    amount: money(best.amount_cents, currency),
  })
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.inCurrency({ currency })}</h2>
      <p className="purchases-year">
        <strong>{money(yearCents, currency)}</strong> {words.lastYear()}
      </p>
      <figure className="purchases-chart">
        <svg
          viewBox={`0 0 ${all.length * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {amounts.map((cents, at) => (
            <rect
              key={all[at]}
              x={at * step + (step - bar) / 2}
              y={height - barHeight(cents, top)}
              width={bar}
              height={barHeight(cents, top)}
            />
          ))}
        </svg>
        <figcaption aria-hidden="true">
          <span>{all[0] && month(all[0])}</span>
          <span>{month(thisMonth)}</span>
        </figcaption>
      </figure>
      <table className="purchases-table">
        <caption className="sr-only">{words.inCurrency({ currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month()}</th>
            <th scope="col">{words.cases()}</th>
            <th scope="col">{words.amount()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.month}>
              <th scope="row">
                {month(row.month)}
                <small>{words.orders({ n: row.orders })}</small>
              </th>
              <td>{count(row.cases)}</td>
              <td>{money(row.amount_cents, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Months with purchases get at least a thin bar. */
const barHeight = (cents: number, top: number): number =>
  cents === 0 ? 0 : Math.max(1.5, (cents / top) * height)

/** The `count` months up to `last`, oldest first. */
function monthsUntil(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const date = new Date(`${last}-01`)
    date.setUTCMonth(date.getUTCMonth() - (count - 1 - at))
    return date.toISOString().slice(0, 7)
  })
}
