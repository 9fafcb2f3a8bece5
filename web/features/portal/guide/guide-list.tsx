import './guide.css'
import { useState } from 'react'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import type { Currency } from '#contract/trade/money.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { ProductEntry } from '../trade/product-entry.tsx'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { GuideRowTools } from './guide-row-tools.tsx'
import { StockField } from './stock-field.tsx'
import type { OrderGuide } from './use-order-guide.ts'

type Props = {
  company: ClientCompany
  used: OrderGuide
  products: CatalogueProduct[]
  currency: Currency | null
  /** Absent for read-only members. */
  basket?: { casesOf: (product: string) => number; set: (product: string, cases: number) => void }
}

/** A company's order guide in its own order, with a quantity stepper for each product. */
export function GuideList({ company, used, products, currency, basket }: Props) {
  const words = useI18nContext().LL.orders.guide
  const [isArranging, setIsArranging] = useState(false)
  const { guide, arrange, isBusy, error, isSaved } = used
  const rows = guide?.rows ?? []
  const shown = rows.flatMap((row) => {
    const product = products.find(({ id }) => id === row.product_id)
    return product ? [{ row, product }] : []
  })
  if (shown.length === 0) return <p>{words.empty()}</p>
  return (
    <>
      <p className="goods-note">{words.lead()}</p>
      {basket && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-pressed={isArranging}
          onClick={() => setIsArranging(!isArranging)}
        >
          {isArranging ? words.done() : words.arrange()}
        </button>
      )}
      <FormMessage
        error={error}
        success={isArranging && isBusy ? words.saving() : isSaved ? words.saved() : undefined}
      />
      <ul className="goods-list">
        {shown.map(({ row, product }, at) => (
          <ProductEntry
            key={product.id}
            product={product}
            company={company}
            currency={currency}
            {...(basket &&
              !isArranging && {
                cases: basket.casesOf(product.id),
                onChange: (cases: number) => basket.set(product.id, cases),
              })}
            tools={
              isArranging ? (
                <GuideRowTools
                  {...{ row, product, isBusy }}
                  before={shown[at - 1]?.row}
                  after={shown[at + 1]?.row}
                  rows={rows}
                  onArrange={arrange}
                />
              ) : (
                basket &&
                row.par_cases !== null && (
                  <StockField
                    product={product}
                    par={row.par_cases}
                    onMissing={(cases) => basket.set(product.id, cases)}
                  />
                )
              )
            }
          />
        ))}
      </ul>
    </>
  )
}
