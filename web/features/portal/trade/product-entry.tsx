import type { ReactNode } from 'react'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import type { Currency } from '#contract/trade/money.ts'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formatsOf, mailAbout } from './formats.ts'
import { nextPriceStep } from '#contract/trade/prices.ts'
import { Stepper } from '../basket/stepper.tsx'
import { PriceSteps } from './price-steps.tsx'
import { RecalledGoods } from '../recalls/recalled-goods.tsx'
import { ProductFacts } from './product-facts.tsx'
import type { OwnCompany } from './trade-frame.tsx'

type Props = {
  product: CatalogueProduct
  /** Who buys. */
  company: OwnCompany
  /** `null`: no price list is in force. */
  currency: Currency | null
  /** How many cases are in the basket, and what changes that; absent for who only reads. */
  cases?: number
  onChange?: (cases: number) => void
  /** What else can be done with it, below. */
  tools?: ReactNode
}

/** One product of the catalogue. */
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
          <p>{words.aboutWeight({ weight: formatsOf(locale).weight(netG) })}</p>
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
                href={mailAbout(email, words.enquirySubject({ company: company.name, name, sku }))}
              >
                {words.enquire()} <span className="sr-only">{words.enquireFor({ name })}</span>
              </a>
            </p>
          </>
        ) : isPriced ? (
          <>
            <PriceSteps {...{ product, currency }} />
            {cases !== undefined && onChange && availability !== 'unavailable' && (
              <>
                <Stepper {...{ product, cases, onChange }} />
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

/** What a few cases more would save, once something is in the basket. */
function NextStep({ product, cases, currency }: NextProps) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.stepper
  const next = cases > 0 ? nextPriceStep(product.prices, cases) : null
  if (!next) return null
  const values = { n: next.more, price: formatsOf(locale).money(next.unit_cents, currency) }
  return <p>{product.catch_weight ? words.nextKg(values) : words.next(values)}</p>
}
