import { expect, test } from 'vitest'
import { callClientRoute, clientRoutes, createClient } from '../shop.ts'
import { standingFixture } from '../standing/standing-fixture.ts'
import { orderFixture, type OrderFixture, withCart, withOrder } from './order-fixture.ts'
import { scalar } from '../../kit/rows.ts'

/** Client routes that write; exports are read with POST. */
const writes = clientRoutes.filter(
  (route) => !route.startsWith('GET ') && !/exports|documents/.test(route),
)

const noDetails = { delivery_on: null, po_number: null, note: null }

/** A valid body, so that only the right decides. */
function bodyOf(route: string, trade: OrderFixture): unknown {
  if (route.endsWith('/items')) return { items: [{ product: trade.oil.id, cases: 1 }] }
  if (route.endsWith('/details')) return noDetails
  if (route.endsWith('/guide')) return { version: 0, items: [] }
  if (route.endsWith('/submission')) {
    const seen = { seen: [], seen_total_cents: 0 }
    return { id: crypto.randomUUID(), version: 1, ...seen, delivery_on: null }
  }
  if (route.endsWith('/actions'))
    return { version: 1, action: 'pause', seen: null, seen_total_cents: null }
  if (/standing(\/:id)?$/.test(route)) {
    const items = [{ product: trade.oil.id, cases: 1 }]
    const made = route.endsWith(':id') ? { version: 1 } : { id: crypto.randomUUID() }
    const repeated = { every_weeks: 1, next_on: '2026-11-27', po_number: null, items }
    const seen = [
      { product: trade.oil.id, pack: '12 × 500 ml', price_unit: 'case', unit_cents: 10_000 },
    ]
    return { ...made, ...repeated, seen, seen_total_cents: 10_000 }
  }
  if (route.endsWith('/acknowledgement')) return { cases_held: 0, version: 1 }
  return route.endsWith('/reorder') ? { basket: 'keep' } : { version: 1 }
}

const ask = (
  trade: OrderFixture,
  route: string,
  place: { company: string; id: string },
  token: string,
) => callClientRoute(trade.shop, route, place, token, bodyOf(route, trade))

test('a viewer is refused by every writing call, and nothing is written', async () => {
  const { trade, order } = await withOrder()
  const viewer = await trade.colleague('viewer')
  const count = () => scalar('select count(*) + (select count(*) from order_events) n from orders')
  const before = await count()
  expect(writes, 'as many as people can press buttons').toHaveLength(13)
  for (const route of writes) {
    const refused = await ask(trade, route, { company: trade.company, id: order.id }, viewer.token)
    expect([refused.status, refused.body['code']], route).toEqual([403, 'order/not-allowed'])
  }
  expect(await count()).toBe(before)
  expect((await trade.read(order.id, viewer.token)).body).toMatchObject({
    id: order.id,
    role: 'viewer',
  })
})

test('another company’s order answers like an unknown one in every call', async () => {
  const { trade, order } = await withOrder()
  const foreign = await createClient(trade.shop)
  const ofOne = writes.filter((route) => route.includes(':id'))
  for (const route of [...ofOne, 'GET /api/trade/:company/orders/:id']) {
    const own = { company: foreign.company, id: crypto.randomUUID() }
    const random = await ask(trade, route, own, foreign.buyer.token)
    expect([random.status, random.body['code']], route).toEqual([404, 'request/not-found'])
    // the foreign order’s id, under our company and under theirs
    for (const company of [foreign.company, trade.company]) {
      const seen = await ask(trade, route, { company, id: order.id }, foreign.buyer.token)
      expect(seen, `${route} ${company}`).toEqual(random)
    }
  }
  const { body } = await trade.staffSees(order.id)
  expect(body.version).toBe(order.version)
})

test('another company’s cart and a completed order cannot be submitted', async () => {
  const { trade, seen: theirs } = await withCart()
  const foreign = await createClient(trade.shop)
  const { token } = foreign.buyer
  const options = { method: 'POST', token, body: trade.submission(theirs) }
  const path = `/api/trade/${foreign.company}/basket/submission?locale=en`
  expect((await trade.shop.send(path, options)).status).toBe(404)
  expect(await trade.basket()).toMatchObject({ id: theirs.id, version: theirs.version })
})

test('a client who submits an order and calls it back all day is rate-limited, and a colleague is not', async () => {
  const trade = await orderFixture()
  const colleague = await trade.colleague('buyer')
  let { id, version } = await trade.order()
  for (let time = 1; time < 60; time++) {
    expect((await trade.does(id, 'call-back', version)).status).toBe(200)
    const sent = await trade.submit()
    expect(sent.status, `${time}`).toBe(200)
    ;({ id, version } = sent.body)
  }
  await trade.does(id, 'call-back', version)
  const refused = await trade.submit()
  expect([refused.status, refused.body.code]).toEqual([429, 'request/rate-limited'])
  expect((await trade.basket()).lines).toHaveLength(2)
  expect((await trade.submit(undefined, colleague.token)).status).toBe(200)
})

test('staff text without visible characters and dates beyond this century are refused', async () => {
  const { trade, order } = await withOrder()
  const cheaper = { OIL: { cases: 1, unit_cents: 9_000 } }
  for (const more of [
    { reason: '\u202e\u0000\ud800' },
    { delivery_on: '9999-12-31' },
    { delivery_on: '0001-01-01' },
  ]) {
    const { status } = await trade.staff(order.id, 'revision', trade.revision(order, cheaper, more))
    expect(status, JSON.stringify(more)).toBe(422)
  }
  const { version } = order
  const { status } = await trade.staff(order.id, 'refusal', { version, reason: '\u3164\u2028' })
  expect(status).toBe(422)
})

test('a date in an impossible year is refused by every field', async () => {
  const trade = await standingFixture()
  const { shop, company } = trade
  const standing = await trade.begun()
  for (const day of ['0000-01-04', '0001-01-01', '9999-12-31']) {
    const period = { from: day, to: day, locale: 'en' }
    const asFile = { method: 'POST', token: trade.buyer.token, body: period }
    const answers = {
      'beginning a standing order': await trade.begin({ next_on: day }),
      'changing one': await trade.change(standing, { next_on: day }),
      'a basket': await trade.ask('PUT', '/basket/details', { ...noDetails, delivery_on: day }),
      figures: await shop.admin('GET', `/analytics?from=${day}&to=${day}`),
      'figures as a file': await shop.admin('POST', '/analytics/exports', period),
      'a file of orders': await shop.send(`${trade.base}/exports/orders`, asFile),
      'a file of purchases': await shop.send(`${trade.base}/exports/purchases`, asFile),
      'a price list': await shop.give(company, null, day),
    }
    for (const [what, { status }] of Object.entries(answers))
      expect([what, day, status]).toEqual([what, day, 422])
  }
})

test('an order guide refuses an unknown product', async () => {
  const trade = await orderFixture()
  const items = [{ product: crypto.randomUUID(), pinned: true, par_cases: null }]
  const options = { method: 'PUT', token: trade.buyer.token, body: { version: 0, items } }
  expect((await trade.shop.send(`${trade.base}/guide`, options)).status).toBe(409)
})

test('a note with several lines cannot imitate the mail’s own text', async () => {
  const trade = await orderFixture()
  await trade.put({ OIL: 1 })
  const note = 'Side door\nTotal before tax: $1.00\r\nDelivery: today'
  await trade.ask('PUT', '/basket/details', { ...noDetails, note })
  expect((await trade.submit()).status).toBe(200)
  expect(trade.shop.mailbox).not.toEqual([])
  for (const { text, html } of trade.shop.mailbox) {
    const forged = text.split('\n').filter((line) => /\$1\.00|today|Side door/.test(line))
    expect(forged).toHaveLength(3)
    expect(forged.every((line) => line.startsWith('> '))).toBe(true)
    expect(html).toMatch(/<blockquote[^>]*>Side door<br>[^/]*\$1\.00/)
  }
})
