import { expect, test } from 'vitest'
import { createDesk, newOrder } from './order-desk.ts'
import { maxCases } from '#contract/trade/prices.ts'
import type { ReorderResult as Result } from '#contract/trade/orders.ts'

test('staff confirm an order, once, and the person who placed it reads so in their language', async () => {
  const desk = await createDesk()
  const order = await desk.order(undefined, 'el')
  const done = await desk.staff(order.id, 'confirmation', { version: order.version })
  expect([done.status, done.body.status]).toEqual([200, 'confirmed'])
  const again = await desk.staff(order.id, 'confirmation', { version: order.version })
  expect([again.status, again.body.version]).toEqual([200, done.body.version])
  const stale = await desk.staff(order.id, 'refusal', { version: order.version - 1, reason: 'x' })
  expect([stale.status, stale.body.code]).toEqual([409, 'order/version-conflict'])
  expect(await desk.causes()).toEqual([
    { kind: 'received', whom: desk.buyer.user.id, locale: 'el' },
    { kind: 'submitted', whom: 'office', locale: 'en' },
    { kind: 'confirmed', whom: desk.buyer.user.id, locale: 'el' },
  ])
  const mail = desk.shop.mailbox.find(({ subject }) => subject.includes('επιβεβαιώθηκε'))
  expect(mail).toMatchObject({ to: desk.buyer.user.email })
  expect(mail?.text).toContain('Λάδι')
  expect(mail?.text).toContain('140,00')
  expect(mail?.text).toContain(`/el/client/orders/${order.id}`)
})

test('two windows of the same person are not taken for one: what was not done is said', async () => {
  const { desk, order } = await newOrder()
  const { version } = order
  const cheaper = desk.revision(order, { HONEY: { unit_cents: 1_900 } }, { reason: 'Overcharged' })
  expect((await desk.staff(order.id, 'revision', cheaper)).body.status).toBe('confirmed')
  const again = await desk.staff(order.id, 'revision', cheaper)
  expect([again.status, again.body.total_cents]).toEqual([200, 13_800])
  for (const [what, body] of [
    ['revision', desk.revision(order, { HONEY: { unit_cents: 1_800 } }, { reason: 'Overcharged' })],
    ['revision', { ...cheaper, reason: null }],
    ['confirmation', { version }],
    ['refusal', { version, reason: 'Sold out' }],
  ] as const) {
    const other = await desk.staff(order.id, what, body)
    expect([other.status, other.body.code], what).toEqual([409, 'order/version-conflict'])
  }
})

test('fewer cases confirm the order, with the difference beside the line', async () => {
  const { desk, order } = await newOrder()
  const revision = desk.revision(order, { HONEY: { cases: 1 } }, { reason: 'Bad harvest' })
  const { body } = await desk.staff(order.id, 'revision', revision)
  expect(body).toMatchObject({ status: 'confirmed', total_cents: 12_000 })
  const read = (await desk.read(order.id)).body
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
  expect((await desk.causes()).at(-1)).toMatchObject({ kind: 'changed', whom: desk.buyer.user.id })
  const nothing = desk.revision(read, { HONEY: { cases: 0 }, OIL: { cases: 0 } })
  expect((await desk.staff(order.id, 'revision', nothing)).body.code).toBe('order/nothing-left')
  expect((await desk.revise(read, { HONEY: { cases: 0 } })).body).toMatchObject({
    status: 'confirmed',
    lines: [{ cases: 0, amount_cents: 0, change: { cases: 1 } }, { change: null }],
  })
})

for (const [what, changes, more] of [
  ['dearer', { OIL: { unit_cents: 10_001 } }, {}],
  ['more', { OIL: { cases: 2 } }, {}],
  ['a substitute', { OIL: { sku: 'feta', unit_cents: 1_000 } }, {}],
  ['later', {}, { delivery_on: '2026-12-01' }],
] as const) {
  test(`what is ${what} waits for the client’s yes`, async () => {
    const { desk, order } = await newOrder()
    const proposed = (await desk.revise(order, changes, more)).body
    expect(proposed.status).toBe('proposed')
    expect((await desk.causes()).at(-1)?.kind).toBe('proposed')
    const old = await desk.does(order.id, 'acceptance', order.version)
    expect([old.status, old.body.code], 'before').toEqual([409, 'order/version-conflict'])
    const confirmed = await desk.staff(order.id, 'confirmation', { version: proposed.version })
    expect(confirmed.status, 'staff cannot say yes for the client').toBe(409)
    const accepted = await desk.does(order.id, 'acceptance', proposed.version)
    expect(accepted.body).toMatchObject({
      status: 'confirmed',
      total_cents: proposed.total_cents,
      delivery_on: proposed.delivery_on,
    })
    expect((await desk.does(order.id, 'acceptance', proposed.version)).body).toEqual(accepted.body)
    expect((await desk.causes()).filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
    const { body } = await desk.shop.admin('GET', '/notifications?view=unread')
    expect(body['rows']).toMatchObject([{ subject: order.id, data: { to: 'accepted' } }])
  })
}

test('a proposal is held against what was agreed, however often staff change it', async () => {
  const { desk, order } = await newOrder()
  const first = (await desk.revise(order, {}, { delivery_on: '2026-12-01' })).body
  const second = (await desk.revise(first, { HONEY: { cases: 1 } })).body
  expect(second.status, 'the day is still another one').toBe('proposed')
  expect((await desk.does(order.id, 'acceptance', first.version)).status).toBe(409)
  const { delivery_on } = order
  const third = (await desk.revise(second, { HONEY: { cases: 2 } }, { delivery_on })).body
  expect(third).toMatchObject({ status: 'confirmed', total_cents: order.total_cents })
  expect(third.lines.every(({ change }) => change === null)).toBe(true)
  const refused = await desk.revise(third, { OIL: { sku: 'NOTHING' } })
  expect([refused.status, refused.body.code]).toEqual([422, 'order/no-such-product'])
  expect(refused.body.errors).toEqual([{ path: 'lines.2.sku', message: 'NOTHING' }])
})

test('a client cancels until the order is confirmed, and staff hear of what had reached them', async () => {
  const { desk, order } = await newOrder()
  const cancelled = await desk.does(order.id, 'cancellation', order.version)
  expect(cancelled.body.status).toBe('cancelled')
  expect((await desk.does(order.id, 'cancellation', order.version)).body).toEqual(cancelled.body)
  const { body } = await desk.shop.admin('GET', '/notifications?view=unread')
  expect(body['rows']).toMatchObject([{ subject: order.id, data: { to: 'cancelled' } }])
  expect((await desk.causes()).filter(({ kind }) => kind === 'cancelled')).toHaveLength(1)
  expect((await desk.staff(order.id, 'confirmation', { version: 3 })).status).toBe(409)
  const confirmed = await desk.order()
  await desk.staff(confirmed.id, 'confirmation', { version: confirmed.version })
  const late = await desk.does(confirmed.id, 'cancellation', confirmed.version + 1)
  expect([late.status, late.body.code]).toEqual([409, 'order/version-conflict'])
  const declined = await desk.order()
  const refusal = { version: declined.version, reason: 'No truck' }
  expect((await desk.staff(declined.id, 'refusal', refusal)).body.status).toBe('declined')
  expect((await desk.read(declined.id)).body.events.at(-1)?.detail).toEqual({ reason: 'No truck' })
})

test('an order that is called back is the basket, unless another one is being filled', async () => {
  const { desk, order } = await newOrder()
  await desk.put({ FETA: 1 })
  const refused = await desk.does(order.id, 'call-back', order.version)
  expect([refused.status, refused.body.code]).toEqual([409, 'order/basket-in-use'])
  await desk.put({ FETA: 0 })
  expect((await desk.does(order.id, 'call-back', order.version)).status).toBe(200)
  const basket = await desk.basket()
  expect(basket).toMatchObject({ id: order.id, number: order.number, total_cents: 14_000 })
  await desk.put({ OIL: 0 })
  const again = (await desk.submit()).body
  expect(again).toMatchObject({ id: order.id, number: order.number, total_cents: 4_000 })
  expect(again.events.map(({ kind }) => kind)).toEqual(['submitted', 'called-back', 'submitted'])
})

test('ordering again takes what can be had, in numbers that can be had, and names the rest', async () => {
  const { desk, order } = await newOrder()
  await desk.shop.archive(desk.oil)
  await desk.shop.change(desk.honey, { min_cases: 3, step_cases: 2 })
  const again = () => desk.ask('POST', `/orders/${order.id}/reorder`, { basket: 'keep' })
  const basket = { lines: [{ sku: 'HONEY', cases: 3 }], total_cents: 6_000 }
  expect((await again()).body).toMatchObject({ left_out: ['Oil'], basket })
  expect((await again()).body, 'twice is once').toMatchObject({ basket })
})

test.for(['has left the company', 'is no client any more'])(
  'when the one who placed an order %s, those who order for the company are told',
  async (why) => {
    const desk = await createDesk()
    const colleague = await desk.colleague('buyer')
    await desk.colleague('viewer')
    const order = await desk.order()
    const { id, email } = desk.buyer.user
    if (why === 'is no client any more') {
      await desk.shop.admin('PUT', `/users/${id}/role`, { role: 'none' })
    } else await desk.shop.db.run(`delete from memberships where user_id = '${id}'`)
    desk.shop.mailbox.length = 0
    await desk.staff(order.id, 'confirmation', { version: order.version })
    const told = (await desk.causes()).filter(({ kind }) => kind === 'confirmed')
    expect(told.map(({ whom }) => whom)).toEqual([colleague.user.id])
    expect(desk.shop.mailbox.map(({ to }) => to)).not.toContain(email)
  },
)

test('the account manager is told of orders, and named to the client', async () => {
  const desk = await createDesk()
  const manager = await desk.shop.member('manager@meltemi.test', 'admin')
  await desk.shop.terms(desk.company, { manager_id: manager.user.id })
  await desk.order()
  expect(desk.shop.mailbox.map(({ to }) => to)).toContain('manager@meltemi.test')
  const overview = await desk.shop.send(`${desk.base}/overview`, { token: desk.buyer.token })
  expect(await overview.json()).toMatchObject({
    manager: { email: 'manager@meltemi.test' },
    waiting: { approval: 0, submitted: 1, proposed: 0 },
    to_answer: null,
    next_delivery: { day: '2026-11-24' },
  })
})

/* Who looked after a company, or bought for it, and has lost the right to: nothing of it reaches them any more. */

test('a manager who left is mailed no order and named to no one: the office is told', async () => {
  const desk = await createDesk()
  const left = await desk.shop.member('left@meltemi.test', 'admin')
  await desk.shop.terms(desk.company, { manager_id: left.user.id })
  await desk.shop.admin('PUT', `/users/${left.user.id}/role`, { role: 'none' })
  desk.shop.mailbox.length = 0
  await desk.order()
  const told = desk.shop.mailbox.map(({ to }) => to)
  expect(told).not.toContain('left@meltemi.test')
  expect(told.filter((to) => to !== desk.buyer.user.email)).toHaveLength(1)
  const overview = await desk.ask<{ manager: unknown }>('GET', '/overview')
  expect(overview.body.manager).toBeNull()
})

test('an order does not wait for an approver who is suspended', async () => {
  const desk = await createDesk({}, { approval_over_cents: 13_999 })
  const approver = await desk.colleague('approver')
  const address = `/users/${approver.user.id}/suspension`
  expect((await desk.shop.admin('PUT', address, { suspended: true })).status).toBe(200)
  await desk.put({ OIL: 2 })
  const refused = await desk.submit()
  expect([refused.status, refused.body.code]).toEqual([409, 'order/no-approver'])
  await desk.shop.admin('PUT', address, { suspended: false })
  expect((await desk.submit()).body.status).toBe('awaiting-approval')
})

test('what comes along unseen with a pasted number or note is left out', async () => {
  const desk = await createDesk()
  await desk.put({ OIL: 1 })
  const details = (po_number: string | null, note: string | null) =>
    desk.ask('PUT', '/basket/details', { delivery_on: null, po_number, note })
  const pasted = await details(
    'PO\u0000 \u202e7\nΆνοιξη\ud800',
    'Ring\u0000 twice.\r\n\u200bThank you',
  )
  expect(pasted.body).toMatchObject({ po_number: 'PO 7 Άνοιξη', note: 'Ring twice.\nThank you' })
  // who sends the note alone leaves a colleague's number as it is
  await desk.ask('PUT', '/basket/details', { note: 'Back door' })
  expect(await desk.basket()).toMatchObject({ po_number: 'PO 7 Άνοιξη', note: 'Back door' })
  expect((await details('\u2060', '\u3164')).body).toMatchObject({ po_number: null, note: null })
})

test('ordering again lowers no quantity and takes nothing out unless the cart is to be replaced', async () => {
  const { desk, order } = await newOrder()
  await desk.put({ HONEY: 6, FETA: 1 })
  const again = async (basket: string) => {
    const { body } = await desk.ask<Result>('POST', `/orders/${order.id}/reorder`, { basket })
    return Object.fromEntries(body.basket.lines.map(({ sku, cases }) => [sku, cases]))
  }
  const kept = { FETA: 1, HONEY: 6, OIL: 1 }
  expect(await again('keep')).toEqual(kept)
  expect(await again('keep'), 'twice is once').toEqual(kept)
  expect(await again('replace')).toEqual({ HONEY: 2, OIL: 1 })
})

test('what steps would bring beyond the largest order is left out and named', async () => {
  const desk = await createDesk()
  await desk.put({ OIL: 9_000 })
  const order = (await desk.submit()).body
  await desk.shop.change(desk.oil, { min_cases: 1, step_cases: 9_999 })
  const again = await desk.ask<Result>('POST', `/orders/${order.id}/reorder`, { basket: 'keep' })
  expect(again.body.left_out).toEqual(['Oil'])
  expect(again.body.basket.lines.every(({ cases }) => cases <= maxCases)).toBe(true)
})

test('the dashboard says that an order which is being changed is not with us', async () => {
  const { desk, order } = await newOrder()
  await desk.does(order.id, 'call-back', order.version)
  const { body } = await desk.ask<{ changing: string | null }>('GET', '/overview')
  expect(body.changing).toBe(order.number)
  await desk.submit()
  expect((await desk.ask<{ changing: string | null }>('GET', '/overview')).body.changing).toBeNull()
})
