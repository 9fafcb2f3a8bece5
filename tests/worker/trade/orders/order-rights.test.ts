import { expect, test } from 'vitest'
import { answerTo, clientRoutes, createClient } from '../shop.ts'
import { createRepeating } from '../standing/repeating.ts'
import { createDesk, type Desk, filledDesk, newOrder } from './order-desk.ts'
import { scalar } from '../../kit/rows.ts'

/** Every call that writes for a company. Files are read by POST. */
const writes = clientRoutes.filter(
  (route) => !route.startsWith('GET ') && !/exports|documents/.test(route),
)

const noDetails = { delivery_on: null, po_number: null, note: null }

/** A body that would be taken, so that nothing but the right decides. */
function bodyOf(route: string, desk: Desk): unknown {
  if (route.endsWith('/items')) return { items: [{ product: desk.oil.id, cases: 1 }] }
  if (route.endsWith('/details')) return noDetails
  if (route.endsWith('/guide')) return { version: 0, items: [] }
  if (route.endsWith('/submission')) {
    const seen = { seen: [], seen_total_cents: 0 }
    return { id: crypto.randomUUID(), version: 1, ...seen, delivery_on: null }
  }
  if (route.endsWith('/actions')) {
    return { version: 1, action: 'pause', seen: null, seen_total_cents: null }
  }
  if (/standing(\/:id)?$/.test(route)) {
    const items = [{ product: desk.oil.id, cases: 1 }]
    const made = route.endsWith(':id') ? { version: 1 } : { id: crypto.randomUUID() }
    const repeated = { every_weeks: 1, next_on: '2026-11-27', po_number: null, items }
    const seen = [
      { product: desk.oil.id, pack: '12 × 500 ml', price_unit: 'case', unit_cents: 10_000 },
    ]
    return { ...made, ...repeated, seen, seen_total_cents: 10_000 }
  }
  if (route.endsWith('/acknowledgement')) return { cases_held: 0, version: 1 }
  return route.endsWith('/reorder') ? { basket: 'keep' } : { version: 1 }
}

const ask = (desk: Desk, route: string, place: { company: string; id: string }, token: string) =>
  answerTo(desk.shop, route, place, token, bodyOf(route, desk))

test('a viewer is refused by each call that writes, and nothing is written', async () => {
  const { desk, order } = await newOrder()
  const viewer = await desk.colleague('viewer')
  const count = () => scalar('select count(*) + (select count(*) from order_events) n from orders')
  const before = await count()
  expect(writes, 'as many as people can press buttons').toHaveLength(13)
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
  const { desk, order } = await newOrder()
  const foreign = await createClient(desk.shop)
  const ofOne = writes.filter((route) => route.includes(':id'))
  for (const route of [...ofOne, 'GET /api/trade/:company/orders/:id']) {
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
  const { desk, seen: theirs } = await filledDesk()
  const foreign = await createClient(desk.shop)
  const { token } = foreign.buyer
  const options = { method: 'POST', token, body: desk.submission(theirs) }
  const path = `/api/trade/${foreign.company}/basket/submission?locale=en`
  expect((await desk.shop.send(path, options)).status).toBe(404)
  expect(await desk.basket()).toMatchObject({ id: theirs.id, version: theirs.version })
})

test('a client who sends and calls back an order all day is stopped, and a colleague is not', async () => {
  const desk = await createDesk()
  const colleague = await desk.colleague('buyer')
  let { id, version } = await desk.order()
  for (let time = 1; time < 60; time++) {
    const back = await desk.does(id, 'call-back', version)
    expect(back.status).toBe(200)
    const sent = await desk.submit()
    expect(sent.status, `${time}`).toBe(200)
    ;({ id, version } = sent.body)
  }
  await desk.does(id, 'call-back', version)
  const refused = await desk.submit()
  expect([refused.status, refused.body.code]).toEqual([429, 'request/rate-limited'])
  expect((await desk.basket()).lines).toHaveLength(2)
  expect((await desk.submit(undefined, colleague.token)).status).toBe(200)
})

test('what staff write to clients can be seen, and no day is beyond the century', async () => {
  const { desk, order } = await newOrder()
  const cheaper = { OIL: { cases: 1, unit_cents: 9_000 } }
  for (const more of [
    { reason: '\u202e\u0000\ud800' },
    { delivery_on: '9999-12-31' },
    { delivery_on: '0001-01-01' },
  ]) {
    const { status } = await desk.staff(order.id, 'revision', desk.revision(order, cheaper, more))
    expect(status, JSON.stringify(more)).toBe(422)
  }
  const { version } = order
  const { status } = await desk.staff(order.id, 'refusal', { version, reason: '\u3164\u2028' })
  expect(status).toBe(422)
})

test('a day of a year that no one lives in is refused wherever one is given', async () => {
  const repeating = await createRepeating()
  const { shop, company } = repeating
  const standing = await repeating.begun()
  for (const day of ['0000-01-04', '0001-01-01', '9999-12-31']) {
    const period = { from: day, to: day, locale: 'en' }
    const asFile = { method: 'POST', token: repeating.buyer.token, body: period }
    const answers = {
      'beginning a standing order': await repeating.begin({ next_on: day }),
      'changing one': await repeating.change(standing, { next_on: day }),
      'a basket': await repeating.ask('PUT', '/basket/details', { ...noDetails, delivery_on: day }),
      figures: await shop.admin('GET', `/analytics?from=${day}&to=${day}`),
      'figures as a file': await shop.admin('POST', '/analytics/exports', period),
      'a file of orders': await shop.send(`${repeating.base}/exports/orders`, asFile),
      'a file of purchases': await shop.send(`${repeating.base}/exports/purchases`, asFile),
      'a price list': await shop.give(company, null, day),
    }
    for (const [what, { status }] of Object.entries(answers)) {
      expect([what, day, status]).toEqual([what, day, 422])
    }
  }
})

test('a list takes no product that is not there', async () => {
  const desk = await createDesk()
  const items = [{ product: crypto.randomUUID(), pinned: true, par_cases: null }]
  const options = { method: 'PUT', token: desk.buyer.token, body: { version: 0, items } }
  expect((await desk.shop.send(`${desk.base}/guide`, options)).status).toBe(409)
})

test('a note of several lines cannot pass for what the mail itself says', async () => {
  const desk = await createDesk()
  await desk.put({ OIL: 1 })
  const note = 'Side door\nTotal before tax: $1.00\r\nDelivery: today'
  await desk.ask('PUT', '/basket/details', { ...noDetails, note })
  expect((await desk.submit()).status).toBe(200)
  expect(desk.shop.mailbox).not.toEqual([])
  for (const { text, html } of desk.shop.mailbox) {
    const forged = text.split('\n').filter((line) => /\$1\.00|today|Side door/.test(line))
    expect(forged).toHaveLength(3)
    expect(forged.every((line) => line.startsWith('> '))).toBe(true)
    expect(html).toMatch(/<blockquote[^>]*>Side door<br>[^/]*\$1\.00/)
  }
})
