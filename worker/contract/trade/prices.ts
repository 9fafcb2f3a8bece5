import { centsByWeight, maxUnitCents } from './money.ts'

/** What a price is of. */
export const priceUnits = ['case', 'kg'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** What the price of a product is of: by weight of a kilogram, else of a case. */
export const unitOf = (isByWeight: boolean | 0 | 1): PriceUnit => (isByWeight ? 'kg' : 'case')

/** From so many cases on, a case (or a kilogram) costs this. */
export type PriceStep = { min_cases: number; unit_cents: number }

/** So that a page of the catalogue reads a known number of rows. */
export const maxSteps = 5
/** The largest number of cases that a step or an order names. */
export const maxCases = 9_999

const isBetween = (value: number, most: number) =>
  Number.isInteger(value) && value >= 1 && value <= most

/** Whether steps are prices of a product: they begin with one case, and go up in cases. None: on request. */
export const arePriceSteps = (steps: readonly PriceStep[]): boolean =>
  steps.length <= maxSteps &&
  steps.every(
    ({ min_cases: cases, unit_cents: cents }, index) =>
      isBetween(cases, maxCases) &&
      isBetween(cents, maxUnitCents) &&
      (index === 0 ? cases === 1 : cases > (steps[index - 1]?.min_cases ?? 0)),
  )

/** The step that holds for a number of cases; `null` where the price is on request. */
export const stepAt = (priceSteps: readonly PriceStep[], cases: number): PriceStep | null =>
  priceSteps.findLast(({ min_cases }) => min_cases <= cases) ?? null

/** What the next step asks for: how many cases more, and its price. `null` on the last one. */
export function nextStep(
  priceSteps: readonly PriceStep[],
  cases: number,
): { more: number; unit_cents: number } | null {
  const next = priceSteps.find(({ min_cases }) => min_cases > cases)
  return next ? { more: next.min_cases - cases, unit_cents: next.unit_cents } : null
}

/** What someone was shown of a line, and says yes to: what a case holds, and what it or a kilogram costs. */
export type SeenLine = { product: string; pack: string; price_unit: PriceUnit; unit_cents: number }

type Shown = Omit<SeenLine, 'product' | 'unit_cents'> & {
  product_id: string
  unit_cents: number | null
}

/** What a screen shows of its lines, as it is sent back with a yes. */
export const seenOf = (lines: readonly Shown[]): SeenLine[] =>
  lines.map(({ product_id: product, pack, price_unit, unit_cents }) => ({
    product,
    pack,
    price_unit,
    unit_cents: unit_cents ?? 0,
  }))

type Sold = { catch_weight: boolean; net_g: number | null }

/**
 * What so many cases cost: by the case, or for what is sold by weight by the grams they weigh, or are said to weigh.
 * `null` where the price is on request, or a weight is missing.
 */
export function amountOf(
  product: Sold,
  priceSteps: readonly PriceStep[],
  cases: number,
  grams: number | null = product.net_g === null ? null : product.net_g * cases,
): number | null {
  const step = stepAt(priceSteps, cases)
  if (!step) return null
  if (!product.catch_weight) return step.unit_cents * cases
  return grams === null ? null : centsByWeight(step.unit_cents, grams)
}
