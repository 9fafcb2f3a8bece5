import type { ListedGoods } from '#contract/trade/staff-orders.ts'
import { expect, test } from 'vitest'
import { named } from '../shop.ts'
import { createDesk } from './order-desk.ts'

test('a substitute brings its own list price, and the client reads both prices and both totals', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  const { body: goods } = await desk.shop.admin(
    'GET',
    `/orders/${order.id}/goods?locale=en&sku=honey&cases=1`,
  )
  expect(goods as unknown as ListedGoods).toEqual({
    sku: 'HONEY',
    name: 'Honey',
    pack: '12 × 500 ml',
    price_unit: 'case',
    case_g: null,
    unit_cents: 2_000,
  })
  const revision = desk.revision(order, { OIL: { sku: 'honey', unit_cents: null } })
  const { body, status } = await desk.staff(order.id, 'revision', revision)
  expect([status, body.status, body.total_cents]).toEqual([200, 'proposed', 6_000])
  const read = (await desk.read(order.id, undefined, 'el')).body
  expect(read.lines.find(({ line }) => line === 2)).toMatchObject({
    sku: 'HONEY',
    unit_cents: 2_000,
    amount_cents: 2_000,
    change: {
      sku: 'OIL',
      name: 'Λάδι',
      pack: '12 × 500 ml',
      price_unit: 'case',
      unit_cents: 10_000,
    },
  })
  expect(read.events.at(-1)?.detail).toMatchObject({ total_from: '14000' })
  const mail = desk.shop.mailbox.findLast(({ to }) => to === desk.buyer.user.email)
  expect(mail?.text).toContain('$20.00 per case')
  expect(mail?.text).toContain('Oil (12 × 500 ml), $100.00 per case')
  expect(mail?.text).toContain('$60.00 – before: $140.00')
})

test('a substitute by weight is priced by weight, and so many cases at their own step', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  const cheese = desk.revision(order, { HONEY: { sku: 'FETA', unit_cents: null } })
  const { body } = await desk.staff(order.id, 'revision', cheese)
  expect(body.lines[0]).toMatchObject({
    sku: 'FETA',
    price_unit: 'kg',
    unit_cents: 1_835,
    est_g: 16_010,
    amount_cents: 29_378,
    change: { price_unit: 'case', unit_cents: 2_000 },
  })
  const oil = desk.revision(body, {
    FETA: { sku: 'OIL', cases: 6, unit_cents: null },
  })
  const more = (await desk.staff(order.id, 'revision', oil)).body
  expect(more.lines[0]).toMatchObject({ sku: 'OIL', cases: 6, unit_cents: 9_000 })
})

test('a substitute without a price in the company’s list needs one from staff', async () => {
  const desk = await createDesk()
  await desk.shop.product({ sku: 'TAPENADE' }, named('Tapenade'))
  const order = await desk.order()
  const without = desk.revision(order, { OIL: { sku: 'TAPENADE', unit_cents: null } })
  const refused = await desk.staff(order.id, 'revision', without)
  expect([refused.status, refused.body.code]).toEqual([422, 'order/no-list-price'])
  expect(refused.body.errors).toEqual([{ path: 'lines.2.unit_cents', message: 'TAPENADE' }])
  const priced = desk.revision(order, { OIL: { sku: 'TAPENADE', unit_cents: 700 } })
  expect((await desk.staff(order.id, 'revision', priced)).body.total_cents).toBe(4_700)
})

test('a list price in another currency than the order’s is none', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  const dollars = await desk.shop.list({ currency: 'USD' })
  await desk.shop.price(dollars.id, desk.honey.id, [{ min_cases: 1, unit_cents: 900 }])
  await desk.shop.terms(desk.company, { currency: 'USD' })
  await desk.shop.give(desk.company, dollars.id, '2020-02-02')
  const revision = desk.revision(order, { OIL: { sku: 'HONEY', unit_cents: null } })
  expect((await desk.staff(order.id, 'revision', revision)).body.code).toBe('order/no-list-price')
})
