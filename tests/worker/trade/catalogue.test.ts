import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { PriceSteps } from '#contract/trade/catalogue.ts'
import type { OrderDetail, OrderSummary } from '#contract/trade/orders.ts'
import { ValidProductFields } from '#contract/trade/products.ts'
import { createDb } from '../../../worker/db/client.ts'
import { sampleProducts } from '../../../worker/db/samples/products.ts'
import { seedSamples } from '../../../worker/db/samples/seed-samples.ts'
import { seed } from '../../../worker/db/seed.ts'
import { createOffice } from '../admin/office.ts'
import { createQueryBudget } from './screens.ts'
import { createClient, createShop, readGoods, englishTexts, fillProducts, stepsOf } from './shop.ts'
import { scalar } from '../kit/rows.ts'

test('a client reads the catalogue in their language at their list’s prices', async () => {
  const { shop, company, buyer, list } = await createClient(await createShop())
  const oil = await shop.product(
    {},
    { en: { name: 'Oil', description: 'Green' }, fr: { name: 'Huile', description: null } },
  )
  const honey = await shop.product({ sku: 'HONEY', category: 'honeys' }, englishTexts('Honey'))
  await shop.price(list.id, oil.id, { 1: 6_480, 5: 6_150 })
  const { status, body } = await shop.catalogue(company, buyer.token, 'locale=fr')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    company: { id: company, role: 'buyer' },
    market: 'CA',
    list: { name: 'List', currency: 'CAD', valid_to: null },
    rows: [
      { id: honey.id, name: 'Honey', prices: [] },
      { id: oil.id, name: 'Huile', description: null, prices: stepsOf({ 1: 6_480, 5: 6_150 }) },
    ],
    next: null,
  })
})

test('without a current price list a client sees products without prices', async () => {
  const shop = await createShop()
  const company = await shop.company()
  const buyer = await shop.buyer(company)
  const oil = await shop.product()
  const list = await shop.list()
  await shop.price(list.id, oil.id, 100)
  const seen = async () => {
    const { body } = await shop.catalogue(company, buyer.token)
    return [body.list?.name ?? null, body.rows[0]?.prices.length]
  }
  expect(await seen(), 'no terms').toEqual([null, 0])
  await shop.terms(company)
  expect(await seen(), 'no list').toEqual([null, 0])
  await shop.give(company, list.id, '2099-01-01')
  expect(await seen(), 'a list for later').toEqual([null, 0])
  await shop.give(company, list.id)
  expect(await seen(), 'a list in force').toEqual(['List', 1])
  await shop.terms(company, { currency: 'USD' })
  expect(await seen(), 'never another currency').toEqual([null, 0])
  await shop.terms(company)
  const old = await shop.list({ name: 'Over', valid_to: '2020-12-31' })
  await shop.give(company, old.id, '2020-06-01')
  expect(await seen(), 'the newest is over; the one before does not come back').toEqual([null, 0])
  await shop.give(company, null, '2020-06-01')
  expect(await seen(), 'none from then on').toEqual([null, 0])
  await shop.give(company, list.id, '2020-07-01')
  expect(await seen()).toEqual(['List', 1])
  const { body } = await shop.admin('GET', `/catalogue/price-lists/${list.id}`)
  await shop.admin('PUT', `/catalogue/price-lists/${list.id}/archived`, {
    version: body['version'],
    archived: true,
  })
  expect(await seen(), 'an archived list').toEqual([null, 0])
})

test('a price list applies from its first to its last day in the office’s time zone', async () => {
  let now = new Date('2027-03-14T04:59:00Z')
  const shop = await createShop({ now: () => now })
  const company = await shop.company()
  const { user } = await shop.buyer(company)
  await shop.terms(company)
  const list = await shop.list({ valid_from: '2027-03-14', valid_to: '2027-03-14' })
  await shop.give(company, list.id, '2027-03-14')
  const seen = async (at: string) => {
    now = new Date(at)
    const { access_token: token } = await shop.session(user)
    return (await shop.catalogue(company, token)).body.list?.name ?? null
  }
  expect(await seen('2027-03-14T04:59:00Z'), 'the evening before, in Ottawa').toBeNull()
  expect(await seen('2027-03-14T05:01:00Z')).toBe('List')
  // a day on which the clocks go forward
  expect(await seen('2027-03-15T03:59:00Z')).toBe('List')
  expect(await seen('2027-03-15T04:01:00Z')).toBeNull()
})

test('archived products and those of another market are not shown', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const gone = await shop.product({ sku: 'A-GONE' })
  await shop.product({ sku: 'B-US', markets: 'US' })
  await shop.product({ sku: 'C-CA', markets: 'CA' })
  await shop.archive(gone)
  const { body } = await shop.catalogue(company, buyer.token)
  expect(body.rows.map(({ sku }) => sku)).toEqual(['C-CA'])
  const again = await shop.archive(gone)
  expect([again.status, again.body['code']]).toEqual([409, 'product/version-conflict'])
})

test('a local site starts with a sample catalogue and a sample client, all marked as samples', async () => {
  const db = createDb(env.DB)
  await seed(db, [], new Date())
  const office = await createOffice()
  const client = await office.member('client@sample.test', 'client')
  await seedSamples(db, env.FILES, 'Client@sample.test', new Date())
  const business = await office.send('/api/account/business', { token: client.token })
  const { trade }: { trade?: { id: string }[] } = await business.json()
  expect(trade).toHaveLength(1)
  const path = `/api/trade/${trade?.[0]?.id}/catalogue?locale=el`
  const answer = await office.send(path, { token: client.token })
  const { rows, list }: { rows: Record<string, unknown>[]; list: unknown } = await answer.json()
  expect(list).toMatchObject({ currency: 'CAD' })
  expect(rows).toHaveLength(sampleProducts.length)
  expect(rows.every((row) => row['is_sample'] === true)).toBe(true)
  expect(rows.find((row) => row['sku'] === 'CHE-FET')).toMatchObject({ name: 'Φέτα' })

  const orders = await office.send(`/api/trade/${trade?.[0]?.id}/orders`, { token: client.token })
  const page = (await orders.json()) as { rows: OrderSummary[] }
  expect(page.rows.map((order) => [order.is_sample, order.status])).toEqual([
    [true, 'submitted'],
    [true, 'proposed'],
    [true, 'declined'],
    [true, 'cancelled'],
    [true, 'shipped'],
    [true, 'shipped'],
  ])
  for (const { id } of page.rows) {
    const path = `/api/trade/${trade?.[0]?.id}/orders/${id}?locale=el`
    const order: OrderDetail = await (await office.send(path, { token: client.token })).json()
    expect(order).toMatchObject({ is_sample: true })
    expect(order.events[0]?.kind).toBe('submitted')
    const sum = order.lines.reduce((total, line) => total + line.amount_cents, 0)
    expect(order.total_cents).toBe(sum)
    const shipped = order.shipment?.lots.map(({ code }) => code) ?? []
    const left = order.status === 'shipped' ? order.lines.map(({ sku }) => `SAMPLE-${sku}`) : []
    expect(shipped).toEqual(left)
  }

  const before = await readGoods()
  await seedSamples(db, env.FILES, 'client@sample.test', new Date())
  expect(await readGoods(), 'a second start changes nothing').toBe(before)
})

test('a deployed site starts empty, with ordering off', async () => {
  await seed(
    createDb(env.DB),
    [{ email: 'a@b.test', password: 'Olive-grove-7', role: 'client' }],
    new Date(),
  )
  expect(await scalar('select count(*) n from products')).toBe(0)
  expect(await scalar("select enabled from feature_flags where name = 'client_orders'")).toBe(0)
})

test('every sample is a valid product with a name in every language', () => {
  for (const { fields, names, prices } of sampleProducts) {
    expect(ValidProductFields.safeParse(fields).error?.issues, fields.sku).toBeUndefined()
    expect(PriceSteps.safeParse(prices).success, fields.sku).toBe(true)
    expect(Object.keys(names).toSorted()).toEqual(localeCodes.toSorted())
    expect(prices.length > 0, fields.sku).toBe(fields.ordering === 'order')
  }
})

test('with 500 products every page makes at most three D1 calls and reads 500 rows', async () => {
  const { db, ask, walk } = createQueryBudget()
  const { shop, company, buyer, list } = await createClient(await createShop({ db }))
  const ids = await fillProducts(list.id, 500, "case when i % 2 then 'CA' else 'US' end")
  const staff = shop.staff.token
  const shown = await walk<{ sku: string }>(
    shop,
    `/api/trade/${company}/catalogue?locale=fr`,
    buyer.token,
  )
  expect([shown.length, new Set(shown.map(({ sku }) => sku)).size]).toEqual([250, 250])
  const lists = '/api/admin/catalogue/price-lists'
  for (const path of ['/api/admin/catalogue/products', `${lists}/${list.id}/prices`])
    expect(await walk(shop, path, staff), path).toHaveLength(500)
  await ask(shop, `/api/admin/catalogue/products/${ids[6]}`, staff)
  await ask(shop, lists, staff)
  await ask(shop, `${lists}/${list.id}`, staff)
})
