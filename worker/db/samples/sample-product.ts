import { type Locale, localeCodes } from '#contract/locales.ts'
import type { PriceStep } from '#contract/trade/prices.ts'
import type { ProductFields } from '#contract/trade/products.ts'
import { usualFields } from '#contract/trade/usual-product.ts'

type Names = Record<Locale, string>

export type SampleProduct = { fields: ProductFields; names: Names; prices: PriceStep[] }

type Given = Pick<ProductFields, 'sku' | 'category' | 'units_per_case' | 'unit_label'> &
  Partial<ProductFields>

/** From one case on, from five, from twenty; what has no prices is on request. */
const quantities = [1, 5, 20]

/** A made-up product; what it costs from each quantity on. */
export function sample(names: Names, given: Given, ...unitCents: number[]): SampleProduct {
  return {
    fields: { ...usualFields, markets: 'CA', ...given },
    names,
    prices: unitCents.map((cents, index) => ({
      min_cases: quantities[index] ?? 1,
      unit_cents: cents,
    })),
  }
}

/** What products are called, by language. */
export const namesOf = (products: readonly SampleProduct[]) =>
  Object.fromEntries(
    localeCodes.map((locale) => [locale, products.map(({ names }) => names[locale])]),
  ) as Record<Locale, string[]>
