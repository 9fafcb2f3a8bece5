import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompanyDetail } from '#contract/staff/companies.ts'
import { PriceSteps } from '#contract/trade/catalogue.ts'
import { priceOfWeight, parseCents, maxUnitCents, writtenCents } from '#contract/trade/money.ts'
import { lineAmountOf, nextPriceStep, priceStepAt } from '#contract/trade/prices.ts'
import { createClient, createShop, readGoods, stepsOf, terms } from './shop.ts'

test('staff set a company’s terms, and a change of an outdated version is refused', async () => {
  const shop = await createShop()
  const company = await shop.company()
  expect(await shop.termsOf(company)).toMatchObject({ version: 0, terms: null, choices: [] })
  const put = (version: number, changes = {}) =>
    shop.admin('PUT', `/companies/${company}/terms`, { ...terms, ...changes, version })
  expect((await put(0, { delivery_days: [5, 2, 5] })).body).toMatchObject({
    version: 1,
    terms: { ...terms, delivery_days: [2, 5] },
  })
  const stale = await put(0, { currency: 'USD' })
  expect([stale.status, stale.body['code']]).toEqual([409, 'terms/version-conflict'])
  expect((await shop.termsOf(company)).terms?.currency).toBe('CAD')
  const unknown = await shop.admin('PUT', `/companies/${crypto.randomUUID()}/terms`, {
    ...terms,
    version: 0,
  })
  expect([unknown.status, unknown.body['code']]).toEqual([404, 'company/unknown'])
  expect((await put(1, { cutoff_time: '25:00' })).status).toBe(422)
  expect(await shop.trail(company)).toEqual([
    { action: 'company/terms-changed', actor: shop.staff.user.id },
  ])
})

test('only a staff member can be an account manager', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const refused = await shop.terms(company, { manager_id: buyer.user.id })
  expect([refused.status, refused.body['code']]).toEqual([422, 'terms/no-manager'])
  const manager = shop.staff.user.id
  expect((await shop.terms(company, { manager_id: manager })).body).toMatchObject({
    terms: { manager_id: manager },
  })
})

test('a price list that is archived, unknown or in another currency cannot be assigned', async () => {
  const { shop, company, list } = await createClient(await createShop())
  const dollars = await shop.list({ name: 'US', currency: 'USD' })
  expect((await shop.termsOf(company)).choices).toEqual([{ id: list.id, name: 'List' }])
  for (const id of [dollars.id, crypto.randomUUID()]) {
    const refused = await shop.give(company, id, '2021-01-01')
    expect([refused.status, refused.body['code']]).toEqual([409, 'price-list/currency-mismatch'])
  }
  const { version } = await shop.termsOf(company)
  const stale = { version: version - 1, list_id: null, valid_from: '2021-01-01' }
  expect((await shop.admin('PUT', `/companies/${company}/price-list`, stale)).status).toBe(409)
  expect((await shop.termsOf(company)).price_lists).toEqual([
    { valid_from: '2020-01-01', list_id: list.id, name: 'List' },
  ])
})

test('a member’s role is changed only on the version shown', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const path = `/companies/${company}/members/${buyer.user.id}/role`
  const done = await shop.admin('PUT', path, { from: 'buyer', role: 'viewer' })
  expect((done.body as unknown as CompanyDetail).members).toMatchObject([{ role: 'viewer' }])
  const stale = await shop.admin('PUT', path, { from: 'buyer', role: 'approver' })
  expect([stale.status, stale.body['code']]).toEqual([409, 'company/member-version-conflict'])
  const stranger = `/companies/${company}/members/${crypto.randomUUID()}/role`
  expect((await shop.admin('PUT', stranger, { from: 'buyer', role: 'viewer' })).status).toBe(409)
  expect((await shop.catalogue(company, buyer.token)).body.company.role).toBe('viewer')
})

test('an old session cannot change terms or members of a company', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const { version } = await shop.termsOf(company)
  const before = await shop.trail(company)
  shop.pass(11 * 60)
  const members = `/companies/${company}/members`
  const approver = { from: 'buyer', role: 'approver' }
  const dear = { ...terms, approval_over_cents: 9_000_000, version }
  const changes = [
    ['PUT', `${members}/${buyer.user.id}/role`, approver],
    ['PUT', `/companies/${company}/terms`, dear],
    ['POST', members, { email: 'thief@evil.test', locale: 'en' }],
    ['DELETE', `${members}/${buyer.user.id}`, undefined],
  ] as const
  for (const [method, path, body] of changes) {
    const refused = { status: 403, body: { code: 'account/proof-needed' } }
    expect(await shop.admin(method, path, body), path).toMatchObject(refused)
  }
  expect(await shop.termsOf(company)).toMatchObject({ version, terms })
  expect(await shop.trail(company)).toEqual(before)
  shop.staff.token = (await shop.session(shop.staff.user)).access_token
  for (const [method, path, body] of changes)
    expect((await shop.admin(method, path, body)).status, path).toBeLessThan(300)
})

test('a product is changed on the version shown, and SKUs are unique', async () => {
  const shop = await createShop()
  const oil = await shop.product()
  await shop.product({ sku: 'HONEY' })
  const change = (version: number, sku: string) =>
    shop.admin('PUT', `/catalogue/products/${oil.id}`, {
      fields: { ...oil.fields, sku },
      texts: { en: { name: 'Oil', description: '' }, it: { name: 'Olio', description: null } },
      version,
    })
  const taken = await change(1, 'honey')
  expect([taken.status, taken.body['code']]).toEqual([409, 'product/sku-taken'])
  const before = await readGoods()
  expect((await change(7, 'OIL-2')).body['code']).toBe('product/version-conflict')
  expect(await readGoods()).toBe(before)
  expect((await change(1, ' oil-2 ')).body).toMatchObject({
    version: 2,
    fields: { sku: 'OIL-2' },
    texts: { en: { name: 'Oil', description: null }, it: { name: 'Olio' } },
  })
  expect((await shop.archive({ ...oil, id: crypto.randomUUID() })).status).toBe(404)
})

test('any of a hundred price lists can be assigned', async () => {
  const shop = await createShop()
  const company = await shop.company()
  await shop.terms(company)
  for (let n = 0; n < 100; n++) await shop.list({ name: `List ${String(n).padStart(3, '0')}` })
  const { choices } = await shop.termsOf(company)
  expect(choices).toHaveLength(100)
  expect(choices.at(-1)?.name).toBe('List 099')
})

test('staff archive the samples and nothing else', async () => {
  const { shop, company, buyer, list } = await createClient(await createShop())
  const sample = await shop.product({ sku: 'SAMPLE' })
  await shop.product({ sku: 'REAL' })
  await shop.db.run(`update products set is_sample = 1 where id = '${sample.id}'`)
  await shop.archiveSamples()
  const { body } = await shop.catalogue(company, buyer.token)
  expect(body.rows.map(({ sku }) => sku)).toEqual(['REAL'])
  expect(body.list?.name).toBe(list.name)
  expect(await shop.trail(shop.staff.user.id)).toContainEqual({
    action: 'samples/archived',
    actor: shop.staff.user.id,
  })
})

test('half a cent is rounded up, and less is rounded down', () => {
  expect(priceOfWeight(1, 499)).toBe(0)
  expect(priceOfWeight(1, 500)).toBe(1)
  expect(priceOfWeight(2_399, 1_250)).toBe(2_999)
  // exceeds the precision of a number during the calculation
  expect(priceOfWeight(99_999_999, 19_999_999)).toBe(1_999_999_880_000)
})

test('a price on request and an unknown weight have no amount', () => {
  const steps = [{ min_cases: 1, unit_cents: 100 }]
  expect(lineAmountOf({ catch_weight: false, net_g: null }, [], 3)).toBeNull()
  expect(lineAmountOf({ catch_weight: true, net_g: null }, steps, 3)).toBeNull()
  expect(lineAmountOf({ catch_weight: true, net_g: null }, steps, 3, 2_000)).toBe(200)
})

test('the next price step says how many more cases it takes', () => {
  const steps = stepsOf({ 1: 6_480, 5: 6_150 })
  expect(priceStepAt(steps, 4)).toEqual(steps[0])
  expect(priceStepAt(steps, 5)).toEqual(steps[1])
  expect(
    [4, 5].map((cases) => lineAmountOf({ catch_weight: false, net_g: null }, steps, cases)),
  ).toEqual([4 * 6_480, 5 * 6_150])
  expect(nextPriceStep(steps, 3)).toEqual({ more: 2, unit_cents: 6_150 })
  expect(nextPriceStep(steps, 5)).toBeNull()
})

test('every written amount is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxUnitCents }), (amount) => {
      expect(parseCents(writtenCents(amount))).toBe(amount)
      expect(parseCents(writtenCents(amount).replace('.', ','))).toBe(amount)
    }),
  )
})

test('price steps start at one case and increase', () => {
  const step = (min_cases: number) => ({ min_cases, unit_cents: 1 })
  const arePriceSteps = (cases: number[]) => PriceSteps.safeParse(cases.map(step)).success
  for (const cases of [[], [1, 2, 9]]) expect(arePriceSteps(cases), String(cases)).toBe(true)
  for (const cases of [[2], [1, 5, 5], [1, 5, 3], [1, 2, 3, 4, 5, 6]])
    expect(arePriceSteps(cases), String(cases)).toBe(false)
})
