import { expect, test } from 'vitest'
import { createDesk } from './order-desk.ts'

/* Who looked after a company, or bought for it, and has lost the right to: nothing of it reaches them any more. */

test('a manager who left is mailed no order and named to nobody: the office is told', async () => {
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
  await desk.put([[desk.oil, 2]])
  const refused = await desk.submit()
  expect([refused.status, refused.body.code]).toEqual([409, 'order/no-approver'])
  await desk.shop.admin('PUT', address, { suspended: false })
  expect((await desk.submit()).body.status).toBe('awaiting-approval')
})

test('when whoever placed an order is no client any more, those who are hear of it', async () => {
  const desk = await createDesk()
  const colleague = await desk.colleague('buyer')
  const order = await desk.order()
  await desk.shop.admin('PUT', `/users/${desk.buyer.user.id}/role`, { role: 'none' })
  desk.shop.mailbox.length = 0
  await desk.staff(order.id, 'confirmation', { version: order.version })
  const told = desk.shop.mailbox.map(({ to }) => to)
  expect(told).toContain(colleague.user.email)
  expect(told).not.toContain(desk.buyer.user.email)
})

test('what is written beside an order stays where it was written', async () => {
  const desk = await createDesk()
  await desk.put([[desk.oil, 1]])
  const details = (po_number: string | null, note: string | null) =>
    desk.ask('PUT', '/basket/details', { delivery_on: null, po_number, note })
  for (const text of ['PO 7\nTotal $1.00', 'PO\u0000 7', 'PO \u202e7', '\ud800']) {
    expect((await details(text, null)).status, JSON.stringify(text)).toBe(422)
  }
  expect((await details(null, 'Ring\u0000 twice')).status).toBe(422)
  expect((await details('PO 7 · Άνοιξη', 'Ring twice.\n\nThank you')).status).toBe(200)
})
