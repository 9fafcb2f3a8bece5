import { expect, test } from 'vitest'
import { createRepeating, friday, sent } from './repeating.ts'

test('asked twice, it is begun once; changed meanwhile, an old change is refused', async () => {
  const repeating = await createRepeating()
  const body = { id: crypto.randomUUID(), ...repeating.wanted() }
  expect((await repeating.ask('POST', '/standing', body)).status).toBe(200)
  expect((await repeating.ask('POST', '/standing', body)).status).toBe(200)
  expect((await repeating.all()).rows).toHaveLength(1)
  const other = await repeating.ask('POST', '/standing', { ...body, every_weeks: 2 })
  expect([other.status, other.body.code]).toEqual([409, 'standing/changed-since'])
  const path = `/standing/${body.id}`
  const { id: _, ...wanted } = body
  const change = { ...wanted, every_weeks: 4, version: 1 }
  expect((await repeating.ask('PUT', path, change)).status).toBe(200)
  expect((await repeating.ask('PUT', path, change)).status).toBe(200)
  const late = await repeating.ask('PUT', path, { ...change, every_weeks: 2 })
  expect([late.status, late.body.code]).toEqual([409, 'standing/changed-since'])
  expect((await repeating.all()).rows).toMatchObject([{ every_weeks: 4, version: 2 }])
})

test('what cannot be repeated is refused with its reason, and nothing is written', async () => {
  const repeating = await createRepeating()
  const codeOf = async (changes: Record<string, unknown>) => {
    const { status, body } = await repeating.begin(changes)
    return [status, body.code]
  }
  expect(await codeOf({ seen_total_cents: 1 })).toEqual([409, 'order/prices-changed'])
  expect(await codeOf({ next_on: '2026-11-26' })).toEqual([409, 'standing/no-day'])
  expect(await codeOf({ next_on: '2026-11-20' })).toEqual([409, 'standing/too-late'])
  expect(await codeOf({ next_on: '2036-11-21' })).toEqual([409, 'standing/no-day'])
  expect(await codeOf({ every_weeks: 3 })).toEqual([422, 'request/invalid'])
  expect(await codeOf({ items: [] })).toEqual([422, 'request/invalid'])
  const item = { product: repeating.oil.id, cases: 1 }
  expect(await codeOf({ items: [item, item] })).toEqual([422, 'request/invalid'])
  const unknown = { product: crypto.randomUUID(), cases: 1 }
  expect(await codeOf({ items: [unknown] })).toEqual([404, 'request/not-found'])
  expect((await repeating.all()).rows).toEqual([])
  for (let n = 0; n < 20; n++) await repeating.begun()
  expect(await codeOf({})).toEqual([409, 'standing/too-many'])
})

test('who begins and ends them all day is stopped, as each is worth mails to colleagues', async () => {
  const repeating = await createRepeating()
  for (let n = 0; n < 40; n++) await repeating.act(await repeating.begun(), 'end')
  const { status, body } = await repeating.begin()
  expect([status, body.code]).toEqual([409, 'standing/too-many'])
})

test('a delivery that was sent already is not ordered again by changing the standing order', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await repeating.minuteOf(sent)
  const again = await repeating.ask('PUT', `/standing/${standing.id}`, {
    ...repeating.wanted(),
    version: 2,
  })
  expect([again.status, again.body.code]).toEqual([409, 'standing/too-late'])
})

test('staff see what a company repeats; clients cannot ask that way', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  const path = `/standing-orders?company=${repeating.company}`
  const { status, body } = await repeating.shop.admin('GET', path)
  expect([status, body['rows']]).toMatchObject([200, [{ id: standing.id, next_on: friday }]])
  const client = await repeating.shop.admin('GET', path, undefined, repeating.buyer.token)
  expect(client.status).toBe(403)
})
