import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  deliveryTimesOf,
  timesWithoutDelivery,
  nextDeliveryFrom,
} from '../../../../worker/features/trade/standing/calendar.ts'
import { createMeter } from '../../kit/meter.ts'
import {
  announced,
  before,
  begunRepeating,
  createRepeating,
  cutoff,
  friday,
  sent,
} from './repeating.ts'
import { execute } from '../../kit/rows.ts'
import { specialDays } from '../shop.ts'

const nextFriday = '2026-12-04'

test('people are told 48 hours before the cut-off, once, and the order is sent an hour before it', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun({ po_number: 'PO-7' }, undefined, 'el')
  expect(standing).toMatchObject({
    state: 'active',
    next_on: friday,
    sent_at: sent.toISOString(),
    total_cents: 22_000,
    question: null,
  })
  await repeating.minuteOf(before(announced))
  expect(await repeating.mailed()).toEqual([])
  await repeating.minuteOf(announced)
  const told = { day: friday, kind: 'announced', isOffice: false, locale: 'el' }
  expect(await repeating.mailed()).toEqual([told])
  await repeating.minuteOf(before(sent))
  expect(await repeating.sent()).toEqual([])
  await repeating.minuteOf(sent)
  const [order, ...others] = await repeating.sent()
  expect(others).toEqual([])
  expect(order).toMatchObject({ status: 'submitted', total: 22_000, delivery: friday })
  const { body } = await repeating.read(order?.id ?? '')
  expect(body).toMatchObject({
    number: 'M-2026-00001',
    po_number: 'PO-7',
    standing_id: standing.id,
    cutoff_at: cutoff.toISOString(),
    placed_name: repeating.buyer.user.email,
    events: [{ kind: 'submitted' }],
  })
  expect((await repeating.staffSees(order?.id ?? '')).status).toBe(200)
  expect((await repeating.causes()).map(({ kind }) => kind).toSorted()).toEqual([
    'received',
    'submitted',
  ])
  expect(await repeating.mailed()).toEqual([told])
  expect((await repeating.all()).rows).toMatchObject([{ id: standing.id, next_on: nextFriday }])
})

test('a delivery that is skipped is not ordered, no one is bothered, and the one after it comes', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.minuteOf(announced)
  const { status, body } = await repeating.act(standing, 'skip')
  expect([status, body.rows[0]?.is_skipped]).toEqual([200, true])
  // the second press of a double click
  expect((await repeating.act(standing, 'skip')).status).toBe(200)
  await repeating.minuteOf(sent, cutoff)
  expect(await repeating.sent()).toEqual([])
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['announced'])
  const [row] = (await repeating.all()).rows
  expect(row).toMatchObject({ next_on: nextFriday, is_skipped: false })
})

test('a client who takes back skipping gets the delivery after all', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.minuteOf(announced)
  await repeating.act(standing, 'skip')
  expect((await repeating.act({ ...standing, version: 2 }, 'unskip')).status).toBe(200)
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ standing_on: friday }])
})

test('what got dearer is not sent: people are asked once, and without an answer told with the office', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.minuteOf(announced)
  await repeating.price({ OIL: 10_001 })
  await repeating.minuteOf(new Date('2026-11-25T19:00:00.000Z'))
  const asked = (await repeating.mailed()).map(({ kind }) => kind)
  expect(asked).toEqual(['announced', 'dearer'])
  const { body } = await repeating.see(standing.id)
  expect(body).toMatchObject({ question: 'dearer', total_cents: 22_000, total_now_cents: 22_002 })
  const overview = await repeating.ask<{ standing: unknown }>('GET', '/overview')
  expect(overview.body.standing).toEqual({ id: standing.id, on: friday })
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toEqual([])
  await repeating.minuteOf(cutoff)
  expect(await repeating.sent()).toEqual([])
  const mailed = (await repeating.mailed()).slice(2)
  expect(mailed.map(({ kind, isOffice }) => [kind, isOffice]).toSorted()).toEqual([
    ['missed', false],
    ['officeMissed', true],
  ])
  expect((await repeating.all()).rows).toMatchObject([{ next_on: nextFriday, question: null }])
})

test('a client who agrees to the new total is sent what they agreed to, and no other total will do', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.price({ OIL: 11_000 })
  await repeating.minuteOf(announced)
  const old = await repeating.act(standing, 'agree', 22_000)
  expect([old.status, old.body.code]).toEqual([409, 'order/prices-changed'])
  expect((await repeating.act(standing, 'agree', 24_000)).status).toBe(200)
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ total: 24_000 }])
})

test('what got cheaper is sent at the lower price without a question', async () => {
  const { repeating } = await begunRepeating()
  await repeating.price({ OIL: 9_000 })
  await repeating.minuteOf(announced, sent)
  expect(await repeating.sent()).toMatchObject([{ total: 20_000 }])
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['announced'])
})

test('a price that goes up and comes down again asks, and then sends', async () => {
  const { repeating } = await begunRepeating()
  await repeating.price({ OIL: 10_500 })
  await repeating.minuteOf(announced)
  await repeating.price({ OIL: 10_000 })
  await repeating.minuteOf(new Date(announced.getTime() + 20 * 60_000))
  await repeating.minuteOf(sent)
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['dearer', 'announced'])
  expect(await repeating.sent()).toMatchObject([{ total: 22_000 }])
})

test('what cannot be had asks, and goes once it was taken out', async () => {
  const { repeating, standing } = await begunRepeating()
  await execute(
    "update products set availability = 'unavailable', version = version + 1 where id = ?",
    repeating.honey.id,
  )
  await repeating.minuteOf(announced)
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['unavailable'])
  const { body } = await repeating.see(standing.id)
  const obstacles = body.lines.map(({ sku, obstacle }) => [sku, obstacle])
  expect(Object.fromEntries(obstacles)).toEqual({ HONEY: 'unavailable', OIL: null })
  const items = [{ product: repeating.oil.id, cases: 2 }]
  const changed = await repeating.change(standing, { items, seen_total_cents: 20_000 })
  expect(changed.status).toBe(200)
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ total: 20_000 }])
})

test('a day of the week that we no longer deliver on asks for another', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.terms({ delivery_days: [2] })
  await repeating.minuteOf(new Date('2026-11-23T16:00:00.000Z'))
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['day'])
  expect((await repeating.see(standing.id)).body).toMatchObject({ question: 'day', sent_at: null })
  expect((await repeating.change(standing)).body.code).toBe('standing/no-day')
  const tuesday = await repeating.change(standing, { next_on: '2026-12-01' })
  expect([tuesday.status, (await repeating.all()).rows[0]?.question]).toEqual([200, null])
})

test('a delivery on a day when the office is closed is asked about, and can be skipped', async () => {
  const { repeating, standing } = await begunRepeating()
  await specialDays(friday, friday)
  await repeating.minuteOf(announced)
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['day'])
  expect((await repeating.act(standing, 'skip')).status).toBe(200)
  await repeating.minuteOf(new Date(`${friday}T16:00:00.000Z`))
  expect(await repeating.sent()).toEqual([])
  expect((await repeating.all()).rows[0]).toMatchObject({ next_on: nextFriday, question: null })
})

test('an earlier cut-off moves the moment when it is sent', async () => {
  const { repeating } = await begunRepeating()
  await repeating.minuteOf(announced)
  await repeating.terms({ cutoff_time: '09:00' })
  await repeating.minuteOf(new Date('2026-11-26T13:00:00.000Z'))
  expect(await repeating.sent()).toMatchObject([{ standing_on: friday }])
})

const terms = { deliveryDays: '1 2 5', cutoffTime: '14:00', cutoffDays: 1 }

test('on both days when clocks change, an order goes at 13:00 of the office and counts until 14:00', () => {
  const moments = (day: string) => {
    const found = deliveryTimesOf(terms, day)
    return found && [found.announceAt, found.sendAt, found.cutoffAt].map((at) => at.toISOString())
  }
  // Sunday, 14 March 2027: 14:00 is 18:00 UTC from that morning on
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
  'a day without deliveries has no moments',
  (of) => expect(deliveryTimesOf(of, '2026-11-25')).toBeNull(),
)

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the next delivery is the first of the rhythm whose cut-off is to come, whatever passed', () => {
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

test('twenty standing orders of sixty products: each screen asks D1 three times at most, and reads 500 rows at most', async () => {
  const meter = createMeter()
  const repeating = await createRepeating({ db: meter.db })
  const items: { product: string; cases: number }[] = []
  for (let n = 10; n < 70; n++) {
    const product = await repeating.shop.product({ sku: `P-${n}` }, names(`P-${n}`) as never)
    await repeating.price({ [`P-${n}`]: { 1: 999, 2: 998, 3: 997, 4: 996, 5: 995 } })
    items.push({ product: product.id, cases: 5 })
  }
  const line = { pack: '12 × 500 ml', price_unit: 'case', unit_cents: 995 }
  const seen = items.map(({ product }) => ({ product, ...line }))
  const wanted = { items, seen, seen_total_cents: 60 * 5 * 995 }
  const { id } = await repeating.begun(wanted)
  for (let n = 1; n < 20; n++) await repeating.begun(wanted)
  // thousands that have ended cost nothing
  await execute(`insert into standing_orders select lower(hex(randomblob(16))), company_id, 'ended', every_weeks, next_on,
      0, null, null, items, currency, null, null, created_by, null, 0, 2, created_at, updated_at
      from standing_orders, (with recursive n(i) as (select 1 union all select i + 1 from n where i < 100)
        select i from n)`)
  for (const path of ['', `/${id}`]) {
    const { ...cost } = await meter.of(async () => {
      const { status } = await repeating.ask('GET', `/standing${path}`)
      expect(status).toBe(200)
    })
    expect(cost.queries, path).toBeLessThanOrEqual(3)
    expect(cost.rowsRead, path).toBeLessThanOrEqual(500)
  }
})
