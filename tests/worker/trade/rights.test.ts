import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { allOn, setFlags } from '../kit/flag-states.ts'
import { createSite } from '../kit/site.ts'
import { createClient, createShop, type Shop } from './shop.ts'

/** Every call for clients that the app knows: whoever adds a route is asked here. */
const routes = [
  ...new Set(
    createSite()
      .routes.filter(({ path, method }) => path.startsWith('/api/trade/') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

test('the app has calls for clients', () => {
  expect(routes).toContain('GET /api/trade/:company/catalogue')
})

/** What a call needs besides, so that nothing but the right decides. Those that write are asked in orders/. */
const withLocale = (route: string) =>
  /overview$|orders$|standing$|guide$/.test(route)
    ? ''
    : `?locale=en${/company.documents$/.test(route) ? '&group=own' : ''}`

/** What is there without an order. */
const isThere = (route: string) => route.startsWith('GET ') && !route.includes(':id')

async function ask(shop: Shop, route: string, company: string, token?: string) {
  const [method = '', path = ''] = route.split(' ')
  const address = path.replace(':company', company).replaceAll(/:\w+/g, crypto.randomUUID())
  const response = await shop.send(address + withLocale(route), {
    method,
    ...(token !== undefined && { token }),
    ...(method !== 'GET' && { body: {} }),
  })
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>
  const headers = Object.fromEntries(response.headers)
  delete headers['x-request-id']
  return { status: response.status, body, headers }
}

test('a company that is not theirs answers like one that does not exist', async () => {
  const shop = await createShop()
  const { company, buyer } = await createClient(shop)
  const foreign = await createClient(shop)
  for (const route of routes) {
    if (isThere(route)) {
      expect((await ask(shop, route, company, buyer.token)).status, route).toBeLessThan(300)
    }
    const random = await ask(shop, route, crypto.randomUUID(), buyer.token)
    expect(random.status, route).toBe(404)
    expect(random.body['code']).toBe('request/not-found')
    expect(await ask(shop, route, foreign.company, buyer.token), route).toEqual(random)
    expect(await ask(shop, route, `${company}'--`, buyer.token), route).toEqual(random)
    expect(await ask(shop, route, '0', buyer.token), route).toEqual(random)
  }
})

test('who was removed from a company, or suspended, or loses the role, is out with the next call', async () => {
  const shop = await createShop()
  const { company, buyer } = await createClient(shop)
  const gone = await shop.buyer(company)
  const suspended = await shop.buyer(company)
  const demoted = await shop.buyer(company)
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await env.DB.batch([
    env.DB.prepare('delete from memberships where user_id = ?').bind(gone.user.id),
    env.DB.prepare('update users set banned_until = ? where id = ?').bind(until, suspended.user.id),
    env.DB.prepare('delete from user_roles where user_id = ?').bind(demoted.user.id),
  ])
  for (const route of routes) {
    const random = await ask(shop, route, crypto.randomUUID(), buyer.token)
    expect(await ask(shop, route, company, gone.token), route).toEqual(random)
    for (const { token } of [suspended, demoted, shop.staff]) {
      expect((await ask(shop, route, company, token)).status, route).toBe(403)
    }
    expect((await ask(shop, route, company)).status, route).toBe(401)
  }
})

test('while ordering is off there is nothing, and the dashboard reads what it always did', async () => {
  const shop = await createShop()
  const { company, buyer } = await createClient(shop)
  const business = async () =>
    (await shop.send('/api/account/business', { token: buyer.token })).json()
  expect(await business()).toMatchObject({ trade: [{ id: company, role: 'buyer' }] })
  for (const flag of ['client_orders', 'client_portal'] as const) {
    await setFlags({ ...allOn, [flag]: false })
    for (const route of routes) {
      const random = await ask(shop, route, crypto.randomUUID(), buyer.token)
      expect(random.status).toBe(404)
      expect(await ask(shop, route, company, buyer.token), route).toEqual(random)
    }
  }
  await setFlags({ ...allOn, client_orders: false })
  expect(await business()).toEqual({ company: { name: expect.any(String) }, request: null })
})
