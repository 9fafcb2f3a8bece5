import { type ReactNode, useState } from 'react'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { ProductDocuments } from '../documents/product-documents.tsx'
import { formattersFor } from './formats.ts'
import type { ClientCompany } from './trade-layout.tsx'

type Props = { product: CatalogueProduct; company: ClientCompany }

/** A product's details for kitchens and warehouses, and its documents. Unknown details are omitted. */
export function ProductFacts({ product, company }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.catalogue
  const [isOpen, setIsOpen] = useState(false)
  const { weight, country } = formattersFor(locale)
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
    <details className="goods-facts" onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
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
        {isOpen && (
          <div className="goods-papers">
            <dt>{LL.orders.documents.title()}</dt>
            <dd>
              <ProductDocuments company={company} product={product.id} />
            </dd>
          </div>
        )}
      </dl>
    </details>
  )
}
