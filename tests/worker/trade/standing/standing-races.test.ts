import { expect, test } from 'vitest'
import { runStandingOrders } from '../../../../worker/features/trade/standing/advance.ts'
import { someFaults } from '../../kit/every-order.ts'
import { firstRow, scalar } from '../../kit/rows.ts'
import { monday } from '../orders/order-fixture.ts'
import { clientCall, priceChange } from '../orders/order-race.ts'
import { race, raceWith, type ApiRequest } from '../race.ts'
import {
  withApprovedStanding,
  withStandingOrder,
  standingFixture,
  friday,
  type StandingFixture,
  sendTime,
} from './standing-fixture.ts'

type Facts = { sent: number; wrong: number; mails: number; next: string }

/** Counts inconsistencies, and orders of the delivery beyond one. */
const facts = () =>
  firstRow<Facts>(`select
    (select count(*) from orders where standing_on = '${friday}') sent,
    (select count(*) from orders where standing_id is not null and total_cents is not
      (select sum(amount_cents) from order_lines where order_id = orders.id)) wrong,
    (select count(*) from outbox where idempotency_key like 'mail:order:%') mails,
    (select next_on from standing_orders) next`)

const unseen = { seen: null, seen_total_cents: null }
const acting = (trade: StandingFixture, id: string, action: string, version = 1): ApiRequest =>
  clientCall(trade, `/standing/${id}/actions`, { version, action, ...unseen })

test('two simultaneous cron runs order a delivery once, and a failed run leaves a whole order or none', async () => {
  const { trade } = await withStandingOrder()
  await trade.goTo(sendTime)
  const works = [runStandingOrders, runStandingOrders] as const
  const check = async ({ story }: { story: string }) => {
    // the next run completes a failed one
    await trade.minuteOf(new Date(sendTime.getTime() + 6 * 60_000))
    await trade.goTo(sendTime)
    expect(await facts(), story).toEqual({ sent: 1, wrong: 0, mails: 2, next: '2026-12-04' })
  }
  await race(trade, works, check)
  await raceWith(trade, works, { explore: someFaults }, check)
})

test.for(['skip', 'pause', 'end'])(
  'a standing order’s “%s” during the cron either prevents the order or fails',
  async (action) => {
    const trade = await standingFixture()
    const { id } = await trade.begun()
    await trade.goTo(sendTime)
    const works = [runStandingOrders, acting(trade, id, action)] as const
    const outcomes = await race(trade, works, async ({ answers: [, answer], story }) => {
      const isDone = answer?.status === 200
      expect(await facts(), story).toMatchObject({ sent: isDone ? 0 : 1, wrong: 0 })
      return answer?.code ?? 'done'
    })
    expect(outcomes).toEqual(['done', 'standing/version-conflict'])
  },
)

test('a change during the cron leads to the old order or the new one, never a mixture', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.goTo(sendTime)
  const items = [{ product: trade.oil.id, cases: 5 }]
  const change: ApiRequest = {
    method: 'PUT',
    path: `${trade.base}/standing/${standing.id}?locale=en`,
    token: trade.buyer.token,
    body: { ...trade.wanted({ items, seen_total_cents: 45_000 }), version: 1 },
  }
  await race(trade, [runStandingOrders, change], async ({ statuses, story }) => {
    await trade.minuteOf(sendTime)
    const [order] = await trade.sent()
    expect(await facts(), story).toMatchObject({ sent: 1, wrong: 0 })
    expect(order?.total, story).toBe(statuses[1] === 200 ? 45_000 : 22_000)
  })
})

test('a price rise during the cron leads to an order at the old price, or none', async () => {
  const { trade } = await withStandingOrder()
  await trade.goTo(sendTime)
  const dearer = await priceChange(trade, 12_000)
  const counts = await race(trade, [runStandingOrders, dearer], async ({ story }) => {
    await trade.minuteOf(sendTime)
    const orders = await trade.sent()
    expect((await facts()).wrong, story).toBe(0)
    for (const order of orders) expect(order.total, story).toBe(22_000)
    return orders.length
  })
  expect(counts).toEqual([0, 1])
})

test('a standing order created twice simultaneously is one', async () => {
  const trade = await standingFixture()
  const begin = clientCall(trade, '/standing', { id: crypto.randomUUID(), ...trade.wanted() })
  await race(trade, [begin, begin], async ({ statuses, story }) => {
    expect(statuses, story).toEqual([200, 200])
    expect((await trade.all()).rows, story).toHaveLength(1)
  })
})

/** An approver’s standing order, stopped by the approver, and a buyer’s request that starts it again. */
async function stopped(stop: 'pause' | 'skip', start: string) {
  const { trade, approver, standing } = await withApprovedStanding(10_000)
  await trade.act(standing, stop, null, approver.token)
  return { trade, approver, starting: () => acting(trade, standing.id, start, 2) }
}

test.for([
  ['resume', 'pause'],
  ['unskip', 'skip'],
] as const)(
  'of simultaneous “%s” by approver and buyer the later decides about the approval',
  async ([start, stop]) => {
    const { trade, approver, starting } = await stopped(stop, start)
    const works = [starting(), { ...starting(), token: approver.token }] as const
    const outcomes = await race(trade, works, async ({ story }) => {
      const by = await scalar('select agreed_by from standing_orders')
      await trade.minuteOf(sendTime)
      const status = by === approver.user.id ? 'submitted' : 'awaiting-approval'
      expect(await trade.sent(), story).toMatchObject([{ status }])
      await trade.goTo(monday)
      return status
    })
    expect(outcomes).toEqual(['awaiting-approval', 'submitted'])
  },
)

test('a delivery that a buyer restores during the cron waits for an approval', async () => {
  const { trade, starting } = await stopped('skip', 'unskip')
  await trade.goTo(sendTime)
  const outcomes = await race(trade, [runStandingOrders, starting()], async () => {
    await trade.minuteOf(sendTime)
    return (await trade.sent()).map(({ status }) => status).join()
  })
  expect(outcomes).toEqual(['', 'awaiting-approval'])
})
