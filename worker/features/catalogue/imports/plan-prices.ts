import type { ImportChange, RowProblem } from '#contract/trade/imports.ts'
import { parseCents, type Currency, writtenCents } from '#contract/trade/money.ts'
import { maxSteps, type PriceStep, type PriceUnit, priceUnitOf } from '#contract/trade/prices.ts'
import { Sku } from '#contract/trade/products.ts'
import { type CsvRow, rowProblemAt } from './read-csv.ts'
import { isReformatted } from './reformatted.ts'

/** Columns of a price file, in export order. Purely descriptive ones are optional. */
export const priceColumns = [
  'sku',
  'name',
  'pack',
  'unit',
  'min_cases',
  'price',
  'currency',
] as const
export type PriceColumn = (typeof priceColumns)[number]

export type CurrentPrices = { id: string; name: string; catchWeight: boolean; prices: PriceStep[] }

export type PlannedPrices = {
  sku: string
  productId: string
  prices: PriceStep[]
  unit: PriceUnit
  isNew: boolean
  changes: ImportChange['changes']
}

type Row = CsvRow<PriceColumn>
type Step = PriceStep & { line: number }

/**
 * Price steps from a file. They replace those of the SKUs named; a row without a quantity is the
 * first step.
 */
export function planPrices(
  rows: Row[],
  stored: ReadonlyMap<string, CurrentPrices>,
  currency: Currency,
): { prices: PlannedPrices[]; problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const priceStepsBySku = new Map<string, Step[]>()
  for (const row of rows) {
    const step = readStep(row, stored, currency)
    if ('problem' in step) {
      problems.push(step)
      continue
    }
    const priceSteps = priceStepsBySku.get(step.sku) ?? []
    priceStepsBySku.set(step.sku, priceSteps)
    if (priceSteps.some(({ min_cases }) => min_cases === step.min_cases)) {
      problems.push(rowProblemAt(row.line, 'step-twice', { sku: step.sku, column: 'min_cases' }))
    }
    priceSteps.push(step)
  }
  // further checks would report consequences of the wrong row
  if (problems.length > 0) return { prices: [], problems }
  const prices = [...priceStepsBySku].map(([sku, priceSteps]) => {
    const steps = priceSteps.toSorted((one, other) => one.min_cases - other.min_cases)
    const [first] = steps
    if (first && first.min_cases !== 1) {
      problems.push(rowProblemAt(first.line, 'first-step', { sku, column: 'min_cases' }))
    }
    const extra = steps[maxSteps]
    if (extra)
      problems.push(rowProblemAt(extra.line, 'too-many-steps', { sku, column: 'min_cases' }))
    return planOf(sku, steps, stored.get(sku))
  })
  return { prices: prices.filter((it) => it !== null), problems }
}

function readStep(
  { line, cells }: Row,
  stored: ReadonlyMap<string, CurrentPrices>,
  currency: Currency,
): RowProblem | (Step & { sku: string }) {
  const {
    sku: given = '',
    min_cases: from = '',
    price = '',
    unit = '',
    currency: money = '',
  } = cells
  const known = Sku.safeParse(given)
  if (!known.success) {
    const problem = isReformatted('sku', given) ? 'spreadsheet' : 'value'
    return rowProblemAt(line, problem, { column: 'sku', value: given })
  }
  const sku = known.data
  const product = stored.get(sku)
  if (!product) return rowProblemAt(line, 'sku-unknown', { sku, column: 'sku', value: given })
  const cents = parseCents(price)
  if (cents === null || cents === 0) {
    return rowProblemAt(line, 'money', { sku, column: 'price', value: price })
  }
  if (from !== '' && !/^[1-9]\d{0,3}$/.test(from)) {
    return rowProblemAt(line, 'value', { sku, column: 'min_cases', value: from })
  }
  if (money !== '' && money.toUpperCase() !== currency) {
    return rowProblemAt(line, 'currency', { sku, column: 'currency', value: money })
  }
  if (unit !== '' && unit.toLowerCase() !== priceUnitOf(product.catchWeight)) {
    return rowProblemAt(line, 'unit', { sku, column: 'unit', value: unit })
  }
  return { line, sku, min_cases: from === '' ? 1 : Number(from), unit_cents: cents }
}

function planOf(sku: string, steps: Step[], now: CurrentPrices | undefined): PlannedPrices | null {
  if (!now) return null
  const before = new Map(now.prices.map((step) => [step.min_cases, step.unit_cents]))
  const after = new Map(steps.map((step) => [step.min_cases, step.unit_cents]))
  const counts = [...new Set([...before.keys(), ...after.keys()])].toSorted((a, b) => a - b)
  const written = (cents: number | undefined) => (cents === undefined ? null : writtenCents(cents))
  return {
    sku,
    productId: now.id,
    unit: priceUnitOf(now.catchWeight),
    prices: steps.map(({ min_cases, unit_cents }) => ({ min_cases, unit_cents })),
    isNew: now.prices.length === 0,
    changes: counts
      .filter((cases) => before.get(cases) !== after.get(cases))
      .map((cases) => ({
        what: String(cases),
        from: written(before.get(cases)),
        to: written(after.get(cases)),
      })),
  }
}
