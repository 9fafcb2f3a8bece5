import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createSite } from '../../kit/site.ts'
import { createClient } from '../shop.ts'
import { createDesk, type Desk } from './order-desk.ts'

/** Every call that writes for a company: whoever adds one is asked here. Files are read by POST. */
const writes = [
  ...new Set(
    createSite()
      .routes.filter(({ path, method }) => path.startsWith('/api/trade/') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
].filter((route) => !route.startsWith('GET ') && !/exports|documents/.test(route))

/** A body that would be taken, so that nothing but the right decides. */
function bodyOf(route: string, desk: Desk): unknown {
  if (route.endsWith('/items')) return { items: [{ product: desk.oil.id, cases: 1 }] }
  if (route.endsWith('/details')) return { delivery_on: null, po_number: null, note: null }
  if (route.endsWith('/guide')) return { version: 0, items: [] }
  if (route.endsWith('/submission')) {
    return { id: crypto.randomUUID(), version: 1, seen_total_cents: 0, delivery_on: null }
  }
  if (route.endsWith('/deeds')) return { version: 1, deed: 'pause', seen_total_cents: null }
  if (/standing(\/:id)?$/.test(route)) {
    const items = [{ product: desk.oil.id, cases: 1 }]
    const made = route.endsWith(':id') ? { version: 1 } : { id: crypto.randomUUID() }
    const repeated = { every_weeks: 1, next_on: '2026-11-27', po_number: null, items }
    return { ...made, ...repeated, seen_total_cents: 10_000 }
  }
  if (route.endsWith('/acknowledgement')) return { cases_held: 0, version: 1 }
  return route.endsWith('/reorder') ? {} : { version: 1 }
}

async function ask(
  desk: Desk,
  route: string,
  place: { company: string; id: string },
  token: string,
) {
  const [method = '', path = ''] = route.split(' ')
  const address = path.replace(':company', place.company).replace(':id', place.id)
  const response = await desk.shop.send(`${address}?locale=en`, {
    method,
    token,
    ...(method !== 'GET' && { body: bodyOf(route, desk) }),
  })
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>
  const headers = Object.fromEntries(response.headers)
  delete headers['x-request-id']
  return { status: response.status, body, headers }
}

test('there are as many calls that write as people can press buttons', () => {
  expect(writes).toHaveLength(13)
})

test('who only reads is told so by each call that writes, and nothing is written', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  const viewer = await desk.colleague('viewer')
  const count = () =>
    env.DB.prepare('select count(*) + (select count(*) from order_events) n from orders').first('n')
  const before = await count()
  for (const route of writes) {
    const place = { company: desk.company, id: order.id }
    const refused = await ask(desk, route, place, viewer.token)
    expect([refused.status, refused.body['code']], route).toEqual([403, 'order/not-allowed'])
  }
  expect(await count()).toBe(before)
  expect((await desk.read(order.id, viewer.token)).body).toMatchObject({
    id: order.id,
    role: 'viewer',
  })
})

test('the order of another company answers like one that does not exist, to each call', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  const foreign = await createClient(desk.shop)
  const routes = [
    ...writes.filter((route) => route.includes(':id')),
    'GET /api/trade/:company/orders/:id',
  ]
  for (const route of routes) {
    const own = { company: foreign.company, id: crypto.randomUUID() }
    const random = await ask(desk, route, own, foreign.buyer.token)
    expect([random.status, random.body['code']], route).toEqual([404, 'request/not-found'])
    // theirs by its id, below our own company, and below theirs
    for (const company of [foreign.company, desk.company]) {
      const seen = await ask(desk, route, { company, id: order.id }, foreign.buyer.token)
      expect(seen, `${route} ${company}`).toEqual(random)
    }
  }
  const { body } = await desk.staffSees(order.id)
  expect(body.version).toBe(order.version)
})

test('the basket of another company cannot be sent, nor an order that is none any more', async () => {
  const desk = await createDesk()
  await desk.put([[desk.oil, 1]])
  const theirs = await desk.basket()
  const foreign = await createClient(desk.shop)
  const options = {
    method: 'POST',
    token: foreign.buyer.token,
    body: { ...desk.submission(theirs) },
  }
  const path = `/api/trade/${foreign.company}/basket/submission?locale=en`
  expect((await desk.shop.send(path, options)).status).toBe(404)
  expect(await desk.basket()).toMatchObject({ id: theirs.id, version: theirs.version })
})

test('only staff answer orders', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  for (const [method, path] of [
    ['GET', '/orders'],
    ['GET', `/orders/${order.id}?locale=en`],
    ['POST', `/orders/${order.id}/confirmation?locale=en`],
    ['POST', `/orders/${order.id}/refusal?locale=en`],
    ['POST', `/orders/${order.id}/revision?locale=en`],
  ] as const) {
    const body = method === 'POST' ? { version: order.version } : undefined
    const { status } = await desk.shop.admin(method, path, body, desk.buyer.token)
    expect(status, path).toBe(403)
  }
})
