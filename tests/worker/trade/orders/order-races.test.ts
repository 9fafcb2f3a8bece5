import { expect, test } from 'vitest'
import { everyFault, everyOrder } from '../../kit/every-order.ts'
import { orderFixture, withCart, withOrder } from './order-fixture.ts'
import { firstRow, rows } from '../../kit/rows.ts'
import { foreignOrder, staffCall, clientCall, priceChange, inconsistencies } from './order-race.ts'
import { race, raceWith, type ApiRequest } from '../race.ts'

/** A fixture with a case of oil in its cart, and the request that submits it. */
async function filled() {
  const { trade, seen } = await withCart()
  return { trade, send: clientCall(trade, '/basket/submission', trade.submission(seen)) }
}

const isSentOnce = async (story: string) => {
  const { seqs, wrongSums, mails, events } = await inconsistencies()
  expect([seqs, wrongSums, mails, events], story).toEqual([[1], [], 2, ['submitted']])
}

test('a cart submitted twice is one order with one number, in any order of queries', async () => {
  const { trade, send } = await filled()
  const { token } = await trade.colleague('buyer')
  await race(trade, [send, { ...send, token }], async ({ answers, statuses, story }) => {
    expect(statuses, `${story} ${JSON.stringify(answers)}`).toEqual([200, 200])
    await isSentOnce(story)
  })
})

test('a submission that fails halfway leaves a cart or a whole order, and can be repeated', async () => {
  const { trade, send } = await filled()
  await raceWith(trade, [send, send], { explore: everyFault }, async ({ statuses, story }) => {
    expect(statuses, story).toContain(200)
    await isSentOnce(story)
  })
})

test('orders of two companies get consecutive numbers', async () => {
  const { trade, send } = await filled()
  const theirs = await foreignOrder(trade)
  await race(trade, [send, theirs.send], async ({ answers, statuses, story }) => {
    expect(statuses, `${story} ${JSON.stringify(answers)}`).toEqual([200, 200])
    const { seqs, wrongSums, mails } = await inconsistencies()
    expect([seqs, wrongSums, mails], story).toEqual([[1, 2], [], 4])
    expect(new Set(answers.map(({ number }) => number)).size, story).toBe(2)
  })
})

test('of a confirmation and a cancellation one wins, and the other gets a conflict', async () => {
  const trade = await orderFixture()
  const { id, version } = await trade.order()
  const works = [
    clientCall(trade, `/orders/${id}/cancellation`, { version }),
    staffCall(trade, 'POST', `/orders/${id}/confirmation?locale=en`, { version }),
  ] as const
  const winners = await raceWith(
    trade,
    works,
    { explore: everyOrder },
    async ({ answers, statuses, story }) => {
      expect(statuses.toSorted(), `${story} ${JSON.stringify(answers)}`).toEqual([200, 409])
      const won = statuses[0] === 200 ? 'cancelled' : 'confirmed'
      expect(await rows('select status from orders'), story).toEqual([{ status: won }])
      expect((await inconsistencies()).events, story).toEqual(['submitted', won])
      return won
    },
  )
  expect(winners).toEqual(['cancelled', 'confirmed'])
})

test('an acceptance never applies to a newer proposal', async () => {
  const { trade, order } = await withOrder()
  const proposed = (await trade.revise(order, { OIL: { unit_cents: 11_000 } })).body
  const again = trade.revision(proposed, { OIL: { unit_cents: 12_000 } })
  const works = [
    clientCall(trade, `/orders/${order.id}/acceptance`, { version: proposed.version }),
    staffCall(trade, 'POST', `/orders/${order.id}/revision?locale=en`, again),
  ] as const
  await race(trade, works, async ({ statuses, story }) => {
    expect(statuses.toSorted(), story).toEqual([200, 409])
    expect(await firstRow('select status, total_cents total from orders'), story).toEqual(
      statuses[0] === 200
        ? { status: 'confirmed', total: 15_000 }
        : { status: 'proposed', total: 16_000 },
    )
  })
})

test('simultaneous cart changes of two colleagues are both stored', async () => {
  const trade = await orderFixture()
  const { oil, honey, base } = trade
  const colleague = await trade.colleague('buyer')
  const tap = (product: string, cases: number, token: string): ApiRequest => ({
    method: 'PUT',
    path: `${base}/basket/items?locale=en`,
    token,
    body: { items: [{ product, cases }] },
  })
  const works = [tap(oil.id, 2, trade.buyer.token), tap(honey.id, 3, colleague.token)] as const
  await race(trade, works, async ({ statuses, story }) => {
    expect(statuses, story).toEqual([200, 200])
    const baskets = await rows<{ items: string }>('select draft_items items from orders')
    const items = baskets.map((basket) => JSON.parse(basket.items) as unknown)
    expect(items, story).toEqual([{ [oil.id]: 2, [honey.id]: 3 }])
  })
})

/** Checks whether the order was submitted before the price change. */
const look = async () => (await rows("select 1 from orders where status = 'submitted'")).length > 0

test('a price change during a submission stops it, unless it comes later', async () => {
  const { trade, send } = await filled()
  const outcomes = await raceWith(
    trade,
    [send, await priceChange(trade, 10_001)],
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

test('a price change during an approval stops it, unless it comes later', async () => {
  const trade = await orderFixture({}, { approval_over_cents: 9_999 })
  const { token } = await trade.colleague('approver')
  const { id, version } = await trade.order()
  const approve = clientCall(trade, `/orders/${id}/approval`, { version }, token)
  const outcomes = await raceWith(
    trade,
    [approve, await priceChange(trade, 10_001)],
    { look },
    async ({ answers: [approved, changed], seen, story }) => {
      expect(changed?.status, story).toBe(200)
      const status = approved?.status === 200 ? 'submitted' : 'awaiting-approval'
      if (status !== 'submitted') expect(approved?.code, story).toBe('order/prices-changed')
      else expect(seen, `${story}: before the new price`).toBe(true)
      const row = await firstRow('select status, total_cents total from orders')
      expect(row, story).toEqual({ status, total: 14_000 })
      // in both orders staff are notified of the approved price
      expect((await inconsistencies()).mails, story).toBe(status === 'submitted' ? 3 : 1)
      return approved?.code ?? 'approved'
    },
  )
  expect(outcomes).toEqual(['approved', 'order/prices-changed'])
})
