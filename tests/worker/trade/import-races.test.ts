import { expect, test } from 'vitest'
import type { Db } from '../../../worker/db/client.ts'
import { call } from '../kit/client.ts'
import { someFaults, someOrders } from '../kit/every-order.ts'
import { noLimits } from '../kit/outages.ts'
import { twoAtOnce } from '../kit/two-at-once.ts'
import { createShop, goods, type Shop } from './shop.ts'

type Answer = { status: number; code?: string; state?: string }

/** Two people who have checked a file each, and now both press the button. */
async function race(shop: Shop, path: string, files: readonly [string, string]) {
  const seen = await Promise.all(files.map(async (csv) => (await shop.import(path, csv)).body.seen))
  const importing = (index: 0 | 1) => (db: Db) => {
    const body = { csv: files[index], seen: seen[index] }
    const options = { method: 'POST', token: shop.staff.token, body }
    return call(`/api/admin/catalogue/imports/${path}`, options, { db, limits: noLimits })
  }
  return twoAtOnce<Answer>([importing(0), importing(1)])
}

test('of two importers of prices one wins, in whatever order their queries arrive', async () => {
  const shop = await createShop()
  await shop.product({ sku: 'A' })
  await shop.product({ sku: 'B' })
  const list = await shop.list()
  const files = ['sku,price\nA,1.00\nB,1.00', 'sku,price\nA,2.00\nB,2.00'] as const
  const { actors, reset, answers } = await race(shop, `prices/${list.id}`, files)
  const winners = new Set<number>()
  const check = async (story: string) => {
    const won = answers.flatMap(({ state }, index) => (state === 'done' ? [index] : []))
    expect(won, story).toHaveLength(1)
    const lost = answers.find(({ state }) => state !== 'done')
    expect([lost?.status, lost?.code], story).toEqual([409, 'import/changed-since'])
    const { body } = await shop.admin('GET', `/catalogue/price-lists/${list.id}/prices`)
    const cents = (body['rows'] as { prices: { unit_cents: number }[] }[]).map(({ prices }) =>
      prices.map(({ unit_cents }) => unit_cents),
    )
    const price = won[0] === 0 ? 100 : 200
    expect(cents, story).toEqual([[price], [price]])
    winners.add(won[0] ?? -1)
  }
  const orders = await someOrders({ actors, reset, check })
  expect(orders).toBeGreaterThan(1)
  expect([...winners].toSorted()).toEqual([0, 1])
})

test('of two importers of products one wins, also where both add the same SKU', async () => {
  const shop = await createShop()
  await shop.product({ sku: 'A' })
  const head = 'sku,category,units_per_case,unit_label,name_en'
  const files = [
    `${head}\nA,olives,1,1 kg,First\nNEW,olives,1,1 kg,First`,
    `${head}\nNEW,honeys,2,2 kg,Second`,
  ] as const
  const { actors, reset, answers } = await race(shop, 'products', files)
  const check = async (story: string) => {
    const states = answers.map(({ state, code }) => state ?? code).toSorted()
    expect(states, story).toEqual(['done', 'import/changed-since'])
    const names = await goods()
    const isFirst = answers[0]?.state === 'done'
    expect([names.includes('First'), names.includes('Second')], story).toEqual([isFirst, !isFirst])
  }
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
})

test('an import that fails half-way has written nothing, or all of it', async () => {
  const shop = await createShop()
  await shop.product({ sku: 'A' })
  await shop.product({ sku: 'B' })
  const list = await shop.list()
  const files = ['sku,price\nA,1.00\nB,1.00', 'sku,price\nA,2.00\nB,2.00'] as const
  const { actors, reset } = await race(shop, `prices/${list.id}`, files)
  const check = async (story: string) => {
    const { body } = await shop.admin('GET', `/catalogue/price-lists/${list.id}/prices`)
    const cents = (body['rows'] as { prices: { unit_cents: number }[] }[]).map(
      ({ prices }) => prices[0]?.unit_cents ?? null,
    )
    expect([JSON.stringify([100, 100]), JSON.stringify([200, 200])], story).toContain(
      JSON.stringify(cents),
    )
  }
  expect(await someFaults({ actors, reset, check })).toBeGreaterThan(2)
})

test('an import does not overwrite what changed since its file was checked', async () => {
  const shop = await createShop()
  const product = await shop.product({ sku: 'A' })
  const list = await shop.list()
  const prices = 'sku,price\nA,1.00'
  const checked = await shop.import(`prices/${list.id}`, prices)
  await shop.price(list.id, product.id, [{ min_cases: 1, unit_cents: 777 }])
  const late = await shop.import(`prices/${list.id}`, prices, checked.body.seen)
  expect([late.status, (late.body as { code?: string }).code]).toEqual([
    409,
    'import/changed-since',
  ])
  const products = 'sku,name_en\nA,Renamed'
  const seen = (await shop.import('products', products)).body.seen
  const { fields, texts, version, id } = product
  await shop.admin('PUT', `/catalogue/products/${id}`, {
    fields: { ...fields, ti: 9 },
    texts,
    version,
  })
  expect((await shop.import('products', products, seen)).status).toBe(409)
  expect((await shop.import('products', 'sku,name_en\nA,Other', seen)).status).toBe(409)
})
