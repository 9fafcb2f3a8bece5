import { expect, test } from 'vitest'
import { orderFixture, type OrderFixture, withOrder } from './order-fixture.ts'
import { maxCases } from '#contract/trade/prices.ts'
import type { ReorderResult, TradeOverview } from '#contract/trade/orders.ts'

test('staff confirm an order once, and the person who placed it is notified in their language', async () => {
  const trade = await orderFixture()
  const order = await trade.order(undefined, 'el')
  const done = await trade.staff(order.id, 'confirmation', { version: order.version })
  expect([done.status, done.body.status]).toEqual([200, 'confirmed'])
  const again = await trade.staff(order.id, 'confirmation', { version: order.version })
  expect([again.status, again.body.version]).toEqual([200, done.body.version])
  const stale = await trade.staff(order.id, 'refusal', { version: order.version - 1, reason: 'x' })
  expect([stale.status, stale.body.code]).toEqual([409, 'order/version-conflict'])
  expect(await trade.causes()).toEqual([
    { kind: 'received', whom: trade.buyer.user.id, locale: 'el' },
    { kind: 'submitted', whom: 'office', locale: 'en' },
    { kind: 'confirmed', whom: trade.buyer.user.id, locale: 'el' },
  ])
  const mail = trade.shop.mailbox.find(({ subject }) => subject.includes('επιβεβαιώθηκε'))
  expect(mail).toMatchObject({ to: trade.buyer.user.email })
  expect(mail?.text).toContain('Λάδι')
  expect(mail?.text).toContain('140,00')
  expect(mail?.text).toContain(`/el/client/orders/${order.id}`)
})

test('two windows of the same person are treated separately, and a conflict is reported', async () => {
  const { trade, order } = await withOrder()
  const { version } = order
  const cheaper = trade.revision(order, { HONEY: { unit_cents: 1_900 } }, { reason: 'Overcharged' })
  expect((await trade.staff(order.id, 'revision', cheaper)).body.status).toBe('confirmed')
  const again = await trade.staff(order.id, 'revision', cheaper)
  expect([again.status, again.body.total_cents]).toEqual([200, 13_800])
  for (const [what, body] of [
    ['revision', trade.revision(order, { HONEY: { unit_cents: 1_800 } }, { reason: 'Too dear' })],
    ['revision', { ...cheaper, reason: null }],
    ['confirmation', { version }],
    ['refusal', { version, reason: 'Sold out' }],
  ] as const) {
    const other = await trade.staff(order.id, what, body)
    expect([other.status, other.body.code], what).toEqual([409, 'order/version-conflict'])
  }
})

test('confirming with fewer cases shows the difference beside the line', async () => {
  const { trade, order } = await withOrder()
  const revision = trade.revision(order, { HONEY: { cases: 1 } }, { reason: 'Bad harvest' })
  const { body } = await trade.staff(order.id, 'revision', revision)
  expect(body).toMatchObject({ status: 'confirmed', total_cents: 12_000 })
  const read = (await trade.read(order.id)).body
  expect(read.lines.map(({ sku, cases, change }) => [sku, cases, change])).toEqual([
    ['HONEY', 1, { cases: 2 }],
    ['OIL', 1, null],
  ])
  expect(read.events.at(-1)).toMatchObject({
    kind: 'changed',
    side: 'staff',
    by: null,
    detail: { reason: 'Bad harvest', total_from: '14000' },
  })
  expect((await trade.causes()).at(-1)).toMatchObject({
    kind: 'changed',
    whom: trade.buyer.user.id,
  })
  const nothing = trade.revision(read, { HONEY: { cases: 0 }, OIL: { cases: 0 } })
  expect((await trade.staff(order.id, 'revision', nothing)).body.code).toBe('order/nothing-left')
  expect((await trade.revise(read, { HONEY: { cases: 0 } })).body).toMatchObject({
    status: 'confirmed',
    lines: [{ cases: 0, amount_cents: 0, change: { cases: 1 } }, { change: null }],
  })
})

for (const [what, changes, more] of [
  ['a higher price', { OIL: { unit_cents: 10_001 } }, {}],
  ['more cases', { OIL: { cases: 2 } }, {}],
  ['a substitute', { OIL: { sku: 'feta', unit_cents: 1_000 } }, {}],
  ['a later delivery', {}, { delivery_on: '2026-12-01' }],
] as const) {
  test(`a proposed change (${what}) waits for the client’s acceptance`, async () => {
    const { trade, order } = await withOrder()
    const proposed = (await trade.revise(order, changes, more)).body
    expect(proposed.status).toBe('proposed')
    expect((await trade.causes()).at(-1)?.kind).toBe('proposed')
    const old = await trade.does(order.id, 'acceptance', order.version)
    expect([old.status, old.body.code], 'before').toEqual([409, 'order/version-conflict'])
    const confirmed = await trade.staff(order.id, 'confirmation', { version: proposed.version })
    expect(confirmed.status, 'staff cannot say yes for the client').toBe(409)
    const accepted = await trade.does(order.id, 'acceptance', proposed.version)
    expect(accepted.body).toMatchObject({
      status: 'confirmed',
      total_cents: proposed.total_cents,
      delivery_on: proposed.delivery_on,
    })
    expect((await trade.does(order.id, 'acceptance', proposed.version)).body).toEqual(accepted.body)
    expect((await trade.causes()).filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
    const { body } = await trade.shop.admin('GET', '/notifications?view=unread')
    expect(body['rows']).toMatchObject([{ subject: order.id, data: { to: 'accepted' } }])
  })
}

test('a proposal is compared with the agreed order, however often staff change it', async () => {
  const { trade, order } = await withOrder()
  const first = (await trade.revise(order, {}, { delivery_on: '2026-12-01' })).body
  const second = (await trade.revise(first, { HONEY: { cases: 1 } })).body
  expect(second.status, 'the day is still another one').toBe('proposed')
  expect((await trade.does(order.id, 'acceptance', first.version)).status).toBe(409)
  const { delivery_on } = order
  const third = (await trade.revise(second, { HONEY: { cases: 2 } }, { delivery_on })).body
  expect(third).toMatchObject({ status: 'confirmed', total_cents: order.total_cents })
  expect(third.lines.every(({ change }) => change === null)).toBe(true)
  const refused = await trade.revise(third, { OIL: { sku: 'NOTHING' } })
  expect([refused.status, refused.body.code]).toEqual([422, 'order/no-such-product'])
  expect(refused.body.errors).toEqual([{ path: 'lines.2.sku', message: 'NOTHING' }])
})

test('a client can cancel until the order is confirmed, and staff are notified if they had received it', async () => {
  const { trade, order } = await withOrder()
  const cancelled = await trade.does(order.id, 'cancellation', order.version)
  expect(cancelled.body.status).toBe('cancelled')
  expect((await trade.does(order.id, 'cancellation', order.version)).body).toEqual(cancelled.body)
  const { body } = await trade.shop.admin('GET', '/notifications?view=unread')
  expect(body['rows']).toMatchObject([{ subject: order.id, data: { to: 'cancelled' } }])
  expect((await trade.causes()).filter(({ kind }) => kind === 'cancelled')).toHaveLength(1)
  expect((await trade.staff(order.id, 'confirmation', { version: 3 })).status).toBe(409)
  const confirmed = await trade.order()
  await trade.staff(confirmed.id, 'confirmation', { version: confirmed.version })
  const late = await trade.does(confirmed.id, 'cancellation', confirmed.version + 1)
  expect([late.status, late.body.code]).toEqual([409, 'order/version-conflict'])
  const declined = await trade.order()
  const refusal = { version: declined.version, reason: 'No truck' }
  expect((await trade.staff(declined.id, 'refusal', refusal)).body.status).toBe('declined')
  expect((await trade.read(declined.id)).body.events.at(-1)?.detail).toEqual({ reason: 'No truck' })
})

test('an order that its client calls back becomes the cart again, unless another cart has been started', async () => {
  const { trade, order } = await withOrder()
  await trade.put({ FETA: 1 })
  const refused = await trade.does(order.id, 'call-back', order.version)
  expect([refused.status, refused.body.code]).toEqual([409, 'order/basket-in-use'])
  await trade.put({ FETA: 0 })
  expect((await trade.does(order.id, 'call-back', order.version)).status).toBe(200)
  const basket = await trade.basket()
  expect(basket).toMatchObject({ id: order.id, number: order.number, total_cents: 14_000 })
  await trade.put({ OIL: 0 })
  const again = (await trade.submit()).body
  expect(again).toMatchObject({ id: order.id, number: order.number, total_cents: 4_000 })
  expect(again.events.map(({ kind }) => kind)).toEqual(['submitted', 'called-back', 'submitted'])
})

const reorder = (trade: OrderFixture, { id }: { id: string }, basket = 'keep') =>
  trade.ask<ReorderResult>('POST', `/orders/${id}/reorder`, { basket })

test('a reorder adds the available products in valid quantities and names the others', async () => {
  const { trade, order } = await withOrder()
  await trade.shop.archive(trade.oil)
  await trade.shop.change(trade.honey, { min_cases: 3, step_cases: 2 })
  expect((await reorder(trade, order)).body).toMatchObject({
    left_out: ['Oil'],
    basket: { lines: [{ sku: 'HONEY', cases: 3 }], total_cents: 6_000 },
  })
  expect((await reorder(trade, order)).body, 'twice is once').toMatchObject({
    basket: { lines: [{ sku: 'HONEY', cases: 3 }] },
  })
})

test.for(['has left the company', 'has lost the client role'])(
  'other buyers are notified if the member who ordered %s',
  async (why) => {
    const trade = await orderFixture()
    const colleague = await trade.colleague('buyer')
    await trade.colleague('viewer')
    const order = await trade.order()
    const { id, email } = trade.buyer.user
    if (why === 'has lost the client role') {
      await trade.shop.admin('PUT', `/users/${id}/role`, { role: 'none' })
    } else await trade.shop.db.run(`delete from memberships where user_id = '${id}'`)
    trade.shop.mailbox.length = 0
    await trade.staff(order.id, 'confirmation', { version: order.version })
    const notified = (await trade.causes()).filter(({ kind }) => kind === 'confirmed')
    expect(notified.map(({ whom }) => whom)).toEqual([colleague.user.id])
    expect(trade.shop.mailbox.map(({ to }) => to)).not.toContain(email)
  },
)

test('the account manager is notified of orders and named to the client', async () => {
  const trade = await orderFixture()
  const manager = await trade.shop.member('manager@meltemi.test', 'admin')
  await trade.shop.terms(trade.company, { manager_id: manager.user.id })
  await trade.order()
  expect(trade.shop.mailbox.map(({ to }) => to)).toContain('manager@meltemi.test')
  const overview = await trade.shop.send(`${trade.base}/overview`, { token: trade.buyer.token })
  expect(await overview.json()).toMatchObject({
    manager: { email: 'manager@meltemi.test' },
    waiting: { approval: 0, submitted: 1, proposed: 0 },
    to_answer: null,
    next_delivery: { day: '2026-11-24' },
  })
})

/* Account managers and buyers who lost the right are not notified. */

test('an account manager who left is not mailed or named, and the office is notified instead', async () => {
  const trade = await orderFixture()
  const left = await trade.shop.member('left@meltemi.test', 'admin')
  await trade.shop.terms(trade.company, { manager_id: left.user.id })
  await trade.shop.admin('PUT', `/users/${left.user.id}/role`, { role: 'none' })
  trade.shop.mailbox.length = 0
  await trade.order()
  const notified = trade.shop.mailbox.map(({ to }) => to)
  expect(notified).not.toContain('left@meltemi.test')
  expect(notified.filter((to) => to !== trade.buyer.user.email)).toHaveLength(1)
  expect((await trade.ask<{ manager: unknown }>('GET', '/overview')).body.manager).toBeNull()
})

test('an order does not wait for a suspended approver', async () => {
  const trade = await orderFixture({}, { approval_over_cents: 13_999 })
  const address = `/users/${(await trade.colleague('approver')).user.id}/suspension`
  expect((await trade.shop.admin('PUT', address, { suspended: true })).status).toBe(200)
  await trade.put({ OIL: 2 })
  const refused = await trade.submit()
  expect([refused.status, refused.body.code]).toEqual([409, 'order/no-approver'])
  await trade.shop.admin('PUT', address, { suspended: false })
  expect((await trade.submit()).body.status).toBe('awaiting-approval')
})

test('invisible characters in a pasted PO number or note are removed', async () => {
  const trade = await orderFixture()
  await trade.put({ OIL: 1 })
  const details = (po_number: string | null, note: string | null) =>
    trade.ask('PUT', '/basket/details', { delivery_on: null, po_number, note })
  const pasted = await details(
    'PO\u0000 \u202e7\nΆνοιξη\ud800',
    'Ring\u0000 twice.\r\n\u200bThank you',
  )
  expect(pasted.body).toMatchObject({ po_number: 'PO 7 Άνοιξη', note: 'Ring twice.\nThank you' })
  // saving the note alone keeps a colleague’s PO number
  await trade.ask('PUT', '/basket/details', { note: 'Back door' })
  expect(await trade.basket()).toMatchObject({ po_number: 'PO 7 Άνοιξη', note: 'Back door' })
  expect((await details('\u2060', '\u3164')).body).toMatchObject({ po_number: null, note: null })
})

test('a reorder never lowers or removes cart lines unless it replaces the cart', async () => {
  const { trade, order } = await withOrder()
  await trade.put({ HONEY: 6, FETA: 1 })
  const again = async (basket: string) => {
    const { body } = await reorder(trade, order, basket)
    return Object.fromEntries(body.basket.lines.map(({ sku, cases }) => [sku, cases]))
  }
  const kept = { FETA: 1, HONEY: 6, OIL: 1 }
  expect(await again('keep')).toEqual(kept)
  expect(await again('keep'), 'twice is once').toEqual(kept)
  expect(await again('replace')).toEqual({ HONEY: 2, OIL: 1 })
})

test('a reorder that exceeds the maximum quantity is omitted and named', async () => {
  const trade = await orderFixture()
  await trade.put({ OIL: 9_000 })
  const order = (await trade.submit()).body
  await trade.shop.change(trade.oil, { min_cases: 1, step_cases: 9_999 })
  const again = await reorder(trade, order)
  expect(again.body.left_out).toEqual(['Oil'])
  expect(again.body.basket.lines.every(({ cases }) => cases <= maxCases)).toBe(true)
})

test('the dashboard says that an order being changed is not submitted', async () => {
  const { trade, order } = await withOrder()
  await trade.does(order.id, 'call-back', order.version)
  const changing = async () => (await trade.ask<TradeOverview>('GET', '/overview')).body.changing
  expect(await changing()).toBe(order.number)
  await trade.submit()
  expect(await changing()).toBeNull()
})
