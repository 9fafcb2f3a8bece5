import { localeCodes } from '#contract/locales.ts'
import { ProductFields } from '#contract/trade/products.ts'

/** Product fields in a file; the nutrition table does not fit into a cell. */
const fieldColumns = [
  'sku',
  'category',
  'units_per_case',
  'unit_label',
  'net_g',
  'gross_g',
  'gtin',
  'ti',
  'hi',
  'hs_code',
  'origin',
  'scheme',
  'storage',
  'allergens',
  'is_ftl',
  'catch_weight',
  'markets',
  'ordering',
  'availability',
  'min_cases',
  'step_cases',
] as const satisfies (keyof ProductFields)[]
export type FieldColumn = (typeof fieldColumns)[number]

const nameColumns = localeCodes.map((locale) => `name_${locale}` as const)
const descriptionColumns = localeCodes.map((locale) => `description_${locale}` as const)

/** Columns of a product file, in export order. */
export const productColumns = [...fieldColumns, ...nameColumns, ...descriptionColumns] as const
export type ProductColumn = (typeof productColumns)[number]

export const isFieldColumn = (column: ProductColumn): column is FieldColumn =>
  (fieldColumns as readonly string[]).includes(column)

/** Parses digits only; other values are left to the schema. */
const numberOf = (cell: string): unknown => (/^\d{1,9}$/.test(cell) ? Number(cell) : cell)

const booleans: Record<string, boolean> = {
  yes: true,
  no: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
}
const booleanOf = (cell: string): unknown => booleans[cell.toLowerCase()] ?? cell

const numbers = new Set([
  'units_per_case',
  'net_g',
  'gross_g',
  'ti',
  'hi',
  'min_cases',
  'step_cases',
])
const flags = new Set(['is_ftl', 'catch_weight'])

/** Parses a field's cell; an empty cell means unknown. */
export function fieldValue(column: FieldColumn, cell: string): unknown {
  if (column === 'allergens') {
    if (cell === '') return null
    return cell.toLowerCase() === 'none' ? [] : cell.toLowerCase().split(/[\s,;|]+/)
  }
  if (cell === '') return null
  if (numbers.has(column)) return numberOf(cell)
  if (flags.has(column)) return booleanOf(cell)
  return cell
}

/** Formats a field's value as `fieldValue` reads it. */
export function fieldCell(value: ProductFields[FieldColumn]): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(' ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

export const fieldSchemaOf = (column: FieldColumn) => ProductFields.shape[column]
