import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  centsByWeight,
  centsOf,
  currencies,
  maxUnitCents,
  writtenCents,
} from '#contract/trade/money.ts'
import { Ladder } from '#contract/trade/catalogue.ts'
import { amountOf, nextStep, type PriceStep, stepAt } from '#contract/trade/prices.ts'

/** A fraction, exact: what a line costs before it is rounded. */
type Fraction = { over: bigint; under: bigint }

/** The nearest cent, half a cent up. */
const rounded = ({ over, under }: Fraction): bigint => (2n * over + under) / (2n * under)

/** The price that a person would read off a ladder: the last row they have enough cases for. */
function readOff(ladder: readonly PriceStep[], cases: number): bigint {
  let price = 0n
  for (const step of ladder) if (cases >= step.min_cases) price = BigInt(step.unit_cents)
  return price
}

const cents = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }),
  fc.integer({ min: 1, max: maxUnitCents }),
)
const ladder = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 4 }),
    fc.array(cents, { minLength: 5, maxLength: 5 }),
  )
  .map(([from, prices]) =>
    [1, ...from.toSorted((one, other) => one - other)].map((min_cases, index) => ({
      min_cases,
      unit_cents: prices[index] ?? 1,
    })),
  )
const line = fc.record({
  ladder,
  cases: fc.integer({ min: 1, max: 9_999 }),
  product: fc.record({ catch_weight: fc.boolean(), net_g: fc.integer({ min: 1, max: 2_000_000 }) }),
  /** As it was weighed; absent while it is estimated. */
  grams: fc.option(fc.integer({ min: 1, max: 20_000_000 }), { nil: undefined }),
})
const order = fc.record({
  currency: fc.constantFrom(...currencies),
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
})

test('10,000 random orders cost what exact fractions say, in both currencies, by case and by weight', () => {
  const totals = { CAD: 0n, USD: 0n }
  fc.assert(
    fc.property(order, ({ currency, lines }) => {
      let total = 0
      let exact = 0n
      for (const { ladder: steps, cases, product, grams } of lines) {
        const amount = amountOf(product, steps, cases, ...(grams === undefined ? [] : [grams]))
        const price = readOff(steps, cases)
        const weight = BigInt(grams ?? product.net_g * cases)
        const fraction = product.catch_weight
          ? { over: price * weight, under: 1000n }
          : { over: price * BigInt(cases), under: 1n }
        total += amount ?? Number.NaN
        exact += rounded(fraction)
        expect(Number.isSafeInteger(amount)).toBe(true)
      }
      expect(BigInt(total)).toBe(exact)
      totals[currency] += exact
    }),
    { numRuns: 10_000 },
  )
  expect(totals.CAD > 0n && totals.USD > 0n).toBe(true)
})

test('half a cent goes up, less goes down', () => {
  expect(centsByWeight(1, 499)).toBe(0)
  expect(centsByWeight(1, 500)).toBe(1)
  expect(centsByWeight(2_399, 1_250)).toBe(2_999)
  // beyond what a number holds on the way
  expect(centsByWeight(99_999_999, 19_999_999)).toBe(1_999_999_880_000)
})

test('a price on request has no amount, and neither has a weight that nobody knows', () => {
  const steps = [{ min_cases: 1, unit_cents: 100 }]
  expect(amountOf({ catch_weight: false, net_g: null }, [], 3)).toBeNull()
  expect(amountOf({ catch_weight: true, net_g: null }, steps, 3)).toBeNull()
  expect(amountOf({ catch_weight: true, net_g: null }, steps, 3, 2_000)).toBe(200)
})

test('the next step says how many cases are missing', () => {
  const steps = [
    { min_cases: 1, unit_cents: 6_480 },
    { min_cases: 5, unit_cents: 6_150 },
  ]
  expect(stepAt(steps, 4)).toEqual(steps[0])
  expect(stepAt(steps, 5)).toEqual(steps[1])
  expect(nextStep(steps, 3)).toEqual({ more: 2, unit_cents: 6_150 })
  expect(nextStep(steps, 5)).toBeNull()
})

test('every amount that we write is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxUnitCents }), (amount) => {
      expect(centsOf(writtenCents(amount))).toBe(amount)
      expect(centsOf(writtenCents(amount).replace('.', ','))).toBe(amount)
    }),
  )
})

test('a ladder goes up in cases, from one', () => {
  const step = (min_cases: number) => ({ min_cases, unit_cents: 1 })
  const isLadder = (...cases: number[]) => Ladder.safeParse(cases.map(step)).success
  expect(isLadder()).toBe(true)
  expect(isLadder(1, 2, 9)).toBe(true)
  expect(isLadder(2)).toBe(false)
  expect(isLadder(1, 5, 5)).toBe(false)
  expect(isLadder(1, 5, 3)).toBe(false)
  expect(isLadder(1, 2, 3, 4, 5, 6)).toBe(false)
})
