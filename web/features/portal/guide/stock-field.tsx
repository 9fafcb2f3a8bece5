import { useId, useState } from 'react'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import { orderableCases } from '#contract/trade/order-choices.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  product: CatalogueProduct
  par: number
  /** Called with the cases missing to the par level, as a valid order quantity. */
  onMissing: (cases: number) => void
}

/** Field for the stock on the shelf; the difference to the par level goes into the basket. */
export function StockField({ product, par, onMissing }: Props) {
  const words = useI18nContext().LL.orders.guide
  const hintId = useId()
  const [typed, setTyped] = useState('')
  const take = () => {
    if (!/^\d{1,4}$/.test(typed.trim())) return
    const missing = Math.max(0, par - Number(typed))
    onMissing(missing === 0 ? 0 : orderableCases(product, missing))
  }
  return (
    <div className="guide-tools">
      <label className="goods-field">
        <span>
          {words.shelf()} <span className="sr-only">{product.name}</span>
        </span>
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={take}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
      </label>
      <p id={hintId}>{words.shelfHint({ n: par })}</p>
    </div>
  )
}
