import { expect, test } from 'vitest'
import type { Basket } from '#contract/trade/orders.ts'
import { fillGoods, named } from '../shop.ts'
import { createDesk, filledDesk } from './order-desk.ts'

test('what is put in a basket is there for colleagues, at the price of its quantity', async () => {
  const desk = await createDesk()
  expect(await desk.basket()).toMatchObject({ id: null, version: 0, lines: [], total_cents: 0 })
  await desk.put({ OIL: 3 })
  const colleague = await desk.colleague('buyer')
  await desk.put({ HONEY: 2, FETA: 1 }, colleague.token)
  const basket = await desk.basket()
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
  expect((await desk.put({ OIL: 5, HONEY: 0 })).body.total_cents).toBe(45_000 + 14_689)
})

test('an order has a number, its prices for good, and staff find it by its cut-off', async () => {
  const desk = await createDesk()
  await desk.put({ OIL: 5 })
  const details = { delivery_on: '2026-11-27', po_number: ' PO 7 ', note: 'Back door' }
  await desk.ask<Basket>('PUT', '/basket/details', details)
  const late = (await desk.submit()).body
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
    events: [{ kind: 'submitted', side: 'client', by: desk.buyer.user.email }],
  })
  desk.at(new Date(desk.now().getTime() + 1_000))
  const soon = await desk.order()
  expect(soon.number).toBe('M-2026-00002')
  desk.at(new Date(desk.now().getTime() + 1_000))
  expect((await desk.order()).cutoff_at).toBe(soon.cutoff_at)
  expect(await desk.basket()).toMatchObject({ id: null, lines: [] })
  const numbers = async (query: string) => {
    const { body } = await desk.shop.admin('GET', `/orders?${query}`)
    return (body['rows'] as { number: string }[]).map(({ number }) => number.slice(-2))
  }
  expect(await numbers('status=submitted')).toEqual(['02', '03', '01'])
  expect(await numbers('q=m-2026-00003')).toEqual(['03'])
  expect(await numbers('q=po%207')).toEqual(['01'])
  expect(await numbers('q=unknown')).toEqual([])

  await desk.shop.change(desk.oil, { unit_label: '5 L' }, named('Renamed'))
  await desk.price({ OIL: 1 })
  expect((await desk.read(late.id)).body.lines).toEqual(late.lines)
  for (const [path, csv] of [
    [
      'products',
      'sku,category,units_per_case,unit_label,net_g,name_en\nOIL,oliveOils,6,3 L,16500,Imported',
    ],
    [`prices/${desk.list.id}`, 'sku,min_cases,price\nOIL,1,2.00'],
  ] as const) {
    const { seen } = (await desk.shop.import(path, csv)).body
    expect((await desk.shop.import(path, csv, seen)).status, path).toBe(200)
  }
  expect((await desk.read(late.id)).body.lines).toEqual(late.lines)
  expect((await desk.put({ OIL: 5 })).body.lines).toMatchObject([
    { name: 'Imported', pack: '6 × 3 L', unit_cents: 200 },
  ])
  expect((await desk.read(late.id, undefined, 'el')).body.lines[0]?.name).toBe('Λάδι')
  const list = await desk.ask<{ rows: { number: string }[] }>('GET', '/orders?cursor=')
  expect(list.status, 'the list knows no language').toBe(422)
})

test('what cannot be ordered stops the order, and is named with its reason', async () => {
  const desk = await createDesk()
  await desk.shop.product({ sku: 'WINE', category: 'wines', ordering: 'enquire' })
  await desk.shop.product({ sku: 'REQUEST' })
  await desk.shop.product({ sku: 'GONE', availability: 'unavailable' })
  await desk.shop.product({ sku: 'ABROAD', markets: 'US' })
  await desk.shop.product({ sku: 'PALLET', min_cases: 10, step_cases: 5 })
  await desk.price({ GONE: 100, ABROAD: 100, PALLET: 100 })
  await desk.put({ WINE: 1, REQUEST: 1, GONE: 1, ABROAD: 1, PALLET: 9, OIL: 1 })
  await desk.shop.archive(desk.oil)
  const basket = await desk.basket()
  expect(Object.fromEntries(basket.lines.map(({ sku, obstacle }) => [sku, obstacle]))).toEqual({
    WINE: 'enquire',
    REQUEST: 'on-request',
    GONE: 'unavailable',
    ABROAD: 'market',
    PALLET: 'too-few',
    OIL: 'archived',
  })
  expect(basket.total_cents).toBe(0)
  expect((await desk.submit()).body.code).toBe('order/not-orderable')
  await desk.put({ PALLET: 12 })
  expect((await desk.basket()).lines.find(({ sku }) => sku === 'PALLET')?.obstacle).toBe('off-step')
  await desk.put({ WINE: 0, REQUEST: 0, GONE: 0, ABROAD: 0, OIL: 0, PALLET: 15 })
  expect((await desk.submit()).body).toMatchObject({ status: 'submitted', total_cents: 1_500 })
  expect((await desk.put({ [crypto.randomUUID()]: 1 })).status).toBe(404)
  await desk.put({ PALLET: 0 })
  expect((await desk.submit(await desk.basket())).status).toBe(409)
})

test('without a price list in force a client reads “on request”, and nothing is ordered', async () => {
  const desk = await createDesk()
  await desk.put({ OIL: 1 })
  await desk.shop.terms(desk.company, { currency: 'USD' })
  const basket = await desk.basket()
  expect(basket).toMatchObject({ list: null, total_cents: 0, lines: [{ obstacle: 'on-request' }] })
  expect((await desk.submit(basket)).body.code).toBe('order/not-orderable')
})

test('two currencies never share an order, nor does an old one change its own', async () => {
  const desk = await createDesk()
  const canadian = await desk.order()
  await desk.shop.terms(desk.company, { currency: 'USD' })
  const dollars = await desk.shop.list({ name: 'US', currency: 'USD' })
  await desk.price({ OIL: 7_000 }, dollars.id)
  await desk.shop.give(desk.company, dollars.id, '2021-01-01')
  await desk.put({ OIL: 1 })
  const american = (await desk.submit()).body
  expect([american.currency, american.total_cents]).toEqual(['USD', 7_000])
  const { body } = await desk.read(canadian.id)
  expect([body.currency, body.total_cents]).toEqual(['CAD', 14_000])
})

test('a price that changed meanwhile stops the order, and both totals are told', async () => {
  const { desk, seen } = await filledDesk()
  await desk.price({ OIL: 12_345 })
  const refused = await desk.submit(seen)
  expect([refused.status, refused.body.code]).toEqual([409, 'order/prices-changed'])
  expect(refused.body.errors).toEqual([
    { path: 'seen_total_cents', message: '10000' },
    { path: 'total_cents', message: '12345' },
  ])
  expect((await desk.submit()).body.total_cents).toBe(12_345)
})

test('a basket that was sent is the order that it became, and what another tab showed before is another', async () => {
  const { desk, seen } = await filledDesk()
  const { body } = await desk.submit(seen)
  expect((await desk.submit(seen)).body).toEqual(body)
  const other = await desk.submit({ ...seen, version: seen.version + 5 })
  expect(other.body.code).toBe('order/version-conflict')
})

test('an order has sixty lines at most', async () => {
  const desk = await createDesk()
  const ids = await fillGoods(desk.list.id, 61)
  const [first = '', last = ''] = [ids[0], ids[60]]
  const sixty = Object.fromEntries(ids.slice(0, 60).map((id) => [id, 1]))
  expect((await desk.put(sixty)).status).toBe(200)
  const refused = await desk.put({ [last]: 1 })
  expect([refused.status, refused.body.code]).toEqual([409, 'order/too-many-lines'])
  expect((await desk.put({ [first]: 0, [last]: 1 })).body.lines).toHaveLength(60)
})
