import type { StandingOrderDetail } from '#contract/trade/standing/standing.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from '../trade/formats.ts'

/** The lines at current prices, with the agreed price where the price has risen since. */
export function StandingOrderLines({ standing }: { standing: StandingOrderDetail }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.standing
  const { money } = formattersFor(locale)
  const { lines, currency, currency_now: now } = standing
  return (
    <>
      <h3>{words.goods()}</h3>
      <ul className="basket-lines">
        {lines.map((line) => {
          const isDearer = now !== currency || (line.amount_cents ?? 0) > line.agreed_cents
          return (
            <li key={line.product_id} className="standing-line">
              <div>
                <strong>{line.name}</strong>
                <p>
                  {line.pack}
                  {line.pack !== line.agreed_pack && (
                    <small> {words.was({ amount: line.agreed_pack })}</small>
                  )}
                </p>
                {line.obstacle && (
                  <p className="basket-obstacle">
                    {LL.orders.basket.obstacles[line.obstacle]({
                      n: line.obstacle === 'too-few' ? line.min_cases : line.step_cases,
                    })}
                  </p>
                )}
              </div>
              <p>{LL.portal.catalogue.cases({ n: line.cases })}</p>
              <p className="basket-amount">
                {line.amount_cents !== null && now !== null && money(line.amount_cents, now)}
                {isDearer && (
                  <small>{words.was({ amount: money(line.agreed_cents, currency) })}</small>
                )}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="basket-total">
        <span>{now === currency ? words.now() : words.agreed()}</span>
        <span>
          {now === currency
            ? money(standing.total_now_cents, currency)
            : money(standing.total_cents, currency)}
        </span>
      </p>
    </>
  )
}
