import { expect, test } from 'vitest'
import { everyFault, everyOrder } from '../../kit/every-order.ts'
import { createDesk, filledDesk, newOrder } from './order-desk.ts'
import { firstRow, rows } from '../../kit/rows.ts'
import { another, byStaff, post, pricing, soundness } from './order-race.ts'
import { race, raceWith, type Request } from '../race.ts'

/** A desk with a case of oil in its basket, and what sends it. */
async function filled() {
  const { desk, seen } = await filledDesk()
  const send = post(desk, '/basket/submission', desk.submission(seen))
  return { desk, send }
}

const isSentOnce = async (story: string) => {
  const { seqs, wrongSums, mails, events } = await soundness()
  expect([seqs, wrongSums, mails, events], story).toEqual([[1], [], 2, ['submitted']])
}

test('a cart that is sent twice is one order with one number, in any order of queries', async () => {
  const { desk, send } = await filled()
  const { token } = await desk.colleague('buyer')
  await race(desk, [send, { ...send, token }], async ({ answers, statuses, story }) => {
    expect(statuses, `${story} ${JSON.stringify(answers)}`).toEqual([200, 200])
    await isSentOnce(story)
  })
})

test('a submission that fails half-way leaves a basket or a whole order, and can be sent again', async () => {
  const { desk, send } = await filled()
  await raceWith(desk, [send, send], { explore: everyFault }, async ({ statuses, story }) => {
    expect(statuses, story).toContain(200)
    await isSentOnce(story)
  })
})

test('orders of two companies get two numbers without a gap', async () => {
  const { desk, send } = await filled()
  const theirs = await another(desk)
  await race(desk, [send, theirs.send], async ({ answers, statuses, story }) => {
    expect(statuses, `${story} ${JSON.stringify(answers)}`).toEqual([200, 200])
    const { seqs, wrongSums, mails } = await soundness()
    expect([seqs, wrongSums, mails], story).toEqual([[1, 2], [], 4])
    expect(new Set(answers.map(({ number }) => number)).size, story).toBe(2)
  })
})

test('of staff who confirm and a client who cancels one wins, and the other gets a conflict', async () => {
  const desk = await createDesk()
  const { id, version } = await desk.order()
  const works = [
    post(desk, `/orders/${id}/cancellation`, { version }),
    byStaff(desk, 'POST', `/orders/${id}/confirmation?locale=en`, { version }),
  ] as const
  const winners = await raceWith(
    desk,
    works,
    { explore: everyOrder },
    async ({ answers, statuses, story }) => {
      expect(statuses.toSorted(), `${story} ${JSON.stringify(answers)}`).toEqual([200, 409])
      const won = statuses[0] === 200 ? 'cancelled' : 'confirmed'
      expect(await rows('select status from orders'), story).toEqual([{ status: won }])
      expect((await soundness()).events, story).toEqual(['submitted', won])
      return won
    },
  )
  expect(winners).toEqual(['cancelled', 'confirmed'])
})

test('an acceptance never accepts what staff changed meanwhile', async () => {
  const { desk, order } = await newOrder()
  const proposed = (await desk.revise(order, { OIL: { unit_cents: 11_000 } })).body
  const again = desk.revision(proposed, { OIL: { unit_cents: 12_000 } })
  const works = [
    post(desk, `/orders/${order.id}/acceptance`, { version: proposed.version }),
    byStaff(desk, 'POST', `/orders/${order.id}/revision?locale=en`, again),
  ] as const
  await race(desk, works, async ({ statuses, story }) => {
    expect(statuses.toSorted(), story).toEqual([200, 409])
    expect(await firstRow('select status, total_cents total from orders'), story).toEqual(
      statuses[0] === 200
        ? { status: 'confirmed', total: 15_000 }
        : { status: 'proposed', total: 16_000 },
    )
  })
})

test('taps of two colleagues at once are both in the basket', async () => {
  const desk = await createDesk()
  const { oil, honey, base } = desk
  const colleague = await desk.colleague('buyer')
  const tap = (product: string, cases: number, token: string): Request => ({
    method: 'PUT',
    path: `${base}/basket/items?locale=en`,
    token,
    body: { items: [{ product, cases }] },
  })
  const works = [tap(oil.id, 2, desk.buyer.token), tap(honey.id, 3, colleague.token)] as const
  await race(desk, works, async ({ statuses, story }) => {
    expect(statuses, story).toEqual([200, 200])
    const baskets = await rows<{ items: string }>('select draft_items items from orders')
    const items = baskets.map((basket) => JSON.parse(basket.items) as unknown)
    expect(items, story).toEqual([{ [oil.id]: 2, [honey.id]: 3 }])
  })
})

/** Looks whether staff were sent an order by the time that a price had changed. */
const look = async () => (await rows("select 1 from orders where status = 'submitted'")).length > 0

test('a price that changes while an order is being sent stops it, or comes too late', async () => {
  const { desk, send } = await filled()
  const outcomes = await raceWith(
    desk,
    [send, await pricing(desk, 10_001)],
    { look },
    async ({ answers: [sent, changed], seen, story }) => {
      expect(changed?.status, story).toBe(200)
      const { total } = await firstRow<{ total: number }>('select total_cents total from orders')
      if (sent?.status === 200) {
        expect(total, story).toBe(10_000)
        expect(seen, `${story}: before the new price`).toBe(true)
      } else expect([sent?.code, total], story).toEqual(['order/prices-changed', null])
      return sent?.code ?? 'sent'
    },
  )
  expect(outcomes).toEqual(['order/prices-changed', 'sent'])
})

test('a price that changes while an order is being approved stops it, or comes too late', async () => {
  const desk = await createDesk({}, { approval_over_cents: 9_999 })
  const { token } = await desk.colleague('approver')
  const { id, version } = await desk.order()
  const approve = post(desk, `/orders/${id}/approval`, { version }, token)
  const outcomes = await raceWith(
    desk,
    [approve, await pricing(desk, 10_001)],
    { look },
    async ({ answers: [approved, changed], seen, story }) => {
      expect(changed?.status, story).toBe(200)
      const status = approved?.status === 200 ? 'submitted' : 'awaiting-approval'
      if (status !== 'submitted') expect(approved?.code, story).toBe('order/prices-changed')
      else expect(seen, `${story}: before the new price`).toBe(true)
      const row = await firstRow('select status, total_cents total from orders')
      expect(row, story).toEqual({ status, total: 14_000 })
      // whether staff were told of it before or after the new price, they were told of what was approved
      expect((await soundness()).mails, story).toBe(status === 'submitted' ? 3 : 1)
      return approved?.code ?? 'approved'
    },
  )
  expect(outcomes).toEqual(['approved', 'order/prices-changed'])
})
