import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import type { Currency } from '#contract/trade/money.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from './formats.ts'

type Props = { product: CatalogueProduct; currency: Currency }

/** Prices of a product by quantity, per case and per unit. */
export function PriceTiers({ product, currency }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.catalogue
  const { money } = formattersFor(locale)
  const { prices, catch_weight: isWeighed, units_per_case: units } = product
  const hasUnits = !isWeighed && units > 1
  return (
    <table className="goods-price-steps">
      <caption className="sr-only">{words.ladder({ name: product.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.quantity()}</th>
          <th scope="col">{isWeighed ? words.perKg() : words.perCase()}</th>
          {hasUnits && <th scope="col">{words.perUnit()}</th>}
        </tr>
      </thead>
      <tbody>
        {prices.map(({ min_cases: cases, unit_cents: cents }) => (
          <tr key={cases}>
            <th scope="row">{words.from({ n: cases })}</th>
            <td>{money(cents, currency)}</td>
            {hasUnits && <td>{money(cents / units, currency)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
