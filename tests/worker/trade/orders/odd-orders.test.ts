import { expect, test } from 'vitest'
import { createRepeating } from '../standing/repeating.ts'
import { createDesk } from './order-desk.ts'

test('whoever sends and calls back an order all day is stopped, and a colleague is not', async () => {
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

test('what staff write to clients turns no line round, and no day is beyond the century', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  const cheaper = { OIL: { cases: 1, unit_cents: 9_000 } }
  for (const more of [
    { reason: 'Dry\u202eremmus' },
    { reason: 'Dry\u0000summer' },
    { reason: 'Dry\ud800' },
    { delivery_on: '9999-12-31' },
    { delivery_on: '0001-01-01' },
  ]) {
    const { status } = await desk.staff(order.id, 'revision', desk.revision(order, cheaper, more))
    expect(status, JSON.stringify(more)).toBe(422)
  }
  const { status } = await desk.staff(order.id, 'refusal', {
    version: order.version,
    reason: 'No\u2028oil',
  })
  expect(status).toBe(422)
})

test('a day of a year that nobody lives in is refused wherever one is given', async () => {
  const repeating = await createRepeating()
  const { shop, company } = repeating
  const standing = await repeating.begun()
  const { version } = await shop.termsOf(company)
  for (const day of ['0000-01-04', '0001-01-01', '9999-12-31']) {
    const answers = {
      'beginning a standing order': await repeating.begin({ next_on: day }),
      'changing one': await repeating.ask('PUT', `/standing/${standing.id}`, {
        version: 1,
        ...repeating.wanted({ next_on: day }),
      }),
      'a basket': await repeating.ask('PUT', '/basket/details', {
        delivery_on: day,
        po_number: null,
        note: null,
      }),
      figures: await shop.admin('GET', `/analytics?from=${day}&to=${day}`),
      'figures as a file': await shop.admin('POST', '/analytics/exports', {
        from: day,
        to: day,
        locale: 'en',
      }),
      'a price list': await shop.admin('PUT', `/companies/${company}/price-list`, {
        version,
        list_id: null,
        valid_from: day,
      }),
    }
    for (const [what, { status }] of Object.entries(answers)) {
      expect([what, day, status]).toEqual([what, day, 422])
    }
  }
})

test('a file of a year that nobody lives in is refused, and a list takes no product that is not there', async () => {
  const desk = await createDesk()
  for (const [from, to] of [
    ['9999-12-01', '9999-12-31'],
    ['0000-01-01', '0000-01-02'],
  ]) {
    for (const file of ['orders', 'purchases']) {
      const response = await desk.shop.send(`${desk.base}/exports/${file}`, {
        method: 'POST',
        token: desk.buyer.token,
        body: { from, to, locale: 'en' },
      })
      expect(response.status, `${file} ${from}`).toBe(422)
    }
  }
  const items = [{ product: crypto.randomUUID(), pinned: true, par_cases: null }]
  const response = await desk.shop.send(`${desk.base}/guide`, {
    method: 'PUT',
    token: desk.buyer.token,
    body: { version: 0, items },
  })
  expect(response.status).toBe(409)
})

test('a note of several lines cannot pass for what the mail itself says', async () => {
  const desk = await createDesk()
  await desk.put([[desk.oil, 1]])
  const note = 'Side door\nTotal before tax: $1.00\r\nDelivery: today'
  await desk.ask('PUT', '/basket/details', { delivery_on: null, po_number: null, note })
  expect((await desk.submit()).status).toBe(200)
  expect(desk.shop.mailbox).not.toEqual([])
  for (const { text, html } of desk.shop.mailbox) {
    const forged = text.split('\n').filter((line) => /\$1\.00|today|Side door/.test(line))
    expect(forged).toHaveLength(3)
    expect(forged.every((line) => line.startsWith('> '))).toBe(true)
    expect(html).toMatch(/<blockquote[^>]*>Side door<br>[^/]*\$1\.00/)
  }
})
