import { priceOfWeight, maxUnitCents } from './money.ts'

export const priceUnits = ['case', 'kg'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** Price unit of a product: kilogram if sold by weight, else case. */
export const priceUnitOf = (isByWeight: boolean | 0 | 1): PriceUnit => (isByWeight ? 'kg' : 'case')

/** Volume price: price per case or kilogram from `min_cases` on. */
export type PriceStep = { min_cases: number; unit_cents: number }

/** Most price steps of a product; limits the rows read per catalogue page. */
export const maxSteps = 5
/** Largest number of cases in a price step or an order line. */
export const maxCases = 9_999

const isBetween = (value: number, most: number) =>
  Number.isInteger(value) && value >= 1 && value <= most

/**
 * Whether price steps are valid: the first is for one case, quantities ascend. Empty: price on
 * request.
 */
export const areValidPriceSteps = (steps: readonly PriceStep[]): boolean =>
  steps.length <= maxSteps &&
  steps.every(
    ({ min_cases: cases, unit_cents: cents }, index) =>
      isBetween(cases, maxCases) &&
      isBetween(cents, maxUnitCents) &&
      (index === 0 ? cases === 1 : cases > (steps[index - 1]?.min_cases ?? 0)),
  )

/** Price step for a number of cases; `null` when the price is on request. */
export const priceStepAt = (priceSteps: readonly PriceStep[], cases: number): PriceStep | null =>
  priceSteps.findLast(({ min_cases }) => min_cases <= cases) ?? null

/** Next price step: number of further cases and its price; `null` on the last one. */
export function nextPriceStep(
  priceSteps: readonly PriceStep[],
  cases: number,
): { more: number; unit_cents: number } | null {
  const next = priceSteps.find(({ min_cases }) => min_cases > cases)
  return next ? { more: next.min_cases - cases, unit_cents: next.unit_cents } : null
}

/** Line as shown to the user on confirmation: pack, unit and unit price. */
export type ConfirmedLine = {
  product: string
  pack: string
  price_unit: PriceUnit
  unit_cents: number
}

type Shown = Omit<ConfirmedLine, 'product' | 'unit_cents'> & {
  product_id: string
  unit_cents: number | null
}

/** The lines of a screen, for sending with a confirmation. */
export const confirmedLinesOf = (lines: readonly Shown[]): ConfirmedLine[] =>
  lines.map(({ product_id: product, pack, price_unit, unit_cents }) => ({
    product,
    pack,
    price_unit,
    unit_cents: unit_cents ?? 0,
  }))

type Sold = { catch_weight: boolean; net_g: number | null }

/**
 * Amount in cents of a number of cases, or of the (estimated) weight. `null` when the price is on
 * request or a weight is missing.
 */
export function lineAmountOf(
  product: Sold,
  priceSteps: readonly PriceStep[],
  cases: number,
  grams: number | null = product.net_g === null ? null : product.net_g * cases,
): number | null {
  const step = priceStepAt(priceSteps, cases)
  if (!step) return null
  if (!product.catch_weight) return step.unit_cents * cases
  return grams === null ? null : priceOfWeight(step.unit_cents, grams)
}
