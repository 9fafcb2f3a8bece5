import { expect, test } from 'vitest'
import { begunRepeating, sent } from '../standing/repeating.ts'
import { createDesk, filledDesk, limitedOrder, newOrder } from './order-desk.ts'
import type { ListedGoods } from '#contract/trade/staff-orders.ts'
import { named } from '../shop.ts'
import { rows } from '../../kit/rows.ts'

test('a smaller case at the same price is not ordered unseen', async () => {
  const { desk, seen } = await filledDesk()
  await desk.shop.change(desk.oil, { units_per_case: 6 })
  const refused = await desk.submit(seen)
  expect([refused.status, refused.body.code]).toEqual([409, 'order/goods-changed'])
  expect(refused.body.errors).toEqual([{ path: `lines.${desk.oil.id}`, message: 'Oil' }])
  const again = await desk.submit()
  expect(again.body.lines[0]).toMatchObject({ pack: '6 × 500 ml', amount_cents: 10_000 })
})

test('prices that move against each other are not the same because their sum is', async () => {
  const { desk, seen } = await filledDesk({ OIL: 1, HONEY: 1 })
  await desk.price({ OIL: 9_900, HONEY: 2_100 })
  expect((await desk.submit(seen)).body.code).toBe('order/goods-changed')
})

test('a yes to an order that waited for an approver does not stand for a smaller case', async () => {
  const { desk, approver, order } = await limitedOrder(5_000)
  await desk.shop.change(desk.oil, { units_per_case: 6 })
  const late = await desk.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/goods-changed'])
})

test('a standing order asks before it goes out with a smaller case', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.shop.change(repeating.oil, { units_per_case: 6 })
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toEqual([])
  const asks = (await repeating.see(standing.id)).body
  expect(asks.question).toBe('changed')
  expect(asks.lines.find(({ sku }) => sku === 'OIL')).toMatchObject({
    pack: '6 × 500 ml',
    agreed_pack: '12 × 500 ml',
  })
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['changed'])
  expect((await repeating.act(asks, 'agree', asks.total_now_cents)).status).toBe(200)
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toHaveLength(1)
})

test('a price of another unit than its product is sold in now is none, in every place that reads it', async () => {
  const { repeating } = await begunRepeating()
  await repeating.put({ OIL: 1 })
  const seen = await repeating.basket()
  const { shop, company, buyer, list, oil } = repeating
  const csv = 'sku,catch_weight\nOIL,yes'
  const plan = await shop.import('products', csv)
  expect((await shop.import('products', csv, plan.body.seen)).body.state).toBe('done')
  expect((await repeating.basket()).lines[0]).toMatchObject({
    unit_cents: null,
    obstacle: 'on-request',
  })
  expect((await repeating.submit(seen)).body.code).toBe('order/not-orderable')
  const seenNow = (await shop.catalogue(company, buyer.token)).body.rows
  expect(seenNow.find(({ sku }) => sku === 'OIL')?.prices).toEqual([])
  const { body } = await shop.admin('GET', `/catalogue/price-lists/${list.id}/prices`)
  const lines = body['rows'] as { sku: string; prices: unknown[] }[]
  expect(lines.find(({ sku }) => sku === 'OIL')?.prices).toEqual([])
  expect((await shop.export(`prices/${list.id}`)).text).not.toContain('OIL')
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toEqual([])
  // a price that was typed by the case is not saved by the kilogram
  const { body: now } = await shop.admin('GET', `/catalogue/price-lists/${list.id}`)
  const late = await shop.admin('PUT', `/catalogue/price-lists/${list.id}/prices/${oil.id}`, {
    version: now['version'],
    unit: 'case',
    prices: [{ min_cases: 1, unit_cents: 10_000 }],
  })
  expect(late.body['code']).toBe('price-list/version-conflict')
  await shop.price(list.id, oil.id, 900)
  const left = await rows('select unit, unit_cents from prices where product_id = ?', oil.id)
  expect(left).toEqual([{ unit: 'kg', unit_cents: 900 }])
})

test('a substitute brings its own list price, and the client reads both prices and both totals', async () => {
  const { desk, order } = await newOrder()
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
  const { body, status } = await desk.revise(order, { OIL: { sku: 'honey', unit_cents: null } })
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
  const { desk, order } = await newOrder()
  const { body } = await desk.revise(order, { HONEY: { sku: 'FETA', unit_cents: null } })
  expect(body.lines[0]).toMatchObject({
    sku: 'FETA',
    price_unit: 'kg',
    unit_cents: 1_835,
    est_g: 16_010,
    amount_cents: 29_378,
    change: { price_unit: 'case', unit_cents: 2_000 },
  })
  const more = await desk.revise(body, { FETA: { sku: 'OIL', cases: 6, unit_cents: null } })
  expect(more.body.lines[0]).toMatchObject({ sku: 'OIL', cases: 6, unit_cents: 9_000 })
})

test('a substitute without a price in the company’s list needs one from staff', async () => {
  const desk = await createDesk()
  await desk.shop.product({ sku: 'TAPENADE' }, named('Tapenade'))
  const order = await desk.order()
  const refused = await desk.revise(order, { OIL: { sku: 'TAPENADE', unit_cents: null } })
  expect([refused.status, refused.body.code]).toEqual([422, 'order/no-list-price'])
  expect(refused.body.errors).toEqual([{ path: 'lines.2.unit_cents', message: 'TAPENADE' }])
  const priced = await desk.revise(order, { OIL: { sku: 'TAPENADE', unit_cents: 700 } })
  expect(priced.body.total_cents).toBe(4_700)
})

test('a list price in another currency than the order’s is none', async () => {
  const { desk, order } = await newOrder()
  const dollars = await desk.shop.list({ currency: 'USD' })
  await desk.price({ HONEY: 900 }, dollars.id)
  await desk.shop.terms(desk.company, { currency: 'USD' })
  await desk.shop.give(desk.company, dollars.id, '2020-02-02')
  const { body } = await desk.revise(order, { OIL: { sku: 'HONEY', unit_cents: null } })
  expect(body.code).toBe('order/no-list-price')
})
