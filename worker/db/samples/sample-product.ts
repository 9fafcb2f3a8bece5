import { type Locale, localeCodes } from '#contract/locales.ts'
import type { PriceStep } from '#contract/trade/prices.ts'
import type { ProductFields } from '#contract/trade/products.ts'
import { defaultProductFields } from '#contract/trade/default-product.ts'

type Names = Record<Locale, string>

export type SampleProduct = { fields: ProductFields; names: Names; prices: PriceStep[] }

type Given = Pick<ProductFields, 'sku' | 'category' | 'units_per_case' | 'unit_label'> &
  Partial<ProductFields>

/** Minimum quantities of the price steps; without prices a product is on request. */
const quantities = [1, 5, 20]

/** A sample product; `unitCents` are the prices per step. */
export function sampleProduct(names: Names, given: Given, ...unitCents: number[]): SampleProduct {
  return {
    fields: { ...defaultProductFields, markets: 'CA', ...given },
    names,
    prices: unitCents.map((cents, index) => ({
      min_cases: quantities[index] ?? 1,
      unit_cents: cents,
    })),
  }
}

export const productNamesOf = (products: readonly SampleProduct[]) =>
  Object.fromEntries(
    localeCodes.map((locale) => [locale, products.map(({ names }) => names[locale])]),
  ) as Record<Locale, string[]>
