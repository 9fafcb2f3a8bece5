import { expect, test } from 'vitest'
import { everyFault, everyOrder, someOrders } from '../../kit/every-order.ts'
import { createDesk, type Desk } from './order-desk.ts'
import { rows } from '../../kit/rows.ts'
import { post, soundness } from './order-race.ts'
import { race, type Request } from '../race.ts'

test('a cart that is sent twice is one order with one number, in any order of queries', async () => {
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
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
})

test('a submission that fails half-way leaves a basket or a whole order, and can be sent again', async () => {
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

test('orders of two companies get two numbers without a gap', async () => {
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
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
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

test('of staff who confirm and a client who cancels one wins, and the other gets a conflict', async () => {
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

test('an acceptance never accepts what staff changed meanwhile', async () => {
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
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
})

test('taps of two colleagues at once are both in the basket', async () => {
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
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
})
