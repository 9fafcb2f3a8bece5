import fc from 'fast-check'
import { expect, test } from 'vitest'
import { officeClock } from '#contract/site/office-hours.ts'
import { deliveriesFrom } from '../../../../worker/db/trade/deliveries.ts'
import { chooseDelivery } from '../../../../worker/features/trade/cut-off.ts'
import { officeInstant } from '../../../../worker/lib/office-instant.ts'
import { createDesk, type Desk, limitedOrder } from './order-desk.ts'
import { execute } from '../../kit/rows.ts'
import { specialDays } from '../shop.ts'
import type { CompanyDetail } from '#contract/staff/companies.ts'
import type { TradeOverview } from '#contract/trade/orders.ts'

test('above the limit nothing reaches staff until an approver says yes, and a change voids that', async () => {
  const { desk, approver, order } = await limitedOrder(13_999)
  expect(order.status).toBe('awaiting-approval')
  expect((await desk.staffSees(order.id)).status).toBe(404)
  const all = await desk.shop.admin('GET', '/orders')
  expect(all.body['rows']).toEqual([])
  expect(await desk.causes()).toEqual([{ kind: 'approval', whom: approver.user.id, locale: 'en' }])
  const own = await desk.does(order.id, 'approval', order.version)
  expect([own.status, own.body.code]).toEqual([403, 'order/not-allowed'])

  const approved = await desk.does(order.id, 'approval', order.version, approver.token)
  expect(approved.body.status).toBe('submitted')
  expect((await desk.staffSees(order.id)).body.number).toBe(order.number)
  const kinds = (await desk.causes()).map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual(['approval', 'received', 'submitted'])

  const back = await desk.does(order.id, 'call-back', approved.body.version)
  expect(back.body.status).toBe('draft')
  expect((await desk.staffSees(order.id)).status).toBe(404)
  await desk.put({ HONEY: 3 })
  const again = await desk.submit()
  expect(again.body).toMatchObject({
    number: order.number,
    status: 'awaiting-approval',
    total_cents: 16_000,
  })
  const stale = await desk.does(order.id, 'approval', order.version, approver.token)
  expect(stale.body.status, 'the approval of before is told as it was, and approves nothing').toBe(
    'awaiting-approval',
  )
  const mine = await desk.order(approver.token)
  expect(mine.status, 'an approver’s own order needs no one else').toBe('submitted')
})

test('what staff propose above the limit is an approver’s to accept, too', async () => {
  const { desk, approver, order } = await limitedOrder(14_000)
  expect(order.status).toBe('submitted')
  const proposed = (await desk.revise(order, { HONEY: { cases: 4 } })).body
  expect(proposed.status).toBe('proposed')
  expect(proposed.total_cents).toBeGreaterThan(14_001)
  const own = await desk.does(order.id, 'acceptance', proposed.version)
  expect([own.status, own.body.code]).toEqual([403, 'order/needs-approver'])
  const accepted = await desk.does(order.id, 'acceptance', proposed.version, approver.token)
  expect(accepted.body).toMatchObject({ status: 'confirmed', needs_approver: false })
})

test('an approver’s yes that comes after prices changed sends nothing, and says both totals', async () => {
  const { desk, approver, order } = await limitedOrder(13_999)
  desk.shop.mailbox.length = 0
  await desk.price({ OIL: 12_500 })
  const late = await desk.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/prices-changed'])
  expect(late.body.errors).toEqual([
    { path: 'seen_total_cents', message: '14000' },
    { path: 'total_cents', message: '16500' },
  ])
  expect((await desk.staffSees(order.id)).status).toBe(404)
  expect(desk.shop.mailbox).toEqual([])
  // as the message says: back into the basket, at the prices of now
  await desk.does(order.id, 'call-back', order.version, approver.token)
  const again = await desk.submit(undefined, approver.token)
  expect(again.body).toMatchObject({ status: 'submitted', total_cents: 16_500 })
})

test('a yes is for each price: one that rose is not made good by one that fell', async () => {
  const { desk, approver, order } = await limitedOrder(13_999)
  await desk.price({ OIL: 12_000, HONEY: 1_000 })
  const late = await desk.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/prices-changed'])
})

test('what can no longer be ordered is not approved; a price for more cases changes nothing', async () => {
  const { desk, approver, order } = await limitedOrder(13_999)
  const says = async () => {
    const { status, body } = await desk.does(order.id, 'approval', order.version, approver.token)
    return [status, body.code ?? body.status]
  }
  await desk.shop.give(desk.company, null, '2026-11-20')
  expect(await says()).toEqual([409, 'order/not-orderable'])
  await desk.shop.give(desk.company, desk.list.id, '2026-11-21')
  await desk.price({ OIL: { 1: 10_000, 5: 8_000 } })
  expect(await says()).toEqual([200, 'submitted'])
})

test('a yes is for the currency as well: the same numbers in another one are another price', async () => {
  const terms = { approval_over_cents: 13_999 }
  const desk = await createDesk({}, terms)
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  await desk.shop.terms(desk.company, { ...terms, currency: 'USD' })
  const dollars = await desk.shop.list({ currency: 'USD' })
  await desk.price({ OIL: 10_000, HONEY: 2_000 }, dollars.id)
  await desk.shop.give(desk.company, dollars.id)
  const late = await desk.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/prices-changed'])
  expect((await desk.staffSees(order.id)).status).toBe(404)
})

/**
 * Ottawa puts its clocks forward on 2027-03-14 and back on 2027-11-07, both Sundays: 14:00 of that day is 18:00 and
 * 19:00 in UTC.
 */
const changes = [
  ['2027-03-14', '2027-03-14T18:00:00.000Z', '2027-03-15', '2027-03-22'],
  ['2027-11-07', '2027-11-07T19:00:00.000Z', '2027-11-08', '2027-11-15'],
] as const
const mondays = { delivery_days: [1], cutoff_time: '14:00', cutoff_days: 1 }
const minutes = (instant: string, by: number) => new Date(Date.parse(instant) + by * 60_000)

for (const [sunday, cutoff, monday, next] of changes) {
  for (const kind of ['flexible', 'strict'] as const) {
    test(`on ${sunday} an order of 13:59 is in, and one of 14:01 goes with the next delivery, or is refused (${kind})`, async () => {
      const desk = await createDesk({}, { ...mondays, cutoff_kind: kind }, minutes(cutoff, -1))
      await desk.put({ OIL: 1 })
      const seen = await desk.basket()
      expect(seen.deliveries[0]).toEqual({ day: monday, cutoff_at: cutoff })
      const { body: first } = await desk.submit(seen)
      expect(first).toMatchObject({ delivery_on: monday, cutoff_at: cutoff })
      await desk.put({ OIL: 1 })
      const before = await desk.basket()
      desk.at(minutes(cutoff, 1))
      const { status, body } = await desk.submit(before)
      if (kind === 'flexible') {
        expect(body.delivery_on).toBe(next)
        expect(body.events[0]?.detail).toEqual({ delivery_from: monday })
      } else {
        expect([status, body.code]).toEqual([409, 'order/cut-off-passed'])
        expect((await desk.submit()).body.delivery_on, 'seen again').toBe(next)
      }
    })

    test(`on ${sunday} an approval at 14:01 is as late as an order (${kind})`, async () => {
      const terms = { ...mondays, cutoff_kind: kind, approval_over_cents: 1 }
      const desk = await createDesk({}, terms, minutes(cutoff, -1))
      const approver = await desk.colleague('approver')
      const order = await desk.order()
      desk.at(minutes(cutoff, 1))
      const { status, body } = await desk.does(order.id, 'approval', order.version, approver.token)
      if (kind === 'strict') expect([status, body.code]).toEqual([409, 'order/cut-off-passed'])
      else expect(body).toMatchObject({ status: 'submitted', delivery_on: next })
    })
  }
}

test('the office’s clock shows what was asked for, on every day and at every minute it has', () => {
  const day = fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2035-12-31'),
    noInvalidDate: true,
  })
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  const two = (n: number) => String(n).padStart(2, '0')
  fc.assert(
    fc.property(day, time, (date, [hour, minute]) => {
      const wanted = { day: date.toISOString().slice(0, 10), time: `${two(hour)}:${two(minute)}` }
      const shown = officeClock(officeInstant(wanted.day, wanted.time))
      // an hour that the clocks skip
      if (shown.time !== wanted.time) expect(wanted.time.slice(0, 2)).toBe('02')
      else expect(shown).toEqual(wanted)
    }),
    { numRuns: 3_000 },
  )
  expect(officeInstant('2027-03-14', '02:30').toISOString()).toBe('2027-03-14T07:30:00.000Z')
  expect(officeInstant('2027-11-07', '01:30').toISOString()).toBe('2027-11-07T05:30:00.000Z')
})

test('deliveries come in order, on days that are agreed, each with a cut-off that is ahead', () => {
  const terms = {
    deliveryDays: '2 5',
    cutoffTime: '14:00',
    cutoffDays: 1,
    cutoffKind: 'strict' as const,
  }
  const now = new Date('2026-11-23T19:00:00.000Z')
  const days = deliveriesFrom(terms, now).map(({ day }) => day)
  expect(days.slice(0, 3), '14:00 sharp is too late').toEqual([
    '2026-11-27',
    '2026-12-01',
    '2026-12-04',
  ])
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

test('no delivery is offered on a day that the office is closed, unless it opens that morning', async () => {
  const desk = await createDesk()
  const days = async () => (await desk.basket()).deliveries.map(({ day }) => day)
  const [first = '', second = '', ...others] = await days()
  await specialDays(first, second)
  expect((await days()).slice(0, others.length)).toEqual(others)
  await specialDays(second, second, [{ opens: '08:00', closes: '11:00' }])
  expect((await days()).slice(0, others.length)).toEqual([second, ...others.slice(0, -1)])
})

/** A desk where whatever costs more than 130.00 takes an approver. */
const limited = () => createDesk({}, { approval_over_cents: 13_000 })

/** What staff propose for an order that was cheap enough: two cases of oil, 240.00. */
async function proposed(desk: Desk) {
  await desk.put({ OIL: 1, HONEY: 1 })
  const order = (await desk.submit()).body
  return (await desk.revise(order, { OIL: { cases: 2 } })).body
}

test('a proposal above the limit is mailed to those who can accept it, and the buyer hears of the answer', async () => {
  const desk = await limited()
  const approver = await desk.colleague('approver')
  await desk.colleague('buyer')
  const order = await proposed(desk)
  const told = async (kind: string) =>
    (await desk.causes()).filter((mail) => mail.kind === kind).map(({ whom }) => whom)
  expect((await told('proposed')).toSorted()).toEqual(
    [desk.buyer.user.id, approver.user.id].toSorted(),
  )
  const overview = async (token?: string) =>
    (await desk.ask<TradeOverview>('GET', '/overview', undefined, token)).body.to_answer
  expect(await overview(), 'who cannot answer is not asked').toBeNull()
  expect(await overview(approver.token)).toMatchObject({ id: order.id })
  await desk.does(order.id, 'acceptance', order.version, approver.token)
  expect(await told('agreed')).toEqual([desk.buyer.user.id])
})

test('a proposal within the limit is told to who ordered alone', async () => {
  const desk = await createDesk({}, { approval_over_cents: 1_000_000 })
  await desk.colleague('approver')
  await proposed(desk)
  const told = (await desk.causes()).filter(({ kind }) => kind === 'proposed')
  expect(told.map(({ whom }) => whom)).toEqual([desk.buyer.user.id])
})

test('orders that wait for an approver who is gone are shown to staff, and the buyer reads why they wait', async () => {
  const desk = await limited()
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  expect((await desk.read(order.id)).body.lacks_approver).toBe(false)
  const company = async () => {
    const { body } = await desk.shop.admin('GET', `/companies/${desk.company}`)
    return body as unknown as CompanyDetail
  }
  const { id, number, placed_at } = order
  const waiting = { id, number, currency: 'CAD', total_cents: 14_000, placed_at }
  expect((await company()).waiting).toEqual([waiting])
  const path = `/companies/${desk.company}/members/${approver.user.id}/role`
  await desk.shop.admin('PUT', path, { from: 'approver', role: 'viewer' })
  expect((await desk.read(order.id)).body).toMatchObject({
    status: 'awaiting-approval',
    lacks_approver: true,
  })
  // nor does an approver who can no longer sign in
  await desk.shop.admin('PUT', path, { from: 'viewer', role: 'approver' })
  expect((await desk.read(order.id)).body.lacks_approver).toBe(false)
  await execute("update users set banned_until = '9999-12-31' where id = ?", approver.user.id)
  expect((await desk.read(order.id)).body.lacks_approver).toBe(true)
  const known = (await company()).members.find(({ user_id: id }) => id === approver.user.id)
  expect(known?.status).toBe('suspended')
})

test('a role of an account is given on the one that was seen', async () => {
  const { shop } = await createDesk()
  const { user } = await shop.member('claire@example.test', 'client')
  const path = `/users/${user.id}/role`
  expect((await shop.admin('PUT', path, { from: 'client', role: 'none' })).status).toBe(200)
  const stale = await shop.admin('PUT', path, { from: 'client', role: 'admin' })
  expect([stale.status, stale.body['code']]).toEqual([409, 'user/role-version-conflict'])
  expect((await shop.admin('PUT', path, { from: 'client', role: 'none' })).status).toBe(200)
})
