import { expect, test } from 'vitest'
import { createClient, createShop, named } from './shop.ts'

test('a client reads the catalogue in their language, at the prices of their list', async () => {
  const shop = await createShop()
  const { company, buyer, list } = await createClient(shop)
  const oil = await shop.product(
    {},
    { en: { name: 'Oil', description: 'Green' }, fr: { name: 'Huile', description: null } },
  )
  const honey = await shop.product({ sku: 'HONEY', category: 'honeys' }, named('Honey'))
  await shop.price(list.id, oil.id, [
    { min_cases: 1, unit_cents: 6_480 },
    { min_cases: 5, unit_cents: 6_150 },
  ])
  const { status, body } = await shop.catalogue(company, buyer.token, 'locale=fr')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    company: { id: company, role: 'buyer' },
    market: 'CA',
    list: { name: 'List', currency: 'CAD', valid_to: null },
    rows: [
      { id: honey.id, name: 'Honey', prices: [] },
      {
        id: oil.id,
        name: 'Huile',
        description: null,
        prices: [
          { min_cases: 1, unit_cents: 6_480 },
          { min_cases: 5, unit_cents: 6_150 },
        ],
      },
    ],
    next: null,
  })
})

test('without a price list in force a client sees products and no price', async () => {
  const shop = await createShop()
  const company = await shop.company()
  const buyer = await shop.buyer(company)
  const oil = await shop.product()
  const list = await shop.list()
  await shop.price(list.id, oil.id, [{ min_cases: 1, unit_cents: 100 }])
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

test('a list holds from its first day at the office to its last', async () => {
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
  // clocks went forward that day
  expect(await seen('2027-03-15T03:59:00Z')).toBe('List')
  expect(await seen('2027-03-15T04:01:00Z')).toBeNull()
})

test('archived products and those of another market are not shown', async () => {
  const shop = await createShop()
  const { company, buyer } = await createClient(shop)
  const gone = await shop.product({ sku: 'A-GONE' })
  await shop.product({ sku: 'B-US', markets: 'US' })
  await shop.product({ sku: 'C-CA', markets: 'CA' })
  const archived = { version: gone.version, archived: true }
  await shop.admin('PUT', `/catalogue/products/${gone.id}/archived`, archived)
  const { body } = await shop.catalogue(company, buyer.token)
  expect(body.rows.map(({ sku }) => sku)).toEqual(['C-CA'])
  const again = await shop.admin('PUT', `/catalogue/products/${gone.id}/archived`, archived)
  expect([again.status, again.body['code']]).toEqual([409, 'product/changed-since'])
})
