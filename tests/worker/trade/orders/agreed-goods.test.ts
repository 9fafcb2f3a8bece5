import { expect, test } from 'vitest'
import { withStandingOrder, sendTime } from '../standing/standing-fixture.ts'
import { orderFixture, withCart, withLimitedOrder, withOrder } from './order-fixture.ts'
import type { ListedGoods } from '#contract/trade/staff-orders.ts'
import { englishTexts } from '../shop.ts'
import { rows } from '../../kit/rows.ts'

test('a product with a smaller case at the same price is not ordered without confirmation', async () => {
  const { trade, seen } = await withCart()
  await trade.shop.change(trade.oil, { units_per_case: 6 })
  const refused = await trade.submit(seen)
  expect([refused.status, refused.body.code]).toEqual([409, 'order/goods-changed'])
  expect(refused.body.errors).toEqual([{ path: `lines.${trade.oil.id}`, message: 'Oil' }])
  const again = await trade.submit()
  expect(again.body.lines[0]).toMatchObject({ pack: '6 × 500 ml', amount_cents: 10_000 })
})

test('price changes that add up to the same total still need confirmation', async () => {
  const { trade, seen } = await withCart({ OIL: 1, HONEY: 1 })
  await trade.price({ OIL: 9_900, HONEY: 2_100 })
  expect((await trade.submit(seen)).body.code).toBe('order/goods-changed')
})

test('an approval is void once a product’s case became smaller', async () => {
  const { trade, approver, order } = await withLimitedOrder(5_000)
  await trade.shop.change(trade.oil, { units_per_case: 6 })
  const late = await trade.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/goods-changed'])
})

test('a standing order asks first once a product’s case became smaller', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.shop.change(trade.oil, { units_per_case: 6 })
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toEqual([])
  const asks = (await trade.see(standing.id)).body
  expect(asks.question).toBe('changed')
  expect(asks.lines.find(({ sku }) => sku === 'OIL')).toMatchObject({
    pack: '6 × 500 ml',
    agreed_pack: '12 × 500 ml',
  })
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['changed'])
  expect((await trade.act(asks, 'agree', asks.total_now_cents)).status).toBe(200)
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toHaveLength(1)
})

test('a price in another unit than the product’s counts as missing everywhere', async () => {
  const { trade } = await withStandingOrder()
  await trade.put({ OIL: 1 })
  const seen = await trade.basket()
  const { shop, company, buyer, list, oil } = trade
  const csv = 'sku,catch_weight\nOIL,yes'
  const plan = await shop.import('products', csv)
  expect((await shop.import('products', csv, plan.body.seen)).body.state).toBe('done')
  expect((await trade.basket()).lines[0]).toMatchObject({
    unit_cents: null,
    obstacle: 'on-request',
  })
  expect((await trade.submit(seen)).body.code).toBe('order/not-orderable')
  const seenNow = (await shop.catalogue(company, buyer.token)).body.rows
  expect(seenNow.find(({ sku }) => sku === 'OIL')?.prices).toEqual([])
  const { body } = await shop.admin('GET', `/catalogue/price-lists/${list.id}/prices`)
  const lines = body['rows'] as { sku: string; prices: unknown[] }[]
  expect(lines.find(({ sku }) => sku === 'OIL')?.prices).toEqual([])
  expect((await shop.export(`prices/${list.id}`)).text).not.toContain('OIL')
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toEqual([])
  // a form opened with a price per case cannot save it per kilogram
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

test('a substitute uses its own list price, and the client sees both prices and totals', async () => {
  const { trade, order } = await withOrder()
  const { body: goods } = await trade.shop.admin(
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
  const { body, status } = await trade.revise(order, { OIL: { sku: 'honey', unit_cents: null } })
  expect([status, body.status, body.total_cents]).toEqual([200, 'proposed', 6_000])
  const read = (await trade.read(order.id, undefined, 'el')).body
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
  const mail = trade.shop.mailbox.findLast(({ to }) => to === trade.buyer.user.email)
  expect(mail?.text).toContain('$20.00 per case')
  expect(mail?.text).toContain('Oil (12 × 500 ml), $100.00 per case')
  expect(mail?.text).toContain('$60.00 – before: $140.00')
})

test('a substitute by weight is priced by weight, and its quantity decides the price step', async () => {
  const { trade, order } = await withOrder()
  const { body } = await trade.revise(order, { HONEY: { sku: 'FETA', unit_cents: null } })
  expect(body.lines[0]).toMatchObject({
    sku: 'FETA',
    price_unit: 'kg',
    unit_cents: 1_835,
    est_g: 16_010,
    amount_cents: 29_378,
    change: { price_unit: 'case', unit_cents: 2_000 },
  })
  const more = await trade.revise(body, { FETA: { sku: 'OIL', cases: 6, unit_cents: null } })
  expect(more.body.lines[0]).toMatchObject({ sku: 'OIL', cases: 6, unit_cents: 9_000 })
})

test('a substitute without a list price needs a price from staff', async () => {
  const trade = await orderFixture()
  await trade.shop.product({ sku: 'TAPENADE' }, englishTexts('Tapenade'))
  const order = await trade.order()
  const refused = await trade.revise(order, { OIL: { sku: 'TAPENADE', unit_cents: null } })
  expect([refused.status, refused.body.code]).toEqual([422, 'order/no-list-price'])
  expect(refused.body.errors).toEqual([{ path: 'lines.2.unit_cents', message: 'TAPENADE' }])
  const priced = await trade.revise(order, { OIL: { sku: 'TAPENADE', unit_cents: 700 } })
  expect(priced.body.total_cents).toBe(4_700)
})

test('a list price in another currency than the order’s counts as missing', async () => {
  const { trade, order } = await withOrder()
  const dollars = await trade.shop.list({ currency: 'USD' })
  await trade.price({ HONEY: 900 }, dollars.id)
  await trade.shop.terms(trade.company, { currency: 'USD' })
  await trade.shop.give(trade.company, dollars.id, '2020-02-02')
  const { body } = await trade.revise(order, { OIL: { sku: 'HONEY', unit_cents: null } })
  expect(body.code).toBe('order/no-list-price')
})
