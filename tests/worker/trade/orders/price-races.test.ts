import { expect, test } from 'vitest'
import { someOrders } from '../../kit/every-order.ts'
import { createDesk } from './order-desk.ts'
import { rows } from '../../kit/rows.ts'
import { thenLook } from '../../kit/two-at-once.ts'
import { post, soundness } from './order-race.ts'
import { race, type Request } from '../race.ts'

const isOnItsWay = async () =>
  (await rows("select 1 from orders where status = 'submitted'")).length > 0

test('a price that changes while an order is being sent stops it, or comes too late', async () => {
  const desk = await createDesk()
  await desk.put([[desk.oil, 1]])
  const send = post(desk, '/basket/submission', desk.submission(await desk.basket()))
  const { body } = await desk.shop.admin('GET', `/catalogue/price-lists/${desk.list.id}`)
  const change: Request = {
    method: 'PUT',
    path: `/api/admin/catalogue/price-lists/${desk.list.id}/prices/${desk.oil.id}`,
    token: desk.shop.staff.token,
    body: {
      version: body['version'],
      unit: 'case',
      prices: [{ min_cases: 1, unit_cents: 10_001 }],
    },
  }
  const { actors, reset, answers } = await race(desk, [send, change])
  const { looking, last } = thenLook(actors[1], isOnItsWay)
  const outcomes = new Set<string>()
  const check = async (story: string) => {
    const [sent, changed] = answers
    expect(changed?.status, story).toBe(200)
    const [order] = await rows<{ total: number | null; list: number; now: number }>(
      `select total_cents total, list_version list,
        (select version from price_lists where id = orders.list_id) now from orders`,
    )
    outcomes.add(sent?.code ?? 'sent')
    if (sent?.status === 200) {
      expect(order, story).toMatchObject({ total: 10_000 })
      expect(last.seen, `${story}: before the new price`).toBe(true)
    } else expect([sent?.code, order?.total], story).toEqual(['order/prices-changed', null])
  }
  expect(await someOrders({ actors: [actors[0], looking], reset, check })).toBeGreaterThan(1)
  expect([...outcomes].toSorted()).toEqual(['order/prices-changed', 'sent'])
})

test('a price that changes while an order is being approved stops it, or comes too late', async () => {
  const desk = await createDesk({}, { approval_over_cents: 9_999 })
  const approver = await desk.colleague('approver')
  const order = await desk.order()
  const path = `/orders/${order.id}/approval`
  const approve = post(desk, path, { version: order.version }, approver.token)
  const { body } = await desk.shop.admin('GET', `/catalogue/price-lists/${desk.list.id}`)
  const change: Request = {
    method: 'PUT',
    path: `/api/admin/catalogue/price-lists/${desk.list.id}/prices/${desk.oil.id}`,
    token: desk.shop.staff.token,
    body: {
      version: body['version'],
      unit: 'case',
      prices: [{ min_cases: 1, unit_cents: 10_001 }],
    },
  }
  const { actors, reset, answers } = await race(desk, [approve, change])
  const { looking, last } = thenLook(actors[1], isOnItsWay)
  const outcomes = new Set<string>()
  const check = async (story: string) => {
    const [approved, changed] = answers
    expect(changed?.status, story).toBe(200)
    const [row] = await rows<{ status: string; total: number }>(
      'select status, total_cents total from orders',
    )
    outcomes.add(approved?.code ?? 'approved')
    const status = approved?.status === 200 ? 'submitted' : 'awaiting-approval'
    if (status !== 'submitted') expect(approved?.code, story).toBe('order/prices-changed')
    else expect(last.seen, `${story}: before the new price`).toBe(true)
    expect(row, story).toEqual({ status, total: 14_000 })
    // whether staff were told of it before or after the new price, they were told of what was approved
    expect((await soundness()).mails, story).toBe(status === 'submitted' ? 3 : 1)
  }
  expect(await someOrders({ actors: [actors[0], looking], reset, check })).toBeGreaterThan(1)
  expect([...outcomes].toSorted()).toEqual(['approved', 'order/prices-changed'])
})
