import type { ReactNode } from 'react'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formatsOf } from './formats.ts'

/** What a kitchen or a warehouse asks about a product. What nobody knows is left out. */
export function ProductFacts({ product }: { product: CatalogueProduct }) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.catalogue
  const { weight, country } = formatsOf(locale)
  const { min_cases: least, step_cases: step, allergens, ti, hi } = product
  const smallest = words.cases({ n: least })
  const facts: [string, ReactNode][] = [
    [words.sku(), product.sku],
    [words.minimum(), step > 1 ? `${smallest}, ${words.steps({ n: step })}` : smallest],
    [words.origin(), product.origin && country(product.origin)],
    [words.storage(), words.storages[product.storage]()],
    [
      words.allergens(),
      allergens &&
        (allergens.length === 0
          ? words.noAllergens()
          : allergens.map((name) => words.allergenNames[name]()).join(', ')),
    ],
    [words.netWeight(), product.net_g && weight(product.net_g)],
    [words.grossWeight(), product.gross_g && weight(product.gross_g)],
    [words.pallet(), ti && hi && words.palletOf({ ti, hi })],
    ['GTIN', product.gtin],
    [words.hs(), product.hs_code],
  ]
  return (
    <details className="goods-facts">
      <summary>
        {words.details()} <span className="sr-only">{words.detailsOf({ name: product.name })}</span>
      </summary>
      <dl>
        {facts
          .filter(([, value]) => value !== null && value !== 0)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </details>
  )
}
