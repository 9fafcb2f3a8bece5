import { localeCodes } from '#contract/locales.ts'
import type { ProductDetail } from '#contract/trade/catalogue.ts'
import type { NewProduct, ProductFields, ProductTexts } from '#contract/trade/products.ts'
import type { FieldError } from '#contract/errors.ts'

export const numberFields = [
  'units_per_case',
  'net_g',
  'gross_g',
  'ti',
  'hi',
  'min_cases',
  'step_cases',
] as const

const textFields = [
  'sku',
  'category',
  'unit_label',
  'availability',
  'ordering',
  'markets',
  'gtin',
  'hs_code',
  'origin',
  'scheme',
  'storage',
] as const

/** Builds the request from field values without validation; the server reports invalid fields. */
export function productOf(
  values: Record<string, string>,
  allergens: ProductFields['allergens'],
  nutrition: ProductFields['nutrition'],
): NewProduct {
  const text = (name: string) => values[name] || null
  const figures = numberFields.map((name) => {
    const value = values[name] ?? ''
    return [name, value === '' ? null : /^\d+$/.test(value) ? Number(value) : value]
  })
  const texts: ProductTexts = {}
  for (const locale of localeCodes) {
    const name = values[`name_${locale}`] ?? ''
    const description = values[`description_${locale}`] ?? ''
    if (name || description) texts[locale] = { name, description: description || null }
  }
  const fields = {
    ...Object.fromEntries(figures),
    sku: values['sku'] ?? '',
    unit_label: values['unit_label'] ?? '',
    category: values['category'],
    gtin: text('gtin'),
    hs_code: text('hs_code'),
    origin: text('origin'),
    scheme: text('scheme'),
    storage: values['storage'],
    is_ftl: values['is_ftl'] === 'yes',
    catch_weight: values['catch_weight'] === 'yes',
    markets: values['markets'],
    ordering: values['ordering'],
    availability: values['availability'],
    allergens,
    nutrition,
  }
  return { fields: fields as ProductFields, texts }
}

export function valuesOf({ fields, texts }: Pick<ProductDetail, 'fields' | 'texts'>) {
  const values: Record<string, string> = {}
  for (const name of [...numberFields, ...textFields]) values[name] = String(fields[name] ?? '')
  for (const name of ['is_ftl', 'catch_weight'] as const) values[name] = fields[name] ? 'yes' : 'no'
  for (const locale of localeCodes) {
    const { name = '', description } = texts[locale] ?? {}
    values[`name_${locale}`] = name
    values[`description_${locale}`] = description ?? ''
  }
  return values
}

/** Form field that a path in the server's validation error belongs to. */
export const fieldNameOf = ({ path }: FieldError): string => {
  const [area, first = '', second] = path.split('.')
  return area === 'texts' ? `${second ?? 'name'}_${first}` : first
}
