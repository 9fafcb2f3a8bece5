import { expect, test } from 'vitest'
import { someFaults } from '../kit/every-order.ts'
import { asking, type Found, type Options, twoAtOnce } from '../kit/two-at-once.ts'
import { createShop, readGoods, type Shop } from './shop.ts'

type Answer = { status: number; code?: string; state?: string }

/** Two people who have validated a file each confirm it at the same time. */
async function race<Outcome>(
  shop: Shop,
  path: string,
  files: readonly [string, string],
  check: (found: Found<Answer, unknown>) => Promise<Outcome>,
  options: Options<unknown> = {},
) {
  const seen = await Promise.all(files.map(async (csv) => (await shop.import(path, csv)).body.seen))
  const importing = (index: 0 | 1) => {
    const body = { csv: files[index], seen: seen[index] }
    return asking(['POST', `catalogue/imports/${path}`, body], shop.staff.token)
  }
  return twoAtOnce([importing(0), importing(1)], check, options)
}

/** A shop with two products and two files that price both. */
async function priced() {
  const shop = await createShop()
  await shop.product({ sku: 'A' })
  await shop.product({ sku: 'B' })
  const { id } = await shop.list()
  const cents = async () => {
    const { body } = await shop.admin('GET', `/catalogue/price-lists/${id}/prices`)
    const rows = body['rows'] as { prices: { unit_cents: number }[] }[]
    return rows.map(({ prices }) => prices.map(({ unit_cents }) => unit_cents).join()).join(' ')
  }
  const files = ['sku,price\nA,1.00\nB,1.00', 'sku,price\nA,2.00\nB,2.00'] as const
  return { shop, path: `prices/${id}`, cents, files }
}

const outcomesOf = (answers: Answer[]) => answers.map(({ state, code }) => state ?? code)

test('of two price imports one wins in every order of their queries', async () => {
  const { shop, path, cents, files } = await priced()
  const winners = await race(shop, path, files, async ({ answers, story }) => {
    expect(outcomesOf(answers).toSorted(), story).toEqual(['done', 'import/version-conflict'])
    const winner = outcomesOf(answers).indexOf('done')
    expect(await cents(), story).toBe(['100 100', '200 200'][winner])
    return winner
  })
  expect(winners).toEqual([0, 1])
})

test('of two product imports one wins, also when both add the same SKU', async () => {
  const shop = await createShop()
  await shop.product({ sku: 'A' })
  const head = 'sku,category,units_per_case,unit_label,name_en'
  const files = [
    `${head}\nA,olives,1,1 kg,First\nNEW,olives,1,1 kg,First`,
    `${head}\nNEW,honeys,2,2 kg,Second`,
  ] as const
  await race(shop, 'products', files, async ({ answers, story }) => {
    expect(outcomesOf(answers).toSorted(), story).toEqual(['done', 'import/version-conflict'])
    const names = await readGoods()
    const isFirst = answers[0]?.state === 'done'
    expect([names.includes('First'), names.includes('Second')], story).toEqual([isFirst, !isFirst])
  })
})

test('an import that fails halfway has written nothing or everything', async () => {
  const { shop, path, cents, files } = await priced()
  const check = async ({ story }: { story: string }) =>
    expect(['100 100', '200 200'], story).toContain(await cents())
  await race(shop, path, files, check, { explore: someFaults })
})

test('an import does not overwrite changes made after its file was validated', async () => {
  const shop = await createShop()
  const product = await shop.product({ sku: 'A' })
  const list = await shop.list()
  const prices = 'sku,price\nA,1.00'
  const checked = await shop.import(`prices/${list.id}`, prices)
  await shop.price(list.id, product.id, 777)
  const late = await shop.import(`prices/${list.id}`, prices, checked.body.seen)
  expect([late.status, (late.body as { code?: string }).code]).toEqual([
    409,
    'import/version-conflict',
  ])
  const products = 'sku,name_en\nA,Renamed'
  const seen = (await shop.import('products', products)).body.seen
  await shop.change(product, { ti: 9 })
  expect((await shop.import('products', products, seen)).status).toBe(409)
  expect((await shop.import('products', 'sku,name_en\nA,Other', seen)).status).toBe(409)
})
