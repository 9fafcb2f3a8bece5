import { expect, test } from 'vitest'
import type { Basket } from '#contract/trade/orders.ts'
import { fillProducts, englishTexts } from '../shop.ts'
import { orderFixture, withCart } from './order-fixture.ts'

test('a cart is shared with colleagues, and priced by quantity', async () => {
  const trade = await orderFixture()
  expect(await trade.basket()).toMatchObject({ id: null, version: 0, lines: [], total_cents: 0 })
  await trade.put({ OIL: 3 })
  await trade.put({ HONEY: 2, FETA: 1 }, (await trade.colleague('buyer')).token)
  const basket = await trade.basket()
  expect(
    basket.lines.map((it) => [it.sku, it.cases, it.unit_cents, it.amount_cents, it.est_g]),
  ).toEqual([
    // 8.005 kg at 18.35 are 146.89175
    ['FETA', 1, 1_835, 14_689, 8_005],
    ['HONEY', 2, 2_000, 4_000, null],
    ['OIL', 3, 10_000, 30_000, null],
  ])
  expect(basket.lines[2]?.next).toEqual({ more: 2, unit_cents: 9_000 })
  expect(basket.total_cents).toBe(48_689)
  expect(basket.deliveries[0]).toEqual({ day: '2026-11-24', cutoff_at: '2026-11-23T19:00:00.000Z' })
  expect((await trade.put({ OIL: 5, HONEY: 0 })).body.total_cents).toBe(45_000 + 14_689)
})

test('an order has a number and fixed prices, and staff find it by its cut-off', async () => {
  const trade = await orderFixture()
  await trade.put({ OIL: 5 })
  const details = { delivery_on: '2026-11-27', po_number: ' PO 7 ', note: 'Back door' }
  await trade.ask<Basket>('PUT', '/basket/details', details)
  const late = (await trade.submit()).body
  expect(late).toMatchObject({
    number: 'M-2026-00001',
    status: 'submitted',
    currency: 'CAD',
    total_cents: 45_000,
    delivery_on: '2026-11-27',
    cutoff_at: '2026-11-26T19:00:00.000Z',
    po_number: 'PO 7',
    note: 'Back door',
    role: 'buyer',
    lines: [{ sku: 'OIL', name: 'Oil', pack: '12 × 500 ml', cases: 5, unit_cents: 9_000 }],
    events: [{ kind: 'submitted', side: 'client', by: trade.buyer.user.email }],
  })
  trade.at(new Date(trade.now().getTime() + 1_000))
  const soon = await trade.order()
  expect(soon.number).toBe('M-2026-00002')
  trade.at(new Date(trade.now().getTime() + 1_000))
  expect((await trade.order()).cutoff_at).toBe(soon.cutoff_at)
  expect(await trade.basket()).toMatchObject({ id: null, lines: [] })
  const numbers = async (query: string) => {
    const { body } = await trade.shop.admin('GET', `/orders?${query}`)
    return (body['rows'] as { number: string }[]).map(({ number }) => number.slice(-2))
  }
  expect(await numbers('status=submitted')).toEqual(['02', '03', '01'])
  expect(await numbers('q=m-2026-00003')).toEqual(['03'])
  expect(await numbers('q=po%207')).toEqual(['01'])
  expect(await numbers('q=unknown')).toEqual([])

  await trade.shop.change(trade.oil, { unit_label: '5 L' }, englishTexts('Renamed'))
  await trade.price({ OIL: 1 })
  expect((await trade.read(late.id)).body.lines).toEqual(late.lines)
  for (const [path, csv] of [
    [
      'products',
      'sku,category,units_per_case,unit_label,net_g,name_en\nOIL,oliveOils,6,3 L,16500,Imported',
    ],
    [`prices/${trade.list.id}`, 'sku,min_cases,price\nOIL,1,2.00'],
  ] as const) {
    const { seen } = (await trade.shop.import(path, csv)).body
    expect((await trade.shop.import(path, csv, seen)).status, path).toBe(200)
  }
  expect((await trade.read(late.id)).body.lines).toEqual(late.lines)
  expect((await trade.put({ OIL: 5 })).body.lines).toMatchObject([
    { name: 'Imported', pack: '6 × 3 L', unit_cents: 200 },
  ])
  expect((await trade.read(late.id, undefined, 'el')).body.lines[0]?.name).toBe('Λάδι')
  const list = await trade.ask<{ rows: { number: string }[] }>('GET', '/orders?cursor=')
  expect(list.status, 'the list knows no language').toBe(422)
})

test('unavailable products stop an order, and are named with the reason', async () => {
  const trade = await orderFixture()
  await trade.shop.product({ sku: 'WINE', category: 'wines', ordering: 'enquire' })
  await trade.shop.product({ sku: 'REQUEST' })
  await trade.shop.product({ sku: 'GONE', availability: 'unavailable' })
  await trade.shop.product({ sku: 'ABROAD', markets: 'US' })
  await trade.shop.product({ sku: 'PALLET', min_cases: 10, step_cases: 5 })
  await trade.price({ GONE: 100, ABROAD: 100, PALLET: 100 })
  await trade.put({ WINE: 1, REQUEST: 1, GONE: 1, ABROAD: 1, PALLET: 9, OIL: 1 })
  await trade.shop.archive(trade.oil)
  const basket = await trade.basket()
  expect(Object.fromEntries(basket.lines.map(({ sku, obstacle }) => [sku, obstacle]))).toEqual({
    WINE: 'enquire',
    REQUEST: 'on-request',
    GONE: 'unavailable',
    ABROAD: 'market',
    PALLET: 'too-few',
    OIL: 'archived',
  })
  expect(basket.total_cents).toBe(0)
  expect((await trade.submit()).body.code).toBe('order/not-orderable')
  await trade.put({ PALLET: 12 })
  expect((await trade.basket()).lines.find(({ sku }) => sku === 'PALLET')?.obstacle).toBe(
    'off-step',
  )
  await trade.put({ WINE: 0, REQUEST: 0, GONE: 0, ABROAD: 0, OIL: 0, PALLET: 15 })
  expect((await trade.submit()).body).toMatchObject({ status: 'submitted', total_cents: 1_500 })
  expect((await trade.put({ [crypto.randomUUID()]: 1 })).status).toBe(404)
  await trade.put({ PALLET: 0 })
  expect((await trade.submit(await trade.basket())).status).toBe(409)
})

test('without a current price list a client reads “on request” and cannot order', async () => {
  const trade = await orderFixture()
  await trade.put({ OIL: 1 })
  await trade.shop.terms(trade.company, { currency: 'USD' })
  const basket = await trade.basket()
  expect(basket).toMatchObject({ list: null, total_cents: 0, lines: [{ obstacle: 'on-request' }] })
  expect((await trade.submit(basket)).body.code).toBe('order/not-orderable')
})

test('an order has one currency, which never changes', async () => {
  const trade = await orderFixture()
  const canadian = await trade.order()
  await trade.shop.terms(trade.company, { currency: 'USD' })
  const dollars = await trade.shop.list({ name: 'US', currency: 'USD' })
  await trade.price({ OIL: 7_000 }, dollars.id)
  await trade.shop.give(trade.company, dollars.id, '2021-01-01')
  await trade.put({ OIL: 1 })
  const american = (await trade.submit()).body
  expect([american.currency, american.total_cents]).toEqual(['USD', 7_000])
  const { body } = await trade.read(canadian.id)
  expect([body.currency, body.total_cents]).toEqual(['CAD', 14_000])
})

test('a changed price stops an order and shows both totals', async () => {
  const { trade, seen } = await withCart()
  await trade.price({ OIL: 12_345 })
  const refused = await trade.submit(seen)
  expect([refused.status, refused.body.code]).toEqual([409, 'order/prices-changed'])
  expect(refused.body.errors).toEqual([
    { path: 'seen_total_cents', message: '10000' },
    { path: 'total_cents', message: '12345' },
  ])
  expect((await trade.submit()).body.total_cents).toBe(12_345)
})

test('a submitted cart is one order, and a cart shown in another tab before is refused', async () => {
  const { trade, seen } = await withCart()
  const { body } = await trade.submit(seen)
  expect((await trade.submit(seen)).body).toEqual(body)
  const other = await trade.submit({ ...seen, version: seen.version + 5 })
  expect(other.body.code).toBe('order/version-conflict')
})

test('an order has at most sixty lines', async () => {
  const trade = await orderFixture()
  const ids = await fillProducts(trade.list.id, 61)
  const [first = '', last = ''] = [ids[0], ids[60]]
  const sixty = Object.fromEntries(ids.slice(0, 60).map((id) => [id, 1]))
  expect((await trade.put(sixty)).status).toBe(200)
  const refused = await trade.put({ [last]: 1 })
  expect([refused.status, refused.body.code]).toEqual([409, 'order/too-many-lines'])
  expect((await trade.put({ [first]: 0, [last]: 1 })).body.lines).toHaveLength(60)
})
