import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  deliveryTimesOf,
  timesWithoutDelivery,
  nextDeliveryFrom,
} from '../../../../worker/features/trade/standing/calendar.ts'
import { createMeter } from '../../kit/meter.ts'
import {
  announceTime,
  minuteBefore,
  withStandingOrder,
  standingFixture,
  cutoffTime,
  friday,
  sendTime,
} from './standing-fixture.ts'
import { execute } from '../../kit/rows.ts'
import { specialDays } from '../shop.ts'

const nextFriday = '2026-12-04'

test('members are notified 48 hours before the cut-off, once, and the order is sent an hour before it', async () => {
  const trade = await standingFixture()
  const standing = await trade.begun({ po_number: 'PO-7' }, undefined, 'el')
  expect(standing).toMatchObject({
    state: 'active',
    next_on: friday,
    sent_at: sendTime.toISOString(),
    total_cents: 22_000,
    question: null,
  })
  await trade.minuteOf(minuteBefore(announceTime))
  expect(await trade.mailed()).toEqual([])
  await trade.minuteOf(announceTime)
  const announcement = { day: friday, kind: 'announced', isOffice: false, locale: 'el' }
  expect(await trade.mailed()).toEqual([announcement])
  await trade.minuteOf(minuteBefore(sendTime))
  expect(await trade.sent()).toEqual([])
  await trade.minuteOf(sendTime)
  const [order, ...others] = await trade.sent()
  expect(others).toEqual([])
  expect(order).toMatchObject({ status: 'submitted', total: 22_000, delivery: friday })
  const { body } = await trade.read(order?.id ?? '')
  expect(body).toMatchObject({
    number: 'M-2026-00001',
    po_number: 'PO-7',
    standing_id: standing.id,
    cutoff_at: cutoffTime.toISOString(),
    placed_name: trade.buyer.user.email,
    events: [{ kind: 'submitted' }],
  })
  expect((await trade.staffSees(order?.id ?? '')).status).toBe(200)
  expect((await trade.causes()).map(({ kind }) => kind).toSorted()).toEqual([
    'received',
    'submitted',
  ])
  expect(await trade.mailed()).toEqual([announcement])
  expect((await trade.all()).rows).toMatchObject([{ id: standing.id, next_on: nextFriday }])
})

test('a skipped delivery is not ordered or mailed, and the next one is', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.minuteOf(announceTime)
  const { status, body } = await trade.act(standing, 'skip')
  expect([status, body.rows[0]?.is_skipped]).toEqual([200, true])
  // the second click of a double click
  expect((await trade.act(standing, 'skip')).status).toBe(200)
  await trade.minuteOf(sendTime, cutoffTime)
  expect(await trade.sent()).toEqual([])
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['announced'])
  const [row] = (await trade.all()).rows
  expect(row).toMatchObject({ next_on: nextFriday, is_skipped: false })
})

test('a client who undoes a skip gets the delivery', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.minuteOf(announceTime)
  await trade.act(standing, 'skip')
  expect((await trade.act({ ...standing, version: 2 }, 'unskip')).status).toBe(200)
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toMatchObject([{ standing_on: friday }])
})

test('a standing order with a higher price asks once, and without an answer is skipped and reported to the office', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.minuteOf(announceTime)
  await trade.price({ OIL: 10_001 })
  await trade.minuteOf(new Date('2026-11-25T19:00:00.000Z'))
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['announced', 'dearer'])
  const { body } = await trade.see(standing.id)
  expect(body).toMatchObject({ question: 'dearer', total_cents: 22_000, total_now_cents: 22_002 })
  const overview = await trade.ask<{ standing: unknown }>('GET', '/overview')
  expect(overview.body.standing).toEqual({ id: standing.id, on: friday })
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toEqual([])
  await trade.minuteOf(cutoffTime)
  expect(await trade.sent()).toEqual([])
  const mailed = (await trade.mailed()).slice(2)
  expect(mailed.map(({ kind, isOffice }) => [kind, isOffice]).toSorted()).toEqual([
    ['missed', false],
    ['officeMissed', true],
  ])
  expect((await trade.all()).rows).toMatchObject([{ next_on: nextFriday, question: null }])
})

test('a client’s agreement applies to the shown total only', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.price({ OIL: 11_000 })
  await trade.minuteOf(announceTime)
  const old = await trade.act(standing, 'agree', 22_000)
  expect([old.status, old.body.code]).toEqual([409, 'order/prices-changed'])
  expect((await trade.act(standing, 'agree', 24_000)).status).toBe(200)
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toMatchObject([{ total: 24_000 }])
})

test('a standing order whose price fell is sent without asking', async () => {
  const { trade } = await withStandingOrder()
  await trade.price({ OIL: 9_000 })
  await trade.minuteOf(announceTime, sendTime)
  expect(await trade.sent()).toMatchObject([{ total: 20_000 }])
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['announced'])
})

test('a standing order whose price rises and falls back asks, and is then sent', async () => {
  const { trade } = await withStandingOrder()
  await trade.price({ OIL: 10_500 })
  await trade.minuteOf(announceTime)
  await trade.price({ OIL: 10_000 })
  await trade.minuteOf(new Date(announceTime.getTime() + 20 * 60_000))
  await trade.minuteOf(sendTime)
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['dearer', 'announced'])
  expect(await trade.sent()).toMatchObject([{ total: 22_000 }])
})

test('a standing order with an unavailable product asks, and is sent once the product is removed', async () => {
  const { trade, standing } = await withStandingOrder()
  await execute(
    "update products set availability = 'unavailable', version = version + 1 where id = ?",
    trade.honey.id,
  )
  await trade.minuteOf(announceTime)
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['unavailable'])
  const { body } = await trade.see(standing.id)
  const obstacles = body.lines.map(({ sku, obstacle }) => [sku, obstacle])
  expect(Object.fromEntries(obstacles)).toEqual({ HONEY: 'unavailable', OIL: null })
  const items = [{ product: trade.oil.id, cases: 2 }]
  expect((await trade.change(standing, { items, seen_total_cents: 20_000 })).status).toBe(200)
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toMatchObject([{ total: 20_000 }])
})

test('a standing order on a discontinued delivery day asks for another day', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.terms({ delivery_days: [2] })
  await trade.minuteOf(new Date('2026-11-23T16:00:00.000Z'))
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['day'])
  expect((await trade.see(standing.id)).body).toMatchObject({ question: 'day', sent_at: null })
  expect((await trade.change(standing)).body.code).toBe('standing/no-day')
  const tuesday = await trade.change(standing, { next_on: '2026-12-01' })
  expect([tuesday.status, (await trade.all()).rows[0]?.question]).toEqual([200, null])
})

test('a standing order for a closed day asks, and can be skipped', async () => {
  const { trade, standing } = await withStandingOrder()
  await specialDays(friday, friday)
  await trade.minuteOf(announceTime)
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['day'])
  expect((await trade.act(standing, 'skip')).status).toBe(200)
  await trade.minuteOf(new Date(`${friday}T16:00:00.000Z`))
  expect(await trade.sent()).toEqual([])
  expect((await trade.all()).rows[0]).toMatchObject({ next_on: nextFriday, question: null })
})

test('an earlier cut-off moves the sending time', async () => {
  const { trade } = await withStandingOrder()
  await trade.minuteOf(announceTime)
  await trade.terms({ cutoff_time: '09:00' })
  await trade.minuteOf(new Date('2026-11-26T13:00:00.000Z'))
  expect(await trade.sent()).toMatchObject([{ standing_on: friday }])
})

const terms = { deliveryDays: '1 2 5', cutoffTime: '14:00', cutoffDays: 1 }

test('a standing order is sent at 13:00 office time and its cut-off is 14:00 when clocks change', () => {
  const moments = (day: string) => {
    const found = deliveryTimesOf(terms, day)
    return found && [found.announceAt, found.sendAt, found.cutoffAt].map((at) => at.toISOString())
  }
  // Sunday, 14 March 2027: 14:00 is 18:00 UTC from this day on
  expect(moments('2027-03-15')).toEqual([
    '2027-03-12T18:00:00.000Z',
    '2027-03-14T17:00:00.000Z',
    '2027-03-14T18:00:00.000Z',
  ])
  // Sunday, 7 November 2027: 14:00 is 19:00 UTC again
  expect(moments('2027-11-08')).toEqual([
    '2027-11-05T19:00:00.000Z',
    '2027-11-07T18:00:00.000Z',
    '2027-11-07T19:00:00.000Z',
  ])
})

test.for([terms, null, { ...terms, deliveryDays: '' }])(
  'a day without deliveries has no sending times',
  (of) => expect(deliveryTimesOf(of, '2026-11-25')).toBeNull(),
)

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the next delivery is the first on the schedule whose cut-off has not passed', () => {
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(1, 2, 4),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (start, weeks, now) => {
        const next = nextDeliveryFrom(terms, start, weeks, now)
        const daysOn = (Date.parse(next) - Date.parse(start)) / 86_400_000
        expect(daysOn % (weeks * 7)).toBe(0)
        expect(daysOn).toBeGreaterThanOrEqual(0)
        const cutoffOf = (one: string) =>
          (deliveryTimesOf(terms, one) ?? timesWithoutDelivery(one)).cutoffAt
        expect(cutoffOf(next) > now).toBe(true)
        const previous = new Date(Date.parse(next) - weeks * 7 * 86_400_000)
          .toISOString()
          .slice(0, 10)
        if (daysOn > 0) expect(cutoffOf(previous) <= now).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

const names = (sku: string) =>
  Object.fromEntries(
    ['en', 'fr', 'el', 'it', 'de'].map((locale) => [
      locale,
      { name: `${sku} ${locale}`, description: null },
    ]),
  )

test('with twenty standing orders of sixty products each screen makes at most three D1 calls and reads 500 rows', async () => {
  const meter = createMeter()
  const trade = await standingFixture({ db: meter.db })
  const items: { product: string; cases: number }[] = []
  for (let n = 10; n < 70; n++) {
    const product = await trade.shop.product({ sku: `P-${n}` }, names(`P-${n}`) as never)
    await trade.price({ [`P-${n}`]: { 1: 999, 2: 998, 3: 997, 4: 996, 5: 995 } })
    items.push({ product: product.id, cases: 5 })
  }
  const line = { pack: '12 × 500 ml', price_unit: 'case', unit_cents: 995 }
  const seen = items.map(({ product }) => ({ product, ...line }))
  const wanted = { items, seen, seen_total_cents: 60 * 5 * 995 }
  const { id } = await trade.begun(wanted)
  for (let n = 1; n < 20; n++) await trade.begun(wanted)
  // ended standing orders add no cost
  await execute(`insert into standing_orders select lower(hex(randomblob(16))), company_id, 'ended', every_weeks, next_on,
      0, null, null, items, currency, null, null, created_by, null, 0, 2, created_at, updated_at
      from standing_orders, (with recursive n(i) as (select 1 union all select i + 1 from n where i < 100)
        select i from n)`)
  for (const path of ['', `/${id}`]) {
    const { ...cost } = await meter.of(async () => {
      const { status } = await trade.ask('GET', `/standing${path}`)
      expect(status).toBe(200)
    })
    expect(cost.queries, path).toBeLessThanOrEqual(3)
    expect(cost.rowsRead, path).toBeLessThanOrEqual(500)
  }
})
