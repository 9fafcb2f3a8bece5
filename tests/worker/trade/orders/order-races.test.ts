import { env } from 'cloudflare:workers'
import { test, vi } from 'vitest'
import type { Db } from '../../../../worker/db/client.ts'
import { call } from '../../kit/client.ts'
import { everyFault, everyOrder } from '../../kit/every-order.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { createDesk, type Desk } from './order-desk.ts'

vi.setConfig({ testTimeout: 600_000 })

type Request = { method: string; path: string; token: string; body: unknown }
type Answer = { status: number; code?: string; number?: string; version?: number }

/** Two requests whose operations on D1 can be put in any order. */
async function race(desk: Desk, requests: readonly [Request, Request]) {
  const answers: Answer[] = []
  const actor = (index: 0 | 1) => async (db: Db) => {
    const { method, path, token, body } = requests[index]
    const override = { db, limits: noLimits, now: desk.now, sendMail: async () => {} }
    const response = await call(path, { method, token, body }, override)
    answers[index] = { ...((await response.json()) as object), status: response.status }
  }
  const restore = await rememberRows()
  const reset = async () => {
    await restore()
    answers.length = 0
  }
  return { actors: [actor(0), actor(1)] as const, reset, answers }
}

const rows = async <Row>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results

const post = (desk: Desk, path: string, body: unknown, token = desk.buyer.token): Request => ({
  method: 'POST',
  path: `${desk.base}${path}?locale=en`,
  token,
  body,
})

/** Orders, their lines and mails fit together, whatever happened. */
async function soundness() {
  const [numbers, lines, mails, events] = await Promise.all([
    rows<{ seq: number }>(
      'select number_seq seq from orders where number_seq is not null order by number_seq',
    ),
    rows(`select id from orders where status not in ('draft') and number_seq is not null
      and total_cents is not (select sum(amount_cents) from order_lines
        where order_id = orders.id and revision = orders.revision)`),
    rows<{ n: number }>("select count(*) n from outbox where idempotency_key like 'mail:order:%'"),
    rows<{ kind: string }>('select kind from order_events order by at, version'),
  ])
  return {
    seqs: numbers.map(({ seq }) => seq),
    wrongSums: lines,
    mails: mails[0]?.n,
    events: events.map(({ kind }) => kind),
  }
}

test('the same basket sent twice is one order with one number, in whatever order queries arrive', async ({
  expect,
}) => {
  const desk = await createDesk()
  await desk.put([[desk.oil, 1]])
  const seen = desk.submission(await desk.basket())
  const colleague = await desk.colleague('buyer')
  const send = post(desk, '/basket/submission', seen)
  const { actors, reset, answers } = await race(desk, [send, { ...send, token: colleague.token }])
  const check = async (story: string) => {
    expect(
      answers.map(({ status }) => status),
      `${story} ${JSON.stringify(answers)}`,
    ).toEqual([200, 200])
    const { seqs, wrongSums, mails, events } = await soundness()
    expect([seqs, wrongSums, mails, events], story).toEqual([[1], [], 2, ['submitted']])
  }
  expect(await everyOrder({ actors, reset, check })).toBeGreaterThan(1)
})

test('a submission that fails half-way leaves a basket or a whole order, and can be sent again', async ({
  expect,
}) => {
  const desk = await createDesk()
  await desk.put([[desk.oil, 1]])
  const send = post(desk, '/basket/submission', desk.submission(await desk.basket()))
  const { actors, reset, answers } = await race(desk, [send, send])
  const check = async (story: string) => {
    expect(
      answers.some(({ status }) => status === 200),
      story,
    ).toBe(true)
    const { seqs, wrongSums, mails, events } = await soundness()
    expect([seqs, wrongSums, mails, events], story).toEqual([[1], [], 2, ['submitted']])
  }
  expect(await everyFault({ actors, reset, check })).toBeGreaterThan(2)
})

test('orders of two companies get two numbers without a gap', async ({ expect }) => {
  const desk = await createDesk()
  const other = await createOther(desk)
  await desk.put([[desk.oil, 1]])
  const mine = post(desk, '/basket/submission', desk.submission(await desk.basket()))
  const { actors, reset, answers } = await race(desk, [mine, await other(1)])
  const check = async (story: string) => {
    expect(
      answers.map(({ status }) => status),
      `${story} ${JSON.stringify(answers)}`,
    ).toEqual([200, 200])
    const { seqs, wrongSums, mails } = await soundness()
    expect([seqs, wrongSums, mails], story).toEqual([[1, 2], [], 4])
    expect(new Set(answers.map(({ number }) => number)).size, story).toBe(2)
  }
  expect(await everyOrder({ actors, reset, check })).toBeGreaterThan(1)
})

/** A second company with a basket. @returns what sends it */
async function createOther(desk: Desk) {
  const { shop } = desk
  const company = await shop.company()
  const buyer = await shop.buyer(company)
  await shop.terms(company)
  await shop.give(company, desk.list.id)
  const base = `/api/trade/${company}/basket`
  return async (cases: number): Promise<Request> => {
    const put = await shop.send(`${base}/items?locale=en`, {
      method: 'PUT',
      token: buyer.token,
      body: { items: [{ product: desk.oil.id, cases }] },
    })
    const body = desk.submission(await put.json())
    return { method: 'POST', path: `${base}/submission?locale=en`, token: buyer.token, body }
  }
}

test('a price that changes while an order is being sent stops it, or comes too late', async ({
  expect,
}) => {
  const desk = await createDesk()
  await desk.put([[desk.oil, 1]])
  const send = post(desk, '/basket/submission', desk.submission(await desk.basket()))
  const { body } = await desk.shop.admin('GET', `/catalogue/price-lists/${desk.list.id}`)
  const change: Request = {
    method: 'PUT',
    path: `/api/admin/catalogue/price-lists/${desk.list.id}/prices/${desk.oil.id}`,
    token: desk.shop.staff.token,
    body: { version: body['version'], prices: [{ min_cases: 1, unit_cents: 10_001 }] },
  }
  const { actors, reset, answers } = await race(desk, [send, change])
  const outcomes = new Set<string>()
  const check = async (story: string) => {
    const [sent, changed] = answers
    expect(changed?.status, story).toBe(200)
    const [order] = await rows<{ total: number | null; list: number; now: number }>(
      `select total_cents total, list_version list,
        (select version from price_lists where id = orders.list_id) now from orders`,
    )
    outcomes.add(sent?.code ?? 'sent')
    if (sent?.status === 200) expect(order, story).toMatchObject({ total: 10_000 })
    else expect([sent?.code, order?.total], story).toEqual(['order/prices-changed', null])
  }
  expect(await everyOrder({ actors, reset, check })).toBeGreaterThan(1)
  expect([...outcomes].toSorted()).toEqual(['order/prices-changed', 'sent'])
})

test('a price that changes while an order is being approved stops it, or comes too late', async ({
  expect,
}) => {
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
    body: { version: body['version'], prices: [{ min_cases: 1, unit_cents: 10_001 }] },
  }
  const { actors, reset, answers } = await race(desk, [approve, change])
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
    expect(row, story).toEqual({ status, total: 14_000 })
    // whether staff were told of it before or after the new price, they were told of what was approved
    expect((await soundness()).mails, story).toBe(status === 'submitted' ? 3 : 1)
  }
  expect(await everyOrder({ actors, reset, check })).toBeGreaterThan(1)
  expect([...outcomes].toSorted()).toEqual(['approved', 'order/prices-changed'])
})

test('of staff who confirm and a client who cancels one wins, and the other is told', async ({
  expect,
}) => {
  const desk = await createDesk()
  const order = await desk.order()
  const cancel = post(desk, `/orders/${order.id}/cancellation`, { version: order.version })
  const confirm: Request = {
    method: 'POST',
    path: `/api/admin/orders/${order.id}/confirmation?locale=en`,
    token: desk.shop.staff.token,
    body: { version: order.version },
  }
  const { actors, reset, answers } = await race(desk, [cancel, confirm])
  const winners = new Set<string>()
  const check = async (story: string) => {
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted(), `${story} ${JSON.stringify(answers)}`).toEqual([200, 409])
    const [row] = await rows<{ status: string }>('select status from orders')
    const won = statuses[0] === 200 ? 'cancelled' : 'confirmed'
    expect(row?.status, story).toBe(won)
    winners.add(won)
    expect((await soundness()).events, story).toEqual(['submitted', won])
  }
  expect(await everyOrder({ actors, reset, check })).toBeGreaterThan(1)
  expect([...winners].toSorted()).toEqual(['cancelled', 'confirmed'])
})

test('an acceptance never accepts what staff changed meanwhile', async ({ expect }) => {
  const desk = await createDesk()
  const order = await desk.order()
  const dearer = desk.revision(order, { OIL: { unit_cents: 11_000 } })
  const proposed = (await desk.staff(order.id, 'revision', dearer)).body
  const accept = post(desk, `/orders/${order.id}/acceptance`, { version: proposed.version })
  const change: Request = {
    method: 'POST',
    path: `/api/admin/orders/${order.id}/revision?locale=en`,
    token: desk.shop.staff.token,
    body: desk.revision(proposed, { OIL: { unit_cents: 12_000 } }),
  }
  const { actors, reset, answers } = await race(desk, [accept, change])
  const check = async (story: string) => {
    const [row] = await rows<{ status: string; total: number }>(
      'select status, total_cents total from orders',
    )
    const isAccepted = answers[0]?.status === 200
    expect(
      answers.filter(({ status }) => status === 200),
      story,
    ).toHaveLength(1)
    expect(row, story).toEqual(
      isAccepted ? { status: 'confirmed', total: 15_000 } : { status: 'proposed', total: 16_000 },
    )
  }
  expect(await everyOrder({ actors, reset, check })).toBeGreaterThan(1)
})

test('taps of two colleagues at once are both in the basket', async ({ expect }) => {
  const desk = await createDesk()
  const colleague = await desk.colleague('buyer')
  const tap = (product: string, cases: number, token: string): Request => ({
    method: 'PUT',
    path: `${desk.base}/basket/items?locale=en`,
    token,
    body: { items: [{ product, cases }] },
  })
  const { actors, reset, answers } = await race(desk, [
    tap(desk.oil.id, 2, desk.buyer.token),
    tap(desk.honey.id, 3, colleague.token),
  ])
  const check = async (story: string) => {
    expect(
      answers.map(({ status }) => status),
      story,
    ).toEqual([200, 200])
    const baskets = await rows<{ items: string }>('select draft_items items from orders')
    expect(
      baskets.map(({ items }) => JSON.parse(items)),
      story,
    ).toEqual([{ [desk.oil.id]: 2, [desk.honey.id]: 3 }])
  }
  expect(await everyOrder({ actors, reset, check })).toBeGreaterThan(1)
})
