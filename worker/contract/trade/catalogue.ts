import { z } from 'zod'
import { Day } from '../site/day.ts'
import type { AdminAction } from '../staff/admin-actions.ts'
import { type Locale, localeCodes } from '../locales.ts'
import { Cursor } from '../paging.ts'
import { line } from '../text/line.ts'
import { currencies, type Currency } from './money.ts'
import { areValidPriceSteps, maxSteps, type PriceStep, priceUnits } from './prices.ts'
import type { Category, Market } from './goods.ts'
import type { ProductFields, ProductTexts } from './products.ts'
import type { MemberRole } from './member-roles.ts'

const locale = z.enum(localeCodes as [Locale, ...Locale[]])

/** `GET /api/trade/:company/catalogue` */
export const CatalogueQuery = z.strictObject({ locale, cursor: Cursor })
export type CatalogueQuery = z.output<typeof CatalogueQuery>

/** A product in a client's catalogue, with all price steps; none means price on request. */
export type CatalogueProduct = Pick<
  ProductFields,
  | 'sku'
  | 'units_per_case'
  | 'unit_label'
  | 'net_g'
  | 'gross_g'
  | 'gtin'
  | 'ti'
  | 'hi'
  | 'hs_code'
  | 'origin'
  | 'scheme'
  | 'storage'
  | 'allergens'
  | 'catch_weight'
  | 'ordering'
  | 'availability'
  | 'min_cases'
  | 'step_cases'
> & {
  id: string
  category: Category
  name: string
  description: string | null
  is_sample: boolean
  /** An open recall of a lot that the company received. */
  recall_id: string | null
  prices: PriceStep[]
}

/** A page of the catalogue, ordered by SKU. */
export type CataloguePage = {
  company: { id: string; name: string; role: MemberRole }
  /** `null` without agreed terms. */
  market: Market | null
  /** The applicable price list; `null`: all prices are on request. */
  list: { name: string; currency: Currency; version: number; valid_to: string | null } | null
  rows: CatalogueProduct[]
  next: string | null
}

/** `GET /api/admin/catalogue/products`, and the products of a price list. */
export const ProductQuery = z.strictObject({ cursor: Cursor })

export type ProductLine = Pick<
  ProductFields,
  'sku' | 'units_per_case' | 'unit_label' | 'catch_weight' | 'ordering' | 'availability'
> & {
  id: string
  category: Category
  name: string
  is_sample: boolean
  archived_at: string | null
}

/** `GET /api/admin/catalogue/products/:id` */
export type ProductDetail = {
  id: string
  version: number
  is_sample: boolean
  archived_at: string | null
  updated_at: string
  fields: ProductFields
  texts: ProductTexts
  actions: AdminAction[]
}

/** `PUT …/archived`; `version` as seen. */
export const ArchiveChange = z.strictObject({ version: z.int().min(1), archived: z.boolean() })
export type ArchiveChange = z.infer<typeof ArchiveChange>

/** `POST /api/admin/catalogue/price-lists` */
export const PriceListFields = z
  .strictObject({
    name: line(80),
    currency: z.enum(currencies),
    valid_from: Day,
    valid_to: Day.nullable(),
  })
  .refine(({ valid_from, valid_to }) => valid_to === null || valid_to >= valid_from, {
    path: ['valid_to'],
    message: 'Before the first day',
  })
export type PriceListFields = z.infer<typeof PriceListFields>

/**
 * `PUT /api/admin/catalogue/price-lists/:id`. The currency cannot change, as it would change all
 * prices.
 */
export const PriceListChange = z.strictObject({
  version: z.int().min(1),
  name: line(80),
  valid_from: Day,
  valid_to: Day.nullable(),
})
export type PriceListChange = z.infer<typeof PriceListChange>

export type PriceListLine = PriceListFields & {
  id: string
  version: number
  is_sample: boolean
  archived_at: string | null
  /** Number of companies to which it is or was assigned. */
  companies: number
}

export type PriceListDetail = PriceListLine & { actions: AdminAction[] }

export type PricedProduct = ProductLine & { prices: PriceStep[] }

/** Prices of a product in a list, by ascending minimum quantity. */
export const PriceSteps = z
  .array(z.strictObject({ min_cases: z.int(), unit_cents: z.int() }))
  .max(maxSteps)
  .refine(
    areValidPriceSteps,
    'Steps begin with one case and go up in cases; prices are from 1 cent on',
  )

/** `PUT /api/admin/catalogue/price-lists/:id/prices/:product`; `version` of the list as seen. */
export const PriceStepsChange = z.strictObject({
  version: z.int().min(1),
  /** Unit of the prices as seen: a case, or a kilogram. */
  unit: z.enum(priceUnits),
  prices: PriceSteps,
})
export type PriceStepsChange = z.infer<typeof PriceStepsChange>
