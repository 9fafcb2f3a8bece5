import { expect, test } from 'vitest'
import type { Purchases } from '#contract/trade/purchases/purchases.ts'
import { createMeter } from '../../kit/meter.ts'
import { shippingFixture, type ShippingFixture } from '../lots/shipping-fixture.ts'
import { execute } from '../../kit/rows.ts'

const purchases = async (trade: ShippingFixture, token?: string) =>
  trade.ask<Purchases>('GET', '/purchases', undefined, token)

/** Ships cases of oil on a day. */
const shipped = (trade: ShippingFixture, shipped_on: string, lot: { id: string }, cases = 1) =>
  trade.shipped({ OIL: cases }, { OIL: lot }, { shipped_on })

test('shipped goods are totalled by month and currency', async () => {
  // half an hour before midnight in Ottawa, on 30 November
  let now = new Date('2026-12-01T04:30:00.000Z')
  const trade = await shippingFixture({ now: () => now })
  const lot = await trade.lot(trade.oil)
  expect((await purchases(trade)).body).toMatchObject({ this_month: '2026-11', months: [] })
  await trade.order()
  await trade.confirmed({ OIL: 7 })
  expect((await purchases(trade)).body.months, 'nothing has left').toEqual([])

  await shipped(trade, '2026-11-30', lot, 2)
  now = new Date('2026-12-01T05:10:00.000Z')
  await shipped(trade, '2026-12-01', lot)
  await shipped(trade, '2026-12-01', lot, 3)
  expect((await purchases(trade)).body).toMatchObject({
    this_month: '2026-12',
    months: [
      { month: '2026-11', currency: 'CAD', orders: 1, cases: 2, amount_cents: 20_000 },
      { month: '2026-12', currency: 'CAD', orders: 2, cases: 4, amount_cents: 40_000 },
    ],
  })
})

test('Canadian and US dollars are totalled separately', async () => {
  const trade = await shippingFixture()
  const lot = await trade.lot(trade.oil)
  await shipped(trade, '2026-11-23', lot)
  await execute("update orders set currency = 'USD' where status = 'draft'")
  const order = await trade.confirmed({ OIL: 1 })
  await execute("update orders set currency = 'USD' where id = ?", order.id)
  await trade.ship(order.id, trade.shipment(order, { OIL: lot }))
  expect(
    (await purchases(trade)).body.months.map((row) => [row.currency, row.amount_cents]),
  ).toEqual([
    ['CAD', 10_000],
    ['USD', 10_000],
  ])
})

test('weighed goods count with their weight, and a repeated shipment counts once', async () => {
  const trade = await shippingFixture()
  const lot = await trade.lot(trade.feta)
  const order = await trade.confirmed({ FETA: 1 })
  const given = trade.shipment(order, { FETA: { id: lot.id, net_g: 8_113 } })
  for (let time = 0; time < 2; time++) expect((await trade.ship(order.id, given)).status).toBe(200)
  expect((await purchases(trade)).body.months).toMatchObject([
    { orders: 1, cases: 1, amount_cents: 14_887 },
  ])
})

test('a refused shipment is not counted', async () => {
  const trade = await shippingFixture()
  const lot = await trade.lot(trade.oil)
  const order = await trade.confirmed({ OIL: 1 })
  await trade.setLot(lot, 'held')
  expect((await trade.ship(order.id, trade.shipment(order, { OIL: lot }))).status).toBe(409)
  expect((await purchases(trade)).body.months).toEqual([])
})

test('archiving samples removes them from a company’s purchases, and nothing else', async () => {
  const trade = await shippingFixture()
  const lot = await trade.lot(trade.oil)
  const sample = await shipped(trade, '2026-11-23', lot, 2)
  await shipped(trade, '2026-11-23', lot, 1)
  await execute('update orders set is_sample = 1 where id = ?', sample.id)
  await trade.shop.archiveSamples()
  expect((await purchases(trade)).body.months).toMatchObject([
    { orders: 1, cases: 1, amount_cents: 10_000 },
  ])
})

test('every member reads the purchases, with few rows after twenty years', async () => {
  const meter = createMeter()
  const trade = await shippingFixture({ db: meter.db })
  const viewer = await trade.colleague('viewer')
  await execute(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 239)
     insert into purchase_months (company_id, month, currency, orders, cases, amount_cents)
     select ?, strftime('%Y-%m', '2026-11-01', '-' || i || ' months'), value, 40, 400, 900000
     from n, json_each('["CAD","USD"]')`,
    trade.company,
  )
  await purchases(trade, viewer.token)
  const cost = await meter.of(async () => {
    const { body } = await purchases(trade, viewer.token)
    expect(body.months).toHaveLength(48)
    expect(body.months[0]?.month).toBe('2024-12')
  })
  expect(cost.queries).toBeLessThanOrEqual(3)
  expect(cost.rowsRead).toBeLessThanOrEqual(100)
})
