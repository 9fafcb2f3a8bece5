import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { allOn, setFlags } from '../../kit/flag-states.ts'
import { announced, before, createRepeating, cutoff, friday, sent } from './repeating.ts'

const nextFriday = '2026-12-04'

test('people are told 48 hours before the cut-off, once, and the order is sent an hour before it', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun({ po_number: 'PO-7' }, undefined, 'el')
  expect(standing).toMatchObject({
    state: 'active',
    next_on: friday,
    sent_at: sent.toISOString(),
    total_cents: 22_000,
    question: null,
  })
  await repeating.minuteOf(before(announced))
  expect(await repeating.mailed()).toEqual([])
  await repeating.minuteOf(announced)
  const told = { day: friday, kind: 'announced', isOffice: false, locale: 'el' }
  expect(await repeating.mailed()).toEqual([told])
  await repeating.minuteOf(before(sent))
  expect(await repeating.sent()).toEqual([])
  await repeating.minuteOf(sent)
  const [order, ...others] = await repeating.sent()
  expect(others).toEqual([])
  expect(order).toMatchObject({ status: 'submitted', total: 22_000, delivery: friday })
  const { body } = await repeating.read(order?.id ?? '')
  expect(body).toMatchObject({
    number: 'M-2026-00001',
    po_number: 'PO-7',
    standing_id: standing.id,
    cutoff_at: cutoff.toISOString(),
    placed_name: repeating.buyer.user.email,
    events: [{ kind: 'submitted' }],
  })
  expect((await repeating.staffSees(order?.id ?? '')).status).toBe(200)
  expect((await repeating.causes()).map(({ kind }) => kind).toSorted()).toEqual([
    'received',
    'submitted',
  ])
  expect(await repeating.mailed()).toEqual([told])
  expect((await repeating.all()).rows).toMatchObject([{ id: standing.id, next_on: nextFriday }])
})

test('a delivery that is skipped is not ordered, nobody is bothered, and the one after it comes', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await repeating.minuteOf(announced)
  const { status, body } = await repeating.act(standing, 'skip')
  expect([status, body.rows[0]?.is_skipped]).toEqual([200, true])
  // the second press of a double click
  expect((await repeating.act(standing, 'skip')).status).toBe(200)
  await repeating.minuteOf(sent)
  await repeating.minuteOf(cutoff)
  expect(await repeating.sent()).toEqual([])
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['announced'])
  const [row] = (await repeating.all()).rows
  expect(row).toMatchObject({ next_on: nextFriday, is_skipped: false })
})

test('who thinks better of skipping gets the delivery after all', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await repeating.minuteOf(announced)
  await repeating.act(standing, 'skip')
  expect((await repeating.act({ ...standing, version: 2 }, 'unskip')).status).toBe(200)
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ standing_on: friday }])
})

test('what got dearer is not sent: people are asked once, and without an answer told with the office', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await repeating.minuteOf(announced)
  await repeating.price(repeating.oil, 10_001)
  await repeating.minuteOf(new Date('2026-11-25T19:00:00.000Z'))
  const asked = (await repeating.mailed()).map(({ kind }) => kind)
  expect(asked).toEqual(['announced', 'dearer'])
  const { body } = await repeating.see(standing.id)
  expect(body).toMatchObject({ question: 'dearer', total_cents: 22_000, total_now_cents: 22_002 })
  const overview = await repeating.ask<{ standing: unknown }>('GET', '/overview')
  expect(overview.body.standing).toEqual({ id: standing.id, on: friday })
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toEqual([])
  await repeating.minuteOf(cutoff)
  expect(await repeating.sent()).toEqual([])
  const mailed = (await repeating.mailed()).slice(2)
  expect(mailed.map(({ kind, isOffice }) => [kind, isOffice]).toSorted()).toEqual([
    ['missed', false],
    ['officeMissed', true],
  ])
  expect((await repeating.all()).rows).toMatchObject([{ next_on: nextFriday, question: null }])
})

test('who agrees to the new total is sent what they agreed to, and no other total will do', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await repeating.price(repeating.oil, 11_000)
  await repeating.minuteOf(announced)
  const old = await repeating.act(standing, 'agree', 22_000)
  expect([old.status, old.body.code]).toEqual([409, 'order/prices-changed'])
  expect((await repeating.act(standing, 'agree', 24_000)).status).toBe(200)
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ total: 24_000 }])
})

test('what got cheaper is sent at the lower price without a question', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await repeating.price(repeating.oil, 9_000)
  await repeating.minuteOf(announced)
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ total: 20_000 }])
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['announced'])
})

test('a price that goes up and comes down again asks, and then sends', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await repeating.price(repeating.oil, 10_500)
  await repeating.minuteOf(announced)
  await repeating.price(repeating.oil, 10_000)
  await repeating.minuteOf(new Date(announced.getTime() + 20 * 60_000))
  await repeating.minuteOf(sent)
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['dearer', 'announced'])
  expect(await repeating.sent()).toMatchObject([{ total: 22_000 }])
})

test('what cannot be had asks, and goes once it was taken out', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await env.DB.prepare(
    "update products set availability = 'unavailable', version = version + 1 where id = ?",
  )
    .bind(repeating.honey.id)
    .run()
  await repeating.minuteOf(announced)
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['unavailable'])
  const { body } = await repeating.see(standing.id)
  expect(body.lines.map(({ sku, obstacle }) => [sku, obstacle])).toEqual([
    ['HONEY', 'unavailable'],
    ['OIL', null],
  ])
  const changed = await repeating.ask('PUT', `/standing/${standing.id}`, {
    ...repeating.wanted({
      items: [{ product: repeating.oil.id, cases: 2 }],
      seen_total_cents: 20_000,
    }),
    version: standing.version,
  })
  expect(changed.status).toBe(200)
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ total: 20_000 }])
})

test('a day of the week that we no longer deliver on asks for another', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await repeating.terms({ delivery_days: [2] })
  await repeating.minuteOf(new Date('2026-11-23T16:00:00.000Z'))
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['day'])
  expect((await repeating.see(standing.id)).body).toMatchObject({ question: 'day', sent_at: null })
  const change = { ...repeating.wanted(), version: standing.version }
  const path = `/standing/${standing.id}`
  expect((await repeating.ask('PUT', path, change)).body.code).toBe('standing/no-day')
  const tuesday = await repeating.ask('PUT', path, { ...change, next_on: '2026-12-01' })
  expect([tuesday.status, (await repeating.all()).rows[0]?.question]).toEqual([200, null])
})

test('an earlier cut-off moves the moment when it is sent', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await repeating.minuteOf(announced)
  await repeating.terms({ cutoff_time: '09:00' })
  await repeating.minuteOf(new Date('2026-11-26T13:00:00.000Z'))
  expect(await repeating.sent()).toMatchObject([{ standing_on: friday }])
})

test('above the limit it waits for an approver, and where there is none it asks', async () => {
  const repeating = await createRepeating({}, { approval_over_cents: 10_000 })
  await repeating.begun()
  await repeating.minuteOf(announced)
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['approver'])
  await repeating.colleague('approver')
  await repeating.minuteOf(sent)
  const [order] = await repeating.sent()
  expect(order?.status).toBe('awaiting-approval')
  expect((await repeating.staffSees(order?.id ?? '')).status).toBe(404)
  expect((await repeating.causes()).map(({ kind }) => kind)).toEqual(['approval'])
})

test('where nobody may order any more it pauses, and the office hears of it', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await env.DB.prepare("update memberships set role = 'viewer'").run()
  await repeating.minuteOf(announced)
  expect(await repeating.mailed()).toMatchObject([{ kind: 'officeNobody', isOffice: true }])
  expect((await repeating.all()).rows).toMatchObject([{ state: 'paused' }])
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toEqual([])
})

test('who began it has left: a colleague’s name stands on the order', async () => {
  const repeating = await createRepeating()
  const colleague = await repeating.colleague('buyer')
  await repeating.begun()
  await env.DB.prepare('delete from memberships where user_id = ?')
    .bind(repeating.buyer.user.id)
    .run()
  await repeating.minuteOf(sent)
  const [order] = await repeating.sent()
  const { body } = await repeating.read(order?.id ?? '', colleague.token)
  expect(body.placed_name).toBe(colleague.user.email)
})

test('after weeks without a cron nothing is made up for: one mail, and the next delivery', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await repeating.minuteOf(new Date('2027-02-01T12:00:00.000Z'))
  expect(await repeating.sent()).toEqual([])
  expect((await repeating.mailed()).filter(({ isOffice }) => !isOffice)).toMatchObject([
    { kind: 'missed', day: friday },
  ])
  expect((await repeating.all()).rows).toMatchObject([{ next_on: '2027-02-05' }])
})

test('while ordering is switched off nothing is told or sent', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await setFlags({ ...allOn, client_orders: false })
  await repeating.minuteOf(announced)
  await repeating.minuteOf(sent)
  expect([await repeating.mailed(), await repeating.sent()]).toEqual([[], []])
})

test('paused, nothing happens; resumed, it goes on with the next delivery; ended, it is gone', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  expect((await repeating.act(standing, 'pause')).body.rows).toMatchObject([{ state: 'paused' }])
  await repeating.minuteOf(announced)
  await repeating.minuteOf(cutoff)
  expect([await repeating.mailed(), await repeating.sent()]).toEqual([[], []])
  const resumed = await repeating.act({ ...standing, version: 2 }, 'resume')
  expect(resumed.body.rows).toMatchObject([{ state: 'active', next_on: nextFriday }])
  const ended = await repeating.act({ ...standing, version: 3 }, 'end')
  expect(ended.body.rows).toEqual([])
  expect((await repeating.act({ ...standing, version: 3 }, 'end')).status).toBe(200)
  expect((await repeating.see(standing.id)).status).toBe(404)
  expect((await repeating.act({ ...standing, version: 4 }, 'resume')).status).toBe(404)
})

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
