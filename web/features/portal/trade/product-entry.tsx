import type { ReactNode } from 'react'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import type { Currency } from '#contract/trade/money.ts'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor, mailtoUrl } from './formats.ts'
import { nextPriceStep } from '#contract/trade/prices.ts'
import { QuantityStepper } from '../basket/quantity-stepper.tsx'
import { PriceTiers } from './price-tiers.tsx'
import { RecalledGoods } from '../recalls/recalled-goods.tsx'
import { ProductFacts } from './product-facts.tsx'
import type { ClientCompany } from './trade-layout.tsx'

type Props = {
  product: CatalogueProduct
  company: ClientCompany
  /** `null` while no price list applies. */
  currency: Currency | null
  /** Quantity in the basket (cases); absent for read-only members. */
  cases?: number
  onChange?: (cases: number) => void
  /** Further controls, rendered below. */
  tools?: ReactNode
}

export function ProductEntry({ product, company, currency, cases, onChange, tools }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.catalogue
  const { email } = useCompany()
  const { name, sku, description, availability, scheme, net_g: netG } = product
  const isPriced = currency !== null && product.prices.length > 0
  return (
    <li className="goods-entry">
      <div>
        <h3>
          {name}
          {product.is_sample && (
            <span className="goods-mark goods-mark-sample" title={words.sampleHint()}>
              {words.sample()}
            </span>
          )}
          {scheme && <span className="goods-mark">{words.schemes[scheme]()}</span>}
        </h3>
        <p className="goods-pack">
          {product.units_per_case} × {product.unit_label}
          <span className={`goods-state goods-state-${availability}`}>
            {words.availability[availability]()}
          </span>
        </p>
        <RecalledGoods recall={product.recall_id} />
        {description && <p>{description}</p>}
        {product.catch_weight && netG !== null && (
          <p>{words.aboutWeight({ weight: formattersFor(locale).weight(netG) })}</p>
        )}
      </div>
      <div className="goods-price">
        {product.ordering === 'enquire' ? (
          <>
            <p>
              <strong>{words.enquiryOnly()}</strong>
            </p>
            {product.category === 'wines' && <p>{words.enquiryText()}</p>}
            <p>
              <a
                className="btn btn-quiet btn-small"
                href={mailtoUrl(email, words.enquirySubject({ company: company.name, name, sku }))}
              >
                {words.enquire()} <span className="sr-only">{words.enquireFor({ name })}</span>
              </a>
            </p>
          </>
        ) : isPriced ? (
          <>
            <PriceTiers {...{ product, currency }} />
            {cases !== undefined && onChange && availability !== 'unavailable' && (
              <>
                <QuantityStepper {...{ product, cases, onChange }} />
                <NextStep {...{ product, cases, currency }} />
              </>
            )}
          </>
        ) : (
          <p>
            <strong>{words.onRequest()}</strong>
          </p>
        )}
      </div>
      {tools}
      <ProductFacts {...{ product, company }} />
    </li>
  )
}

type NextProps = { product: CatalogueProduct; cases: number; currency: Currency }

/** The next price break, shown once the product is in the basket. */
function NextStep({ product, cases, currency }: NextProps) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.stepper
  const next = cases > 0 ? nextPriceStep(product.prices, cases) : null
  if (!next) return null
  const values = { n: next.more, price: formattersFor(locale).money(next.unit_cents, currency) }
  return <p>{product.catch_weight ? words.nextKg(values) : words.next(values)}</p>
}
