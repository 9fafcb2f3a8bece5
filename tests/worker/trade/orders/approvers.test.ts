import { env } from 'cloudflare:workers'
import type { CompanyDetail } from '#contract/staff/companies.ts'
import type { TradeOverview } from '#contract/trade/orders.ts'
import { expect, test } from 'vitest'
import { createDesk, type Desk } from './order-desk.ts'

/** A desk where whatever costs more than 130.00 takes an approver. */
const limited = () => createDesk({}, { approval_over_cents: 13_000 })

/** What staff propose for an order that was cheap enough: two cases of oil, 240.00. */
async function proposed(desk: Desk) {
  await desk.put([
    [desk.oil, 1],
    [desk.honey, 1],
  ])
  const order = (await desk.submit()).body
  const dearer = desk.revision(order, { OIL: { cases: 2 } })
  return (await desk.staff(order.id, 'revision', dearer)).body
}

test('a proposal above the limit is mailed to those who can accept it, and the buyer hears of the answer', async () => {
  const desk = await limited()
  const approver = await desk.colleague('approver')
  await desk.colleague('buyer')
  const order = await proposed(desk)
  const told = async (kind: string) =>
    (await desk.causes()).filter((mail) => mail.kind === kind).map(({ whom }) => whom)
  expect((await told('proposed')).toSorted()).toEqual(
    [desk.buyer.user.id, approver.user.id].toSorted(),
  )
  const overview = async (token?: string) =>
    (await desk.ask<TradeOverview>('GET', '/overview', undefined, token)).body.to_answer
  expect(await overview(), 'who cannot answer is not asked').toBeNull()
  expect(await overview(approver.token)).toMatchObject({ id: order.id })
  await desk.does(order.id, 'acceptance', order.version, approver.token)
  expect(await told('agreed')).toEqual([desk.buyer.user.id])
})

test('a proposal within the limit is told to who ordered alone', async () => {
  const desk = await createDesk({}, { approval_over_cents: 1_000_000 })
  await desk.colleague('approver')
  await proposed(desk)
  const told = (await desk.causes()).filter(({ kind }) => kind === 'proposed')
  expect(told.map(({ whom }) => whom)).toEqual([desk.buyer.user.id])
})

test('orders that wait for an approver who is gone are shown to staff, and the buyer reads why they wait', async () => {
  const desk = await limited()
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  expect((await desk.read(order.id)).body.lacks_approver).toBe(false)
  const company = async () => {
    const { body } = await desk.shop.admin('GET', `/companies/${desk.company}`)
    return body as unknown as CompanyDetail
  }
  expect((await company()).waiting).toEqual([
    {
      id: order.id,
      number: order.number,
      currency: 'CAD',
      total_cents: 14_000,
      placed_at: order.placed_at,
    },
  ])
  await desk.shop.admin('PUT', `/companies/${desk.company}/members/${approver.user.id}/role`, {
    from: 'approver',
    role: 'viewer',
  })
  expect((await desk.read(order.id)).body).toMatchObject({
    status: 'awaiting-approval',
    lacks_approver: true,
  })
  // nor does an approver who can no longer sign in
  await desk.shop.admin('PUT', `/companies/${desk.company}/members/${approver.user.id}/role`, {
    from: 'viewer',
    role: 'approver',
  })
  expect((await desk.read(order.id)).body.lacks_approver).toBe(false)
  await env.DB.prepare("update users set banned_until = '9999-12-31' where id = ?")
    .bind(approver.user.id)
    .run()
  expect((await desk.read(order.id)).body.lacks_approver).toBe(true)
})

test('a role of an account is given on the one that was seen', async () => {
  const { shop } = await createDesk()
  const { user } = await shop.member('claire@example.test', 'client')
  const path = `/users/${user.id}/role`
  expect((await shop.admin('PUT', path, { from: 'client', role: 'none' })).status).toBe(200)
  const stale = await shop.admin('PUT', path, { from: 'client', role: 'admin' })
  expect([stale.status, stale.body['code']]).toEqual([409, 'user/role-changed-since'])
  expect((await shop.admin('PUT', path, { from: 'client', role: 'none' })).status).toBe(200)
})
