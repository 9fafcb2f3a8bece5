import type { ProductFields } from '#contract/trade/products.ts'
import type { productsTable } from '../../../db/schema/trade/catalogue.ts'

export type ProductRow = typeof productsTable.$inferSelect

/** Maps API fields to columns. */
export const productColumnsOf = (fields: ProductFields) => ({
  sku: fields.sku,
  category: fields.category,
  unitsPerCase: fields.units_per_case,
  unitLabel: fields.unit_label,
  netG: fields.net_g,
  grossG: fields.gross_g,
  gtin: fields.gtin,
  ti: fields.ti,
  hi: fields.hi,
  hsCode: fields.hs_code,
  origin: fields.origin,
  scheme: fields.scheme,
  storage: fields.storage,
  allergens: fields.allergens,
  nutrition: fields.nutrition as Record<string, number> | null,
  isFtl: fields.is_ftl,
  catchWeight: fields.catch_weight,
  markets: fields.markets,
  ordering: fields.ordering,
  availability: fields.availability,
  minCases: fields.min_cases,
  stepCases: fields.step_cases,
})

/** Maps columns to API fields; the schema validated them on writing. */
export const productFieldsOf = (row: ProductRow): ProductFields => ({
  sku: row.sku,
  category: row.category as ProductFields['category'],
  units_per_case: row.unitsPerCase,
  unit_label: row.unitLabel,
  net_g: row.netG,
  gross_g: row.grossG,
  gtin: row.gtin,
  ti: row.ti,
  hi: row.hi,
  hs_code: row.hsCode,
  origin: row.origin,
  scheme: row.scheme,
  storage: row.storage,
  allergens: row.allergens as ProductFields['allergens'],
  nutrition: row.nutrition,
  is_ftl: row.isFtl,
  catch_weight: row.catchWeight,
  markets: row.markets,
  ordering: row.ordering,
  availability: row.availability,
  min_cases: row.minCases,
  step_cases: row.stepCases,
})
