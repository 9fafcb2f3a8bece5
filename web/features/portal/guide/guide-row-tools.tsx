import { useState } from 'react'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import type { GuideRow } from '#contract/trade/guide/guide.ts'
import { maxCases } from '#contract/trade/prices.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  row: GuideRow
  product: CatalogueProduct
  rows: GuideRow[]
  /** Neighbours among the displayed rows, without products that are no longer sold. */
  before: GuideRow | undefined
  after: GuideRow | undefined
  isBusy: boolean
  onArrange: (rows: GuideRow[]) => void
}

/** Controls that move a product on the list, pin it, and set its par level (cases). */
export function GuideRowTools({ row, product, rows, before, after, isBusy, onArrange }: Props) {
  const words = useI18nContext().LL.orders.guide
  const { name } = product
  const [par, setPar] = useState<string>()
  const change = (changes: Partial<GuideRow>) =>
    onArrange(rows.map((one) => (one === row ? { ...row, ...changes } : one)))
  const swap = (other: GuideRow | undefined) => {
    if (!other) return
    onArrange(rows.map((one) => (one === row ? other : one === other ? row : one)))
  }
  const takePar = () => {
    if (par === undefined) return
    setPar(undefined)
    const wanted = par.trim() === '' ? null : Number(par)
    if (wanted !== null && !(Number.isInteger(wanted) && wanted > 0 && wanted <= maxCases)) return
    if (wanted !== row.par_cases) change({ par_cases: wanted })
  }
  return (
    <div className="guide-tools">
      <button
        type="button"
        className="btn btn-quiet btn-small"
        aria-label={words.up({ name })}
        aria-disabled={!before || isBusy}
        onClick={() => swap(before)}
      >
        ↑
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-small"
        aria-label={words.down({ name })}
        aria-disabled={!after || isBusy}
        onClick={() => swap(after)}
      >
        ↓
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-small"
        aria-pressed={row.pinned}
        aria-disabled={isBusy}
        onClick={() => change({ pinned: !row.pinned })}
      >
        {words.pin()} <span className="sr-only">{name}</span>
      </button>
      <label className="goods-field">
        <span>
          {words.par()} <span className="sr-only">{name}</span>
        </span>
        <input
          inputMode="numeric"
          maxLength={4}
          value={par ?? String(row.par_cases ?? '')}
          onChange={({ currentTarget }) => setPar(currentTarget.value)}
          onBlur={takePar}
          onKeyDown={({ key }) => key === 'Enter' && takePar()}
        />
      </label>
    </div>
  )
}
