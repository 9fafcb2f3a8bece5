import type { Locale } from '#contract/locales.ts'
import { writtenCents } from '#contract/trade/money.ts'
import type { Cell } from '../../../lib/text/csv.ts'
import { exportWords } from './export-words.ts'

/** An order line, as selected; empty for an order without cases. */
export type ExportedGoods = {
  sku: string | null
  name: string | null
  names: string | null
  pack: string | null
  price_unit: 'case' | 'kg' | null
  unit_cents: number | null
  cases: number | null
  amount_cents: number | null
}

type GoodsColumn = 'sku' | 'product' | 'pack' | 'cases' | 'price' | 'per' | 'amount'

/** Cells of a line's product, in the reader's language. */
export function goodsCells(row: ExportedGoods, locale: Locale): Record<GoodsColumn, Cell> {
  const words = exportWords[locale]
  const names = JSON.parse(row.names ?? '{}') as Record<string, string>
  return {
    sku: { code: row.sku ?? '' },
    product: names[locale] ?? row.name ?? '',
    pack: { code: row.pack ?? '' },
    cases: row.cases === null ? '' : String(row.cases),
    price: amount(row.unit_cents),
    per: row.price_unit === 'kg' ? words.perKg : row.price_unit === 'case' ? words.perCase : '',
    amount: amount(row.amount_cents),
  }
}

const amount = (cents: number | null): Cell =>
  cents === null ? '' : { number: writtenCents(cents) }
