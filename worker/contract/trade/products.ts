import { z } from 'zod'
import { type Locale, localeCodes } from '../locales.ts'
import {
  allergens,
  availabilities,
  categories,
  marketSets,
  nutrients,
  orderingModes,
  originSchemes,
  storageConditions,
} from './goods.ts'
import { line, optionalLines } from '../text/line.ts'

const amount = (max: number) => z.int().min(1).max(max)

/** SKU in capital letters; starts with a letter or digit, so that spreadsheets read no formula. */
export const Sku = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9._/-]{0,39}$/, 'Letters, digits and . _ / - only, at most 40')

const checkSum = (digits: string): number =>
  [...digits].reduceRight(
    ([sum, weight], digit) => [sum + Number(digit) * weight, 4 - weight] as [number, number],
    [0, 1] as [number, number],
  )[0] % 10

/**
 * GTIN of 8, 12, 13 or 14 digits with a valid check digit. Source: GS1 General Specifications §7.9.
 */
const Gtin = z
  .string()
  .trim()
  .regex(/^(\d{8}|\d{12,14})$/, '8, 12, 13 or 14 digits')
  .refine((digits) => checkSum(digits) === 0, 'The check digit does not fit')

/** Language-neutral fields of a product. */
export const ProductFields = z.strictObject({
  sku: Sku,
  category: z.enum(categories),
  units_per_case: amount(10_000),
  unit_label: line(40),
  net_g: amount(2_000_000).nullable(),
  gross_g: amount(2_000_000).nullable(),
  gtin: Gtin.nullable(),
  ti: amount(1_000).nullable(),
  hi: amount(1_000).nullable(),
  hs_code: z
    .string()
    .trim()
    .regex(/^\d{4}(\.?\d{2}){0,3}$/, 'Four to ten digits')
    .nullable(),
  origin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Two letters, such as GR')
    .nullable(),
  scheme: z.enum(originSchemes).nullable(),
  storage: z.enum(storageConditions),
  allergens: z.array(z.enum(allergens)).max(allergens.length).nullable(),
  nutrition: z.partialRecord(z.enum(nutrients), z.int().min(0).max(10_000_000)).nullable(),
  is_ftl: z.boolean(),
  catch_weight: z.boolean(),
  markets: z.enum(marketSets),
  ordering: z.enum(orderingModes),
  availability: z.enum(availabilities),
  min_cases: amount(9_999),
  step_cases: amount(9_999),
})
export type ProductFields = z.infer<typeof ProductFields>

export const ProductText = z.strictObject({
  name: line(120),
  description: optionalLines(600),
})
export type ProductText = z.infer<typeof ProductText>

/** Texts by language; English is required and the fallback. */
export const ProductTexts = z
  .partialRecord(z.enum(localeCodes as [Locale, ...Locale[]]), ProductText)
  .refine((texts) => texts.en !== undefined, { path: ['en'], message: 'English is needed' })
export type ProductTexts = z.infer<typeof ProductTexts>

/** Catch-weight products need a net weight per case to estimate amounts. */
const weighsSomething = (fields: Pick<ProductFields, 'catch_weight' | 'net_g'>) =>
  !fields.catch_weight || fields.net_g !== null
const weightNeeded = { path: ['net_g'], message: 'Needed for what is sold by weight' }

export const ValidProductFields = ProductFields.refine(weighsSomething, weightNeeded)

/** `POST /api/admin/catalogue/products` */
export const NewProduct = z.strictObject({ fields: ValidProductFields, texts: ProductTexts })
export type NewProduct = z.infer<typeof NewProduct>

/** `PUT /api/admin/catalogue/products/:id`; `version` as seen. */
export const ProductChange = NewProduct.extend({ version: z.int().min(1) })
export type ProductChange = z.infer<typeof ProductChange>
