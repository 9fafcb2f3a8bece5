import type { ProductFields } from './products.ts'

export const defaultProductFields = {
  net_g: null,
  gross_g: null,
  gtin: null,
  ti: null,
  hi: null,
  hs_code: null,
  origin: null,
  scheme: null,
  storage: 'ambient',
  allergens: null,
  nutrition: null,
  is_ftl: false,
  catch_weight: false,
  markets: 'CA US',
  ordering: 'order',
  availability: 'available',
  min_cases: 1,
  step_cases: 1,
} as const satisfies Partial<ProductFields>
