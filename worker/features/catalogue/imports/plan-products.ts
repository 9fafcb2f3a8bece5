import { type Locale, localeCodes } from '#contract/locales.ts'
import type { ImportChange, RowProblem, RowProblemCode } from '#contract/trade/imports.ts'
import { defaultProductFields } from '#contract/trade/default-product.ts'
import {
  ValidProductFields,
  type ProductFields,
  ProductText,
  type ProductTexts,
  Sku,
} from '#contract/trade/products.ts'
import {
  fieldCell,
  fieldValue,
  isFieldColumn,
  type ProductColumn,
  productColumns,
  fieldSchemaOf,
} from './product-columns.ts'
import { type CsvRow, rowProblemAt } from './read-csv.ts'
import { isReformatted, equalsWithoutZeros } from './reformatted.ts'
import type { StoredProduct } from './stored-products.ts'

/** Planned change of a product; `from` is its current state. */
export type PlannedProduct = {
  sku: string
  from: StoredProduct | null
  fields: ProductFields
  texts: ProductTexts
  changes: ImportChange['changes']
}

type Row = CsvRow<ProductColumn>
type Plan = { products: PlannedProduct[]; problems: RowProblem[] }

/**
 * Compares rows with stored products. Columns missing in the file stay unchanged.
 * @param known all SKUs that begin with a zero
 */
export function planProducts(
  rows: Row[],
  stored: ReadonlyMap<string, StoredProduct>,
  known: readonly string[] = [],
): Plan {
  const zeroed = new Map(known.map((sku) => [sku.replace(/^0+/, ''), sku]))
  const plan: Plan = { products: [], problems: [] }
  const seen = new Set<string>()
  for (const row of rows) {
    const sku = Sku.safeParse(row.cells.sku)
    if (!sku.success) {
      const value = row.cells.sku ?? ''
      plan.problems.push(rowProblemAt(row.line, problemOf('sku', value), { column: 'sku', value }))
    } else if (seen.has(sku.data)) {
      plan.problems.push(rowProblemAt(row.line, 'sku-twice', { sku: sku.data, column: 'sku' }))
    } else if (!stored.has(sku.data) && zeroed.has(sku.data)) {
      const value = zeroed.get(sku.data) ?? null
      plan.problems.push(
        rowProblemAt(row.line, 'sku-zeros', { sku: sku.data, column: 'sku', value }),
      )
    } else {
      seen.add(sku.data)
      planRow(plan, row, sku.data, stored.get(sku.data) ?? null)
    }
  }
  return plan
}

function planRow(plan: Plan, row: Row, sku: string, from: StoredProduct | null): void {
  const problems: RowProblem[] = []
  const refuse = (column: string, value: string) =>
    problems.push(
      rowProblemAt(row.line, problemOf(column, value), { sku, column, value: value || null }),
    )
  const given: Record<string, unknown> = { ...(from?.fields ?? defaultProductFields), sku }
  for (const column of givenColumns(row).filter(isFieldColumn)) {
    const cell = row.cells[column] ?? ''
    const value = fieldSchemaOf(column).safeParse(fieldValue(column, cell))
    // 406.9 is what a spreadsheet makes of 0406.90: unchanged
    if (equalsWithoutZeros(cell, from?.fields[column])) continue
    if (value.success && !isReformatted(column, cell)) given[column] = value.data
    else refuse(column, cell)
  }
  const texts = { ...from?.texts }
  for (const locale of localeCodes) planText(row, locale, texts, refuse)
  if (!texts.en && !problems.some(({ column }) => column === 'name_en')) refuse('name_en', '')
  const fields = ValidProductFields.safeParse(given)
  for (const { path } of fields.error?.issues ?? []) {
    const column = String(path[0])
    if (!problems.some((problem) => problem.column === column)) {
      refuse(column, row.cells[column as ProductColumn] ?? '')
    }
  }
  if (problems.length > 0 || !fields.success) {
    plan.problems.push(...problems)
    return
  }
  const changes = changesOf(from, fields.data, texts)
  plan.products.push({ sku, from, fields: fields.data, texts, changes })
}

function problemOf(column: string, cell: string): RowProblemCode {
  if (cell === '') return 'needed'
  return isReformatted(column, cell) ? 'spreadsheet' : 'value'
}

const givenColumns = (row: Row) =>
  productColumns.filter((column) => row.cells[column] !== undefined)

/** An empty name removes the language; a description requires a name. */
function planText(
  row: Row,
  locale: Locale,
  texts: ProductTexts,
  refuse: (column: string, value: string) => void,
): void {
  const named = row.cells[`name_${locale}`]
  const described = row.cells[`description_${locale}`]
  if (named === undefined && described === undefined) return
  const name = named ?? texts[locale]?.name ?? ''
  const description = described ?? texts[locale]?.description ?? null
  if (name === '' && !description) {
    if (locale === 'en') refuse('name_en', '')
    else delete texts[locale]
    return
  }
  const text = ProductText.safeParse({ name, description })
  if (text.success) texts[locale] = text.data
  else if (text.error.issues[0]?.path[0] === 'name') refuse(`name_${locale}`, name)
  else refuse(`description_${locale}`, described ?? '')
}

function changesOf(
  from: StoredProduct | null,
  fields: ProductFields,
  texts: ProductTexts,
): ImportChange['changes'] {
  const cellOf = (column: ProductColumn, of: { fields: ProductFields; texts: ProductTexts }) => {
    if (isFieldColumn(column)) return fieldCell(of.fields[column])
    const [what, locale] = column.split('_') as ['name' | 'description', Locale]
    return of.texts[locale]?.[what] ?? ''
  }
  return productColumns.flatMap((what) => {
    const before = from ? cellOf(what, from) : ''
    const after = cellOf(what, { fields, texts })
    return before === after ? [] : [{ what, from: before || null, to: after || null }]
  })
}
