import { z } from 'zod'
import { centsByWeight, UnitCents } from './money.ts'

/** From so many cases on, a case (or a kilogram) costs this. */
export const PriceStep = z.strictObject({
  min_cases: z.int().min(1).max(9_999),
  unit_cents: UnitCents,
})
export type PriceStep = z.infer<typeof PriceStep>

/** So that a page of the catalogue reads a known number of rows. */
export const maxSteps = 5

/** The prices of one product in a list, the smallest quantity first; it begins with one case. Empty: on request. */
export const Ladder = z
  .array(PriceStep)
  .max(maxSteps)
  .refine((steps) => steps.length === 0 || steps[0]?.min_cases === 1, 'The first step is one case')
  .refine(
    (steps) => steps.every((step, index) => step.min_cases > (steps[index - 1]?.min_cases ?? 0)),
    'Each step needs more cases than the one before',
  )
export type Ladder = z.infer<typeof Ladder>

/** The step that holds for a number of cases; `null` where the price is on request. */
export const stepAt = (ladder: readonly PriceStep[], cases: number): PriceStep | null =>
  ladder.findLast(({ min_cases }) => min_cases <= cases) ?? null

/** What the next step asks for: how many cases more, and its price. `null` on the last one. */
export function nextStep(
  ladder: readonly PriceStep[],
  cases: number,
): { more: number; unit_cents: number } | null {
  const next = ladder.find(({ min_cases }) => min_cases > cases)
  return next ? { more: next.min_cases - cases, unit_cents: next.unit_cents } : null
}

type Sold = { catch_weight: boolean; net_g: number | null }

/**
 * What so many cases cost: by the case, or for what is sold by weight by the grams they weigh, or are said to weigh.
 * `null` where the price is on request, or a weight is missing.
 */
export function amountOf(
  product: Sold,
  ladder: readonly PriceStep[],
  cases: number,
  grams: number | null = product.net_g === null ? null : product.net_g * cases,
): number | null {
  const step = stepAt(ladder, cases)
  if (!step) return null
  if (!product.catch_weight) return step.unit_cents * cases
  return grams === null ? null : centsByWeight(step.unit_cents, grams)
}
