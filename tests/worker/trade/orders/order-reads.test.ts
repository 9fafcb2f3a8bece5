import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxUnitCents } from '#contract/trade/money.ts'
import { maxOrderLines, orderableCases, nextOrderableCases } from '#contract/trade/order-choices.ts'
import { maxCases } from '#contract/trade/prices.ts'
import type { Db } from '../../../../worker/db/client.ts'
import {
  type BasketItem,
  itemAmountOf,
  basketTotalOf,
} from '../../../../worker/features/trade/basket/basket-state.ts'
import type { StoredLine } from '../../../../worker/features/trade/orders/order-state.ts'
import { reviseLines } from '../../../../worker/features/trade/staff/revise.ts'
import { createQueryBudget } from '../screens.ts'
import { fillProducts, fillOrders } from '../shop.ts'
import { orderFixture, type OrderFixture } from './order-fixture.ts'

/** Orders of one line each, in all states, from the previous year. */
const fill = (trade: OrderFixture, count: number) =>
  fillOrders(trade, count, {
    year: 2025,
    status: `case i % 4 when 0 then 'submitted' when 1 then 'proposed' when 2 then 'confirmed' else 'cancelled' end`,
    placed: "printf('2025-01-01T00:00:%06d.000Z', i)",
  })

test('with 10,000 orders every screen makes at most three D1 calls and reads 500 rows', async () => {
  const { db, ask } = createQueryBudget()
  const trade = await orderFixture({ db })
  await fill(trade, 10_000)
  const ids = await fillProducts(trade.list.id, maxOrderLines)
  await trade.put(Object.fromEntries(ids.map((id) => [id, 3])))
  const client = trade.buyer.token
  const staff = trade.shop.staff.token
  const whole = await trade.submit()
  expect(whole.body.lines).toHaveLength(maxOrderLines)
  const dearer = Object.fromEntries(whole.body.lines.map(({ sku }) => [sku, { unit_cents: 2_000 }]))
  const changed = await trade.staff(whole.body.id, 'revision', trade.revision(whole.body, dearer))
  expect(changed.body.lines).toHaveLength(maxOrderLines)
  await trade.put(Object.fromEntries(ids.map((id) => [id, 3])))
  const page = await ask<{ next: string }>(trade.shop, `${trade.base}/orders`, client)
  const deep = encodeURIComponent('2025-01-01T00:00:005000.000Z_00005000')
  const screens: [string, string][] = [
    [`${trade.base}/overview`, client],
    [`${trade.base}/basket?locale=fr`, client],
    [`${trade.base}/orders?cursor=${encodeURIComponent(page.next)}`, client],
    [`${trade.base}/orders?cursor=${deep}`, client],
    [`/api/admin/orders?cursor=${deep}`, staff],
    [`/api/admin/orders?status=submitted&cursor=${deep}`, staff],
    [`${trade.base}/orders/${whole.body.id}?locale=el`, client],
    ['/api/admin/orders', staff],
    ...['submitted', 'proposed', 'confirmed', 'cancelled', 'declined'].map(
      (status): [string, string] => [`/api/admin/orders?status=${status}`, staff],
    ),
    [`/api/admin/orders/${whole.body.id}?locale=el`, staff],
  ]
  for (const [path, token] of screens) await ask(trade.shop, path, token)
})

test('pages of orders neither skip nor repeat one', async () => {
  const { db, walk } = createQueryBudget()
  const trade = await orderFixture({ db })
  await fill(trade, 130)
  const staff = trade.shop.staff.token
  const numbers = async (path: string, token = staff) =>
    (await walk<{ number: string }>(trade.shop, path, token)).map(({ number }) => number)
  const all = await numbers(`${trade.base}/orders`, trade.buyer.token)
  expect([all.length, new Set(all).size, all[0]]).toEqual([130, 130, 'M-2025-00130'])
  expect(await numbers('/api/admin/orders')).toHaveLength(130)
  const queue = await numbers('/api/admin/orders?status=submitted')
  expect([queue.length, queue[0], queue.at(-1)]).toEqual([32, 'M-2025-00004', 'M-2025-00128'])
})

/** The exact cost of a line in thousandths of a cent, rounded half up. */
function exactCents(unitCents: number, cases: number, gramsOfCase: number | null): bigint {
  if (gramsOfCase === null) return BigInt(unitCents) * BigInt(cases)
  const thousandths = BigInt(unitCents) * BigInt(gramsOfCase) * BigInt(cases)
  const whole = thousandths / 1000n
  return thousandths % 1000n >= 500n ? whole + 1n : whole
}

const line = fc.record({
  unitCents: fc.oneof(
    fc.integer({ min: 1, max: 30_000 }),
    fc.integer({ min: 1, max: maxUnitCents }),
  ),
  cases: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: maxCases })),
  grams: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
})
const order = fc.array(line, { minLength: 1, maxLength: 60 })

type Line = { unitCents: number; cases: number; grams: number | null }
const itemOf = ({ unitCents: unit_cents, cases, grams: net_g }: Line) =>
  ({ unit_cents, cases, net_g, catch_weight: net_g === null ? 0 : 1 }) as BasketItem

test('the cost of 10,000 random orders matches exact arithmetic', () => {
  fc.assert(
    fc.property(order, (lines) => {
      const sums = lines.map((it) => itemAmountOf(itemOf(it)))
      const exact = lines.map((it) => exactCents(it.unitCents, it.cases, it.grams))
      expect(sums.map(({ amount_cents: cents }) => BigInt(cents ?? -1))).toEqual(exact)
      const total = basketTotalOf(sums.map((sum) => ({ ...sum, obstacle: null })))
      expect(BigInt(total)).toBe(exact.reduce((sum, cents) => sum + cents, 0n))
    }),
    { numRuns: 10_000 },
  )
})

test('the cost of a proposal matches exact arithmetic and is compared with the agreed order', async () => {
  const stored = (it: Line, index: number) =>
    ({
      line: index + 1,
      product_id: `p${index}`,
      sku: `S${index}`,
      price_unit: it.grams === null ? 'case' : 'kg',
      unit_cents: it.unitCents,
      cases: it.cases,
      case_g: it.grams,
      est_g: it.grams === null ? null : it.grams * it.cases,
      amount_cents: 0,
    }) as StoredLine
  const noDb = {} as Db
  await fc.assert(
    fc.asyncProperty(order, fc.infiniteStream(line), async (lines, others) => {
      const agreed = lines.map(stored)
      const wanted = agreed.map(({ line: n, sku }) => {
        const { unitCents, cases } = others.next().value
        return { line: n, sku, unit_cents: unitCents, cases }
      })
      const { lines: revised, ...summary } = await reviseLines(
        noDb,
        { lines: agreed, agreed, order: { companyId: 'c', currency: 'CAD' } },
        { lines: wanted },
        { isMoved: false, day: '2026-11-23' },
      )
      const exact = wanted.map(({ unit_cents: cents, cases }, index) =>
        exactCents(cents, cases, lines[index]?.grams ?? null),
      )
      expect(revised.map(({ amount_cents: cents }) => BigInt(cents))).toEqual(exact)
      expect(BigInt(summary.totalCents)).toBe(exact.reduce((sum, cents) => sum + cents, 0n))
      const isWorse = wanted.some(
        ({ unit_cents: cents, cases }, index) =>
          cents > (lines[index]?.unitCents ?? 0) || cases > (lines[index]?.cases ?? 0),
      )
      expect(summary.needsYes).toBe(isWorse)
    }),
    { numRuns: 1_000 },
  )
})

test('a quantity stepper stays on its steps from any value, and never reaches zero', () => {
  const quantities = fc.record({
    min_cases: fc.integer({ min: 1, max: 50 }),
    step_cases: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(quantities, fc.integer({ min: 0, max: 500 }), (it, cases) => {
      const isFitting = (n: number) =>
        n === 0 || (n >= it.min_cases && (n - it.min_cases) % it.step_cases === 0)
      const snap = orderableCases(it, cases)
      expect(isFitting(snap)).toBe(true)
      expect(snap).toBeGreaterThanOrEqual(cases)
      const [more, less] = [nextOrderableCases(it, cases, 1), nextOrderableCases(it, cases, -1)]
      expect([isFitting(more), isFitting(less)]).toEqual([true, true])
      expect(more).toBeGreaterThan(cases)
      if (cases > 0) expect(less).toBeLessThan(cases)
      let left = cases
      for (let taps = 0; left > 0 && taps < 600; taps++) left = nextOrderableCases(it, left, -1)
      expect(left).toBe(0)
    }),
    { numRuns: 2_000 },
  )
})
