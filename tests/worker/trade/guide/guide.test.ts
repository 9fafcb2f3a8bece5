import { expect, test } from 'vitest'
import type { Guide } from '#contract/trade/guide/guide.ts'
import { createMeter } from '../../kit/meter.ts'
import { createWarehouse, type Warehouse } from '../lots/warehouse.ts'
import { fillGoods, goodsId, numbersTo } from '../shop.ts'
import { execute } from '../../kit/rows.ts'

const read = async (house: Warehouse, token?: string) =>
  (await house.ask<Guide>('GET', '/guide', undefined, token)).body
const arrange = (house: Warehouse, version: number, items: unknown[], token?: string) =>
  house.ask<Guide>('PUT', '/guide', { version, items }, token)
const item = ({ id }: { id: string }, pinned = false, par: number | null = null) => ({
  product: id,
  pinned,
  par_cases: par,
})

/** A case of oil has left. */
async function shipped(house: Warehouse) {
  const lot = await house.lot(house.oil, { code: crypto.randomUUID().slice(0, 8) })
  await house.shipped({ OIL: 1 }, { OIL: lot })
}

test('what was shipped in the last 90 days is on the list by itself, and goes by itself', async () => {
  const house = await createWarehouse()
  expect(await read(house)).toEqual({ version: 0, rows: [] })
  await house.order()
  expect((await read(house)).rows, 'ordered, but nothing has left').toEqual([])
  await shipped(house)
  expect((await read(house)).rows).toEqual([
    { product_id: house.oil.id, pinned: false, par_cases: null, bought_on: '2026-11-23' },
  ])
  const days = async (bought: string) => {
    await execute('update bought_products set bought_on = ?', bought)
    return (await read(house)).rows.length
  }
  expect(await days('2026-08-25')).toBe(1)
  expect(await days('2026-08-24')).toBe(0)
})

test('a company keeps its own order, pins and usual stock; what is bought later comes after', async () => {
  const house = await createWarehouse()
  const kept = await arrange(house, 0, [item(house.honey, true, 6), item(house.feta, true)])
  expect(kept.body).toMatchObject({
    version: 1,
    rows: [
      { product_id: house.honey.id, pinned: true, par_cases: 6, bought_on: null },
      { product_id: house.feta.id, pinned: true },
    ],
  })
  await shipped(house)
  const ids = async () => (await read(house)).rows.map(({ product_id: id }) => id)
  expect(await ids()).toEqual([house.honey.id, house.feta.id, house.oil.id])
  await arrange(house, 1, [item(house.oil), item(house.honey)])
  expect(await ids(), 'unpinned, never bought').toEqual([house.oil.id])
})

test('of two who arrange it at once one is told; the same twice is once', async () => {
  const house = await createWarehouse()
  const items = [item(house.honey, true)]
  const answers = [
    await arrange(house, 0, items),
    await arrange(house, 0, items),
    await arrange(house, 0, [item(house.feta, true)]),
  ]
  expect(answers.map(({ status, body }) => [status, body.code ?? body.version])).toEqual([
    [200, 1],
    [200, 1],
    [409, 'guide/version-conflict'],
  ])
})

test('a list that names a product twice, or is longer than 200, is refused with why', async () => {
  const house = await createWarehouse()
  const many = Array.from({ length: 201 }, () => item({ id: crypto.randomUUID() }))
  for (const items of [[item(house.oil), item(house.oil)], many, [item(house.oil, true, 0)]]) {
    const refused = await arrange(house, 0, items)
    expect([refused.status, refused.body.code]).toEqual([422, 'request/invalid'])
  }
})

test('the list of a company that bought 500 products reads few rows', async () => {
  const meter = createMeter()
  const house = await createWarehouse({ db: meter.db })
  await fillGoods(house.list.id, 500)
  const bought = `insert into bought_products ${numbersTo(500)} select ?, ${goodsId}, '2026-11-01' from n`
  await execute(bought, house.company)
  await read(house)
  const cost = await meter.of(async () => {
    expect((await read(house)).rows).toHaveLength(200)
  })
  expect(cost.rowsRead).toBeLessThanOrEqual(500)
  expect(cost.queries).toBeLessThanOrEqual(4)
})
