import fc from 'fast-check'
import { expect, test } from 'vitest'
import { officeClock } from '#contract/site/office-hours.ts'
import { deliveriesFrom } from '../../../../worker/db/trade/deliveries.ts'
import { chooseDelivery } from '../../../../worker/features/trade/cut-off.ts'
import { officeInstant } from '../../../../worker/lib/office-instant.ts'
import { orderFixture, type OrderFixture, withLimitedOrder } from './order-fixture.ts'
import { execute } from '../../kit/rows.ts'
import { specialDays } from '../shop.ts'
import type { CompanyDetail } from '#contract/staff/companies.ts'
import type { TradeOverview } from '#contract/trade/orders.ts'

test('an order above the limit reaches staff only after an approval, which a change voids', async () => {
  const { trade, approver, order } = await withLimitedOrder(13_999)
  expect(order.status).toBe('awaiting-approval')
  expect((await trade.staffSees(order.id)).status).toBe(404)
  expect((await trade.shop.admin('GET', '/orders')).body['rows']).toEqual([])
  expect(await trade.causes()).toEqual([{ kind: 'approval', whom: approver.user.id, locale: 'en' }])
  const own = await trade.does(order.id, 'approval', order.version)
  expect([own.status, own.body.code]).toEqual([403, 'order/not-allowed'])

  const approved = await trade.does(order.id, 'approval', order.version, approver.token)
  expect(approved.body.status).toBe('submitted')
  expect((await trade.staffSees(order.id)).body.number).toBe(order.number)
  const kinds = (await trade.causes()).map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual(['approval', 'received', 'submitted'])

  expect((await trade.does(order.id, 'call-back', approved.body.version)).body.status).toBe('draft')
  expect((await trade.staffSees(order.id)).status).toBe(404)
  await trade.put({ HONEY: 3 })
  expect((await trade.submit()).body).toMatchObject({
    number: order.number,
    status: 'awaiting-approval',
    total_cents: 16_000,
  })
  const stale = await trade.does(order.id, 'approval', order.version, approver.token)
  expect(stale.body.status, 'the approval of before is told as it was, and approves nothing').toBe(
    'awaiting-approval',
  )
  const mine = await trade.order(approver.token)
  expect(mine.status, 'an approver’s own order needs no one else').toBe('submitted')
})

test('a proposal by staff above the limit also needs an approver’s acceptance', async () => {
  const { trade, approver, order } = await withLimitedOrder(14_000)
  expect(order.status).toBe('submitted')
  const proposed = (await trade.revise(order, { HONEY: { cases: 4 } })).body
  expect(proposed.status).toBe('proposed')
  expect(proposed.total_cents).toBeGreaterThan(14_001)
  const own = await trade.does(order.id, 'acceptance', proposed.version)
  expect([own.status, own.body.code]).toEqual([403, 'order/needs-approver'])
  const accepted = await trade.does(order.id, 'acceptance', proposed.version, approver.token)
  expect(accepted.body).toMatchObject({ status: 'confirmed', needs_approver: false })
})

test('an approval after a price change sends nothing and shows both totals', async () => {
  const { trade, approver, order } = await withLimitedOrder(13_999)
  trade.shop.mailbox.length = 0
  await trade.price({ OIL: 12_500 })
  const late = await trade.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/prices-changed'])
  expect(late.body.errors).toEqual([
    { path: 'seen_total_cents', message: '14000' },
    { path: 'total_cents', message: '16500' },
  ])
  expect((await trade.staffSees(order.id)).status).toBe(404)
  expect(trade.shop.mailbox).toEqual([])
  // back in the cart, at current prices
  await trade.does(order.id, 'call-back', order.version, approver.token)
  const again = await trade.submit(undefined, approver.token)
  expect(again.body).toMatchObject({ status: 'submitted', total_cents: 16_500 })
})

test('an approval covers each price, so a rise is not offset by a fall', async () => {
  const { trade, approver, order } = await withLimitedOrder(13_999)
  await trade.price({ OIL: 12_000, HONEY: 1_000 })
  const late = await trade.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/prices-changed'])
})

test('an unavailable product cannot be approved, and a changed price for larger quantities does not matter', async () => {
  const { trade, approver, order } = await withLimitedOrder(13_999)
  const says = async () => {
    const { status, body } = await trade.does(order.id, 'approval', order.version, approver.token)
    return [status, body.code ?? body.status]
  }
  await trade.shop.give(trade.company, null, '2026-11-20')
  expect(await says()).toEqual([409, 'order/not-orderable'])
  await trade.shop.give(trade.company, trade.list.id, '2026-11-21')
  await trade.price({ OIL: { 1: 10_000, 5: 8_000 } })
  expect(await says()).toEqual([200, 'submitted'])
})

test('an approval covers the currency too', async () => {
  const terms = { approval_over_cents: 13_999 }
  const trade = await orderFixture({}, terms)
  const approver = await trade.colleague('approver')
  const order = await trade.order()
  await trade.shop.terms(trade.company, { ...terms, currency: 'USD' })
  const dollars = await trade.shop.list({ currency: 'USD' })
  await trade.price({ OIL: 10_000, HONEY: 2_000 }, dollars.id)
  await trade.shop.give(trade.company, dollars.id)
  const late = await trade.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/prices-changed'])
  expect((await trade.staffSees(order.id)).status).toBe(404)
})

/** Clocks change on Sundays, 2027-03-14 and 2027-11-07: 14:00 is 18:00 and then 19:00 in UTC. */
const changes = [
  ['2027-03-14', '2027-03-14T18:00:00.000Z', '2027-03-15', '2027-03-22'],
  ['2027-11-07', '2027-11-07T19:00:00.000Z', '2027-11-08', '2027-11-15'],
] as const
const mondays = { delivery_days: [1], cutoff_time: '14:00', cutoff_days: 1 }
const minutes = (instant: string, by: number) => new Date(Date.parse(instant) + by * 60_000)

for (const [sunday, cutoff, monday, next] of changes) {
  for (const kind of ['flexible', 'strict'] as const) {
    test(`on ${sunday} an order at 13:59 makes the cut-off, and one at 14:01 does not (${kind})`, async () => {
      const trade = await orderFixture({}, { ...mondays, cutoff_kind: kind }, minutes(cutoff, -1))
      await trade.put({ OIL: 1 })
      const seen = await trade.basket()
      expect(seen.deliveries[0]).toEqual({ day: monday, cutoff_at: cutoff })
      const { body: first } = await trade.submit(seen)
      expect(first).toMatchObject({ delivery_on: monday, cutoff_at: cutoff })
      await trade.put({ OIL: 1 })
      const before = await trade.basket()
      trade.at(minutes(cutoff, 1))
      const { status, body } = await trade.submit(before)
      if (kind === 'flexible') {
        expect(body.delivery_on).toBe(next)
        expect(body.events[0]?.detail).toEqual({ delivery_from: monday })
      } else {
        expect([status, body.code]).toEqual([409, 'order/cut-off-passed'])
        expect((await trade.submit()).body.delivery_on, 'seen again').toBe(next)
      }
    })

    test(`on ${sunday} an approval at 14:01 misses the cut-off as an order does (${kind})`, async () => {
      const terms = { ...mondays, cutoff_kind: kind, approval_over_cents: 1 }
      const trade = await orderFixture({}, terms, minutes(cutoff, -1))
      const approver = await trade.colleague('approver')
      const order = await trade.order()
      trade.at(minutes(cutoff, 1))
      const { status, body } = await trade.does(order.id, 'approval', order.version, approver.token)
      if (kind === 'strict') expect([status, body.code]).toEqual([409, 'order/cut-off-passed'])
      else expect(body).toMatchObject({ status: 'submitted', delivery_on: next })
    })
  }
}

test('every office time survives the conversion to UTC and back', () => {
  const day = fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2036'),
    noInvalidDate: true,
  })
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  const two = (n: number) => String(n).padStart(2, '0')
  fc.assert(
    fc.property(day, time, (date, [hour, minute]) => {
      const wanted = { day: date.toISOString().slice(0, 10), time: `${two(hour)}:${two(minute)}` }
      const shown = officeClock(officeInstant(wanted.day, wanted.time))
      // an hour skipped by daylight saving
      if (shown.time !== wanted.time) expect(wanted.time.slice(0, 2)).toBe('02')
      else expect(shown).toEqual(wanted)
    }),
    { numRuns: 3_000 },
  )
  expect(officeInstant('2027-03-14', '02:30').toISOString()).toBe('2027-03-14T07:30:00.000Z')
  expect(officeInstant('2027-11-07', '01:30').toISOString()).toBe('2027-11-07T05:30:00.000Z')
})

test('deliveries are offered in order, on agreed days, with a future cut-off', () => {
  const terms = {
    deliveryDays: '2 5',
    cutoffTime: '14:00',
    cutoffDays: 1,
    cutoffKind: 'strict' as const,
  }
  const now = new Date('2026-11-23T19:00:00.000Z')
  const days = deliveriesFrom(terms, now).map(({ day }) => day)
  expect(days.slice(0, 3), '14:00 is late').toEqual(['2026-11-27', '2026-12-01', '2026-12-04'])
  expect(chooseDelivery(terms, '2026-11-24', now)).toBe('too-late')
  expect(chooseDelivery({ ...terms, cutoffKind: 'flexible' }, '2026-11-24', now)).toMatchObject({
    day: '2026-11-27',
  })
  const isClosed = (day: string) => day === '2026-12-01'
  const flexible = { ...terms, cutoffKind: 'flexible' as const, isClosed }
  expect(chooseDelivery(flexible, '2026-12-01', now)).toMatchObject({ day: '2026-12-04' })
  expect(chooseDelivery(flexible, '2027-01-10', now), 'never earlier').toMatchObject({
    day: '2027-01-12',
  })
  expect(chooseDelivery({ ...terms, deliveryDays: '' }, '2026-11-24', now)).toBeNull()
  expect(chooseDelivery(terms, null, now)).toMatchObject({ day: '2026-11-27' })
})

test('no delivery is offered on a closed day, unless the office opens that morning', async () => {
  const trade = await orderFixture()
  const days = async () => (await trade.basket()).deliveries.map(({ day }) => day)
  const [first = '', second = '', ...others] = await days()
  await specialDays(first, second)
  expect((await days()).slice(0, others.length)).toEqual(others)
  await specialDays(second, second, [{ opens: '08:00', closes: '11:00' }])
  expect((await days()).slice(0, others.length)).toEqual([second, ...others.slice(0, -1)])
})

/** A fixture in which orders above 130.00 need an approval. */
const limited = () => orderFixture({}, { approval_over_cents: 13_000 })

/** A proposal by staff that raises an order to 240.00, above the limit. */
async function proposed(trade: OrderFixture) {
  await trade.put({ OIL: 1, HONEY: 1 })
  return (await trade.revise((await trade.submit()).body, { OIL: { cases: 2 } })).body
}

test('a proposal above the limit is mailed to approvers, and the buyer is notified of the answer', async () => {
  const trade = await limited()
  const approver = await trade.colleague('approver')
  await trade.colleague('buyer')
  const order = await proposed(trade)
  const recipientsOf = async (kind: string) =>
    (await trade.causes()).filter((mail) => mail.kind === kind).map(({ whom }) => whom)
  expect((await recipientsOf('proposed')).toSorted()).toEqual(
    [trade.buyer.user.id, approver.user.id].toSorted(),
  )
  const overview = async (token?: string) =>
    (await trade.ask<TradeOverview>('GET', '/overview', undefined, token)).body.to_answer
  expect(await overview(), 'who cannot answer is not asked').toBeNull()
  expect(await overview(approver.token)).toMatchObject({ id: order.id })
  await trade.does(order.id, 'acceptance', order.version, approver.token)
  expect(await recipientsOf('agreed')).toEqual([trade.buyer.user.id])
})

test('a proposal within the limit is mailed only to the person who placed the order', async () => {
  const trade = await orderFixture({}, { approval_over_cents: 1_000_000 })
  await trade.colleague('approver')
  await proposed(trade)
  const recipientsOf = (await trade.causes()).filter(({ kind }) => kind === 'proposed')
  expect(recipientsOf.map(({ whom }) => whom)).toEqual([trade.buyer.user.id])
})

test('staff see orders that wait for a missing approver, and the buyer reads why they wait', async () => {
  const trade = await limited()
  const approver = await trade.colleague('approver')
  const order = await trade.order()
  expect((await trade.read(order.id)).body.lacks_approver).toBe(false)
  const company = async () => {
    const { body } = await trade.shop.admin('GET', `/companies/${trade.company}`)
    return body as unknown as CompanyDetail
  }
  const { id, number, placed_at } = order
  const waiting = { id, number, currency: 'CAD', total_cents: 14_000, placed_at }
  expect((await company()).waiting).toEqual([waiting])
  const path = `/companies/${trade.company}/members/${approver.user.id}/role`
  await trade.shop.admin('PUT', path, { from: 'approver', role: 'viewer' })
  expect((await trade.read(order.id)).body).toMatchObject({
    status: 'awaiting-approval',
    lacks_approver: true,
  })
  // the other approver can no longer sign in
  await trade.shop.admin('PUT', path, { from: 'viewer', role: 'approver' })
  expect((await trade.read(order.id)).body.lacks_approver).toBe(false)
  await execute("update users set banned_until = '9999-12-31' where id = ?", approver.user.id)
  expect((await trade.read(order.id)).body.lacks_approver).toBe(true)
  const known = (await company()).members.find(({ user_id: id }) => id === approver.user.id)
  expect(known?.status).toBe('suspended')
})

test('a company role is changed only on the version shown', async () => {
  const { shop } = await orderFixture()
  const { user } = await shop.member('claire@example.test', 'client')
  const path = `/users/${user.id}/role`
  expect((await shop.admin('PUT', path, { from: 'client', role: 'none' })).status).toBe(200)
  const stale = await shop.admin('PUT', path, { from: 'client', role: 'admin' })
  expect([stale.status, stale.body['code']]).toEqual([409, 'user/role-version-conflict'])
  expect((await shop.admin('PUT', path, { from: 'client', role: 'none' })).status).toBe(200)
})
