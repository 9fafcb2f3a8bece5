import { expect, test } from 'vitest'
import type { Guide } from '#contract/trade/guide/guide.ts'
import { createMeter } from '../../kit/meter.ts'
import { shippingFixture, type ShippingFixture } from '../lots/shipping-fixture.ts'
import { fillProducts, productIdSql, numbersSql } from '../shop.ts'
import { execute } from '../../kit/rows.ts'

const read = async (trade: ShippingFixture, token?: string) =>
  (await trade.ask<Guide>('GET', '/guide', undefined, token)).body
const arrange = (trade: ShippingFixture, version: number, items: unknown[], token?: string) =>
  trade.ask<Guide>('PUT', '/guide', { version, items }, token)
const item = ({ id }: { id: string }, pinned = false, par: number | null = null) => ({
  product: id,
  pinned,
  par_cases: par,
})

/** Ships a case of oil. */
async function shipped(trade: ShippingFixture) {
  const lot = await trade.lot(trade.oil, { code: crypto.randomUUID().slice(0, 8) })
  await trade.shipped({ OIL: 1 }, { OIL: lot })
}

test('the order guide lists goods shipped in the last 90 days', async () => {
  const trade = await shippingFixture()
  expect(await read(trade)).toEqual({ version: 0, rows: [] })
  await trade.order()
  expect((await read(trade)).rows, 'ordered, but nothing has left').toEqual([])
  await shipped(trade)
  expect((await read(trade)).rows).toEqual([
    { product_id: trade.oil.id, pinned: false, par_cases: null, bought_on: '2026-11-23' },
  ])
  const days = async (bought: string) => {
    await execute('update bought_products set bought_on = ?', bought)
    return (await read(trade)).rows.length
  }
  expect(await days('2026-08-25')).toBe(1)
  expect(await days('2026-08-24')).toBe(0)
})

test('a company keeps its own order, pins and usual stock in the guide, and later purchases follow', async () => {
  const trade = await shippingFixture()
  const kept = await arrange(trade, 0, [item(trade.honey, true, 6), item(trade.feta, true)])
  expect(kept.body).toMatchObject({
    version: 1,
    rows: [
      { product_id: trade.honey.id, pinned: true, par_cases: 6, bought_on: null },
      { product_id: trade.feta.id, pinned: true },
    ],
  })
  await shipped(trade)
  const ids = async () => (await read(trade)).rows.map(({ product_id: id }) => id)
  expect(await ids()).toEqual([trade.honey.id, trade.feta.id, trade.oil.id])
  await arrange(trade, 1, [item(trade.oil), item(trade.honey)])
  expect(await ids(), 'unpinned, never bought').toEqual([trade.oil.id])
})

test('of two different edits of an order guide the later one gets a conflict, and equal ones succeed', async () => {
  const trade = await shippingFixture()
  const items = [item(trade.honey, true)]
  const answers = [
    await arrange(trade, 0, items),
    await arrange(trade, 0, items),
    await arrange(trade, 0, [item(trade.feta, true)]),
  ]
  expect(answers.map(({ status, body }) => [status, body.code ?? body.version])).toEqual([
    [200, 1],
    [200, 1],
    [409, 'guide/version-conflict'],
  ])
})

test('an order guide with duplicates or more than 200 products is refused with the reason', async () => {
  const trade = await shippingFixture()
  const many = Array.from({ length: 201 }, () => item({ id: crypto.randomUUID() }))
  for (const items of [[item(trade.oil), item(trade.oil)], many, [item(trade.oil, true, 0)]]) {
    const refused = await arrange(trade, 0, items)
    expect([refused.status, refused.body.code]).toEqual([422, 'request/invalid'])
  }
})

test('the order guide of a company with 500 products reads few rows', async () => {
  const meter = createMeter()
  const trade = await shippingFixture({ db: meter.db })
  await fillProducts(trade.list.id, 500)
  const bought = `insert into bought_products ${numbersSql(500)} select ?, ${productIdSql}, '2026-11-01' from n`
  await execute(bought, trade.company)
  await read(trade)
  const cost = await meter.of(async () => {
    expect((await read(trade)).rows).toHaveLength(200)
  })
  expect(cost.rowsRead).toBeLessThanOrEqual(500)
  expect(cost.queries).toBeLessThanOrEqual(4)
})
