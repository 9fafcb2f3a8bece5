import type { Locale } from '#contract/locales.ts'
import { writtenCents } from '#contract/trade/money.ts'
import { exportWords } from './export-words.ts'

/** A line of an order as SQL answers it; nothing where an order has no line with cases. */
export type Goods = {
  sku: string | null
  name: string | null
  names: string | null
  pack: string | null
  price_unit: 'case' | 'kg' | null
  unit_cents: number | null
  cases: number | null
  amount_cents: number | null
}

/** What a line says of its goods; names as they were then, in the reader's language. */
export function goodsCells(row: Goods, locale: Locale) {
  const words = exportWords[locale]
  const names = JSON.parse(row.names ?? '{}') as Record<string, string>
  return {
    sku: row.sku ?? '',
    product: names[locale] ?? row.name ?? '',
    pack: row.pack ?? '',
    cases: row.cases === null ? '' : String(row.cases),
    price: row.unit_cents === null ? '' : writtenCents(row.unit_cents),
    per: row.price_unit === 'kg' ? words.perKg : row.price_unit === 'case' ? words.perCase : '',
    amount: row.amount_cents === null ? '' : writtenCents(row.amount_cents),
  }
}
