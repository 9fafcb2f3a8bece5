import { expect, test } from 'vitest'
import type { Purchases } from '#contract/trade/purchases/purchases.ts'
import { createMeter } from '../../kit/meter.ts'
import { createWarehouse, type Warehouse } from '../lots/warehouse.ts'
import { execute } from '../../kit/rows.ts'

const purchases = async (house: Warehouse, token?: string) =>
  house.ask<Purchases>('GET', '/purchases', undefined, token)

/** Cases of oil that left on a day. */
const shipped = (house: Warehouse, shipped_on: string, lot: { id: string }, cases = 1) =>
  house.shipped({ OIL: cases }, { OIL: lot }, { shipped_on })

test('what was shipped adds up by month and currency, and nothing else counts', async () => {
  // half an hour before midnight in Ottawa, on the last of November
  let now = new Date('2026-12-01T04:30:00.000Z')
  const house = await createWarehouse({ now: () => now })
  const lot = await house.lot(house.oil)
  expect((await purchases(house)).body).toMatchObject({ this_month: '2026-11', months: [] })
  await house.order()
  await house.confirmed({ OIL: 7 })
  expect((await purchases(house)).body.months, 'nothing has left').toEqual([])

  await shipped(house, '2026-11-30', lot, 2)
  now = new Date('2026-12-01T05:10:00.000Z')
  await shipped(house, '2026-12-01', lot)
  await shipped(house, '2026-12-01', lot, 3)
  expect((await purchases(house)).body).toMatchObject({
    this_month: '2026-12',
    months: [
      { month: '2026-11', currency: 'CAD', orders: 1, cases: 2, amount_cents: 20_000 },
      { month: '2026-12', currency: 'CAD', orders: 2, cases: 4, amount_cents: 40_000 },
    ],
  })
})

test('Canadian and US dollars never share a total', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.oil)
  await shipped(house, '2026-11-23', lot)
  await execute("update orders set currency = 'USD' where status = 'draft'")
  const order = await house.confirmed({ OIL: 1 })
  await execute("update orders set currency = 'USD' where id = ?", order.id)
  await house.ship(order.id, house.shipment(order, { OIL: lot }))
  expect(
    (await purchases(house)).body.months.map((row) => [row.currency, row.amount_cents]),
  ).toEqual([
    ['CAD', 10_000],
    ['USD', 10_000],
  ])
})

test('what is billed by weight counts with what it weighed; a shipment told twice counts once', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.feta)
  const order = await house.confirmed({ FETA: 1 })
  const given = house.shipment(order, { FETA: { id: lot.id, net_g: 8_113 } })
  for (let time = 0; time < 2; time++) {
    expect((await house.ship(order.id, given)).status).toBe(200)
  }
  expect((await purchases(house)).body.months).toMatchObject([
    { orders: 1, cases: 1, amount_cents: 14_887 },
  ])
})

test('a refused shipment counts nothing', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.oil)
  const order = await house.confirmed({ OIL: 1 })
  await house.setLot(lot, 'held')
  expect((await house.ship(order.id, house.shipment(order, { OIL: lot }))).status).toBe(409)
  expect((await purchases(house)).body.months).toEqual([])
})

test('archiving the samples takes them out of what a company bought, and leaves the rest', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.oil)
  const sample = await shipped(house, '2026-11-23', lot, 2)
  await shipped(house, '2026-11-23', lot, 1)
  await execute('update orders set is_sample = 1 where id = ?', sample.id)
  await house.shop.archiveSamples()
  expect((await purchases(house)).body.months).toMatchObject([
    { orders: 1, cases: 1, amount_cents: 10_000 },
  ])
})

test('everyone of the company reads it, and the screen reads a few rows after twenty years', async () => {
  const meter = createMeter()
  const house = await createWarehouse({ db: meter.db })
  const viewer = await house.colleague('viewer')
  await execute(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 239)
     insert into purchase_months (company_id, month, currency, orders, cases, amount_cents)
     select ?, strftime('%Y-%m', '2026-11-01', '-' || i || ' months'), value, 40, 400, 900000
     from n, json_each('["CAD","USD"]')`,
    house.company,
  )
  await purchases(house, viewer.token)
  const cost = await meter.of(async () => {
    const { body } = await purchases(house, viewer.token)
    expect(body.months).toHaveLength(48)
    expect(body.months[0]?.month).toBe('2024-12')
  })
  expect(cost.queries).toBeLessThanOrEqual(3)
  expect(cost.rowsRead).toBeLessThanOrEqual(100)
})
