import { expect, test } from 'vitest'
import { createDesk } from './order-desk.ts'

test('above the limit nothing reaches staff until an approver says yes, and a change voids that', async () => {
  const desk = await createDesk({}, { approval_over_cents: 13_999 })
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  expect(order.status).toBe('awaiting-approval')
  expect((await desk.staffSees(order.id)).status).toBe(404)
  const all = await desk.shop.admin('GET', '/orders')
  expect(all.body['rows']).toEqual([])
  expect(await desk.causes()).toEqual([{ kind: 'approval', whom: approver.user.id, locale: 'en' }])
  const own = await desk.does(order.id, 'approval', order.version)
  expect([own.status, own.body.code]).toEqual([403, 'order/not-allowed'])

  const approved = await desk.does(order.id, 'approval', order.version, approver.token)
  expect(approved.body.status).toBe('submitted')
  expect((await desk.staffSees(order.id)).body.number).toBe(order.number)
  const kinds = (await desk.causes()).map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual(['approval', 'received', 'submitted'])

  const back = await desk.does(order.id, 'call-back', approved.body.version)
  expect(back.body.status).toBe('draft')
  expect((await desk.staffSees(order.id)).status).toBe(404)
  await desk.put([[desk.honey, 3]])
  const again = await desk.submit()
  expect(again.body).toMatchObject({
    number: order.number,
    status: 'awaiting-approval',
    total_cents: 16_000,
  })
  const stale = await desk.does(order.id, 'approval', order.version, approver.token)
  expect(stale.body.status, 'the approval of before is told as it was, and approves nothing').toBe(
    'awaiting-approval',
  )
  const mine = await desk.order(approver.token)
  expect(mine.status, 'an approver’s own order needs nobody else').toBe('submitted')
})

test('what staff propose above the limit is an approver’s to accept, too', async () => {
  const desk = await createDesk({}, { approval_over_cents: 14_001 })
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  expect(order.status).toBe('submitted')
  const dearer = desk.revision(order, { HONEY: { cases: 4 } })
  const proposed = (await desk.staff(order.id, 'revision', dearer)).body
  expect(proposed.status).toBe('proposed')
  expect(proposed.total_cents).toBeGreaterThan(14_001)
  const own = await desk.does(order.id, 'acceptance', proposed.version)
  expect([own.status, own.body.code]).toEqual([403, 'order/needs-approver'])
  const accepted = await desk.does(order.id, 'acceptance', proposed.version, approver.token)
  expect(accepted.body).toMatchObject({ status: 'confirmed', needs_approver: false })
})

test('an order that nobody may approve is not sent to wait for ever', async () => {
  const desk = await createDesk({}, { approval_over_cents: 13_999 })
  await desk.put([[desk.oil, 2]])
  const refused = await desk.submit()
  expect([refused.status, refused.body.code]).toEqual([409, 'order/no-approver'])
  await desk.put([[desk.oil, 1]])
  expect((await desk.submit()).body.status, 'below the limit').toBe('submitted')
  expect((await desk.causes()).map(({ kind }) => kind).toSorted()).toEqual([
    'received',
    'submitted',
  ])
})

test('what is ordered again is asked for approval again', async () => {
  const desk = await createDesk({}, { approval_over_cents: 13_999 })
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  await desk.does(order.id, 'approval', order.version, approver.token)
  await desk.ask('POST', `/orders/${order.id}/reorder`, {})
  expect((await desk.submit()).body.status).toBe('awaiting-approval')
})

test('an approver’s yes that comes after prices changed sends nothing, and says both totals', async () => {
  const desk = await createDesk({}, { approval_over_cents: 13_999 })
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  desk.shop.mailbox.length = 0
  await desk.shop.price(desk.list.id, desk.oil.id, [{ min_cases: 1, unit_cents: 12_500 }])
  const late = await desk.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/prices-changed'])
  expect(late.body.errors).toEqual([
    { path: 'seen_total_cents', message: '14000' },
    { path: 'total_cents', message: '16500' },
  ])
  expect((await desk.staffSees(order.id)).status).toBe(404)
  expect(desk.shop.mailbox).toEqual([])
  // as the message says: back into the basket, at the prices of now
  await desk.does(order.id, 'call-back', order.version, approver.token)
  const again = await desk.submit(undefined, approver.token)
  expect(again.body).toMatchObject({ status: 'submitted', total_cents: 16_500 })
})

test('a yes is for each price: one that rose is not made good by one that fell', async () => {
  const desk = await createDesk({}, { approval_over_cents: 13_999 })
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  await desk.shop.price(desk.list.id, desk.oil.id, [{ min_cases: 1, unit_cents: 12_000 }])
  await desk.shop.price(desk.list.id, desk.honey.id, [{ min_cases: 1, unit_cents: 1_000 }])
  const late = await desk.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/prices-changed'])
})

test('what can no longer be ordered is not approved; a price for more cases changes nothing', async () => {
  const desk = await createDesk({}, { approval_over_cents: 13_999 })
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  const says = async () => {
    const { status, body } = await desk.does(order.id, 'approval', order.version, approver.token)
    return [status, body.code ?? body.status]
  }
  await desk.shop.give(desk.company, null, '2026-11-20')
  expect(await says()).toEqual([409, 'order/not-orderable'])
  await desk.shop.give(desk.company, desk.list.id, '2026-11-21')
  await desk.shop.price(desk.list.id, desk.oil.id, [
    { min_cases: 1, unit_cents: 10_000 },
    { min_cases: 5, unit_cents: 8_000 },
  ])
  expect(await says()).toEqual([200, 'submitted'])
})

test('a yes is for the currency as well: the same numbers in another one are another price', async () => {
  const terms = { approval_over_cents: 13_999 }
  const desk = await createDesk({}, terms)
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  await desk.shop.terms(desk.company, { ...terms, currency: 'USD' })
  const dollars = await desk.shop.list({ currency: 'USD' })
  await desk.shop.price(dollars.id, desk.oil.id, [{ min_cases: 1, unit_cents: 10_000 }])
  await desk.shop.price(dollars.id, desk.honey.id, [{ min_cases: 1, unit_cents: 2_000 }])
  await desk.shop.give(desk.company, dollars.id)
  const late = await desk.does(order.id, 'approval', order.version, approver.token)
  expect([late.status, late.body.code]).toEqual([409, 'order/prices-changed'])
  expect((await desk.staffSees(order.id)).status).toBe(404)
})
