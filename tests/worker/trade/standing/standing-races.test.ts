import { expect, test } from 'vitest'
import { runStandingOrders } from '../../../../worker/features/trade/standing/advance.ts'
import { someFaults } from '../../kit/every-order.ts'
import { firstRow, scalar } from '../../kit/rows.ts'
import { monday } from '../orders/order-desk.ts'
import { post, pricing } from '../orders/order-race.ts'
import { race, raceWith, type Request } from '../race.ts'
import {
  approvedRepeating,
  begunRepeating,
  createRepeating,
  friday,
  type Repeating,
  sent,
} from './repeating.ts'

type Facts = { sent: number; wrong: number; mails: number; next: string }

/** Orders, their lines and mails fit together, and the delivery was ordered once at most. */
const facts = () =>
  firstRow<Facts>(`select
    (select count(*) from orders where standing_on = '${friday}') sent,
    (select count(*) from orders where standing_id is not null and total_cents is not
      (select sum(amount_cents) from order_lines where order_id = orders.id)) wrong,
    (select count(*) from outbox where idempotency_key like 'mail:order:%') mails,
    (select next_on from standing_orders) next`)

const unseen = { seen: null, seen_total_cents: null }
const acting = (repeating: Repeating, id: string, action: string, version = 1): Request =>
  post(repeating, `/standing/${id}/actions`, { version, action, ...unseen })

test('two runs of the cron send a delivery once, and a run that fails leaves a whole order or none', async () => {
  const { repeating } = await begunRepeating()
  await repeating.goTo(sent)
  const works = [runStandingOrders, runStandingOrders] as const
  const check = async ({ story }: { story: string }) => {
    // what a run left undone is done by the next
    await repeating.minuteOf(new Date(sent.getTime() + 6 * 60_000))
    await repeating.goTo(sent)
    expect(await facts(), story).toEqual({ sent: 1, wrong: 0, mails: 2, next: '2026-12-04' })
  }
  await race(repeating, works, check)
  await raceWith(repeating, works, { explore: someFaults }, check)
})

test.for(['skip', 'pause', 'end'])(
  'a client whose “%s” succeeds gets no order, and one who gets an order reads that it failed',
  async (action) => {
    const repeating = await createRepeating()
    const { id } = await repeating.begun()
    await repeating.goTo(sent)
    const works = [runStandingOrders, acting(repeating, id, action)] as const
    const outcomes = await race(repeating, works, async ({ answers: [, answer], story }) => {
      const isDone = answer?.status === 200
      expect(await facts(), story).toMatchObject({ sent: isDone ? 0 : 1, wrong: 0 })
      return answer?.code ?? 'done'
    })
    expect(outcomes).toEqual(['done', 'standing/version-conflict'])
  },
)

test('a change that meets the cron sends the old order or the new one, never half of each', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.goTo(sent)
  const items = [{ product: repeating.oil.id, cases: 5 }]
  const change: Request = {
    method: 'PUT',
    path: `${repeating.base}/standing/${standing.id}?locale=en`,
    token: repeating.buyer.token,
    body: { ...repeating.wanted({ items, seen_total_cents: 45_000 }), version: 1 },
  }
  await race(repeating, [runStandingOrders, change], async ({ statuses, story }) => {
    await repeating.minuteOf(sent)
    const [order] = await repeating.sent()
    expect(await facts(), story).toMatchObject({ sent: 1, wrong: 0 })
    expect(order?.total, story).toBe(statuses[1] === 200 ? 45_000 : 22_000)
  })
})

test('a price that goes up while the cron sends leaves an order at the old price, or none', async () => {
  const { repeating } = await begunRepeating()
  await repeating.goTo(sent)
  const dearer = await pricing(repeating, 12_000)
  const counts = await race(repeating, [runStandingOrders, dearer], async ({ story }) => {
    await repeating.minuteOf(sent)
    const orders = await repeating.sent()
    expect((await facts()).wrong, story).toBe(0)
    for (const order of orders) expect(order.total, story).toBe(22_000)
    return orders.length
  })
  expect(counts).toEqual([0, 1])
})

test('a standing order that is begun twice at once is one', async () => {
  const repeating = await createRepeating()
  const body = { id: crypto.randomUUID(), ...repeating.wanted() }
  const begin = post(repeating, '/standing', body)
  await race(repeating, [begin, begin], async ({ statuses, story }) => {
    expect(statuses, story).toEqual([200, 200])
    expect((await repeating.all()).rows, story).toHaveLength(1)
  })
})

/** A standing order that an approver began and then stopped, and what starts it again for a buyer. */
async function stopped(stop: 'pause' | 'skip', start: string) {
  const { repeating, approver, standing } = await approvedRepeating(10_000)
  await repeating.act(standing, stop, null, approver.token)
  return { repeating, approver, starting: () => acting(repeating, standing.id, start, 2) }
}

test.for([
  ['resume', 'pause'],
  ['unskip', 'skip'],
] as const)(
  'after “%s” by an approver and a buyer at once a delivery goes out unapproved only if the approver was last',
  async ([start, stop]) => {
    const { repeating, approver, starting } = await stopped(stop, start)
    const works = [starting(), { ...starting(), token: approver.token }] as const
    const outcomes = await race(repeating, works, async ({ story }) => {
      const by = await scalar('select agreed_by from standing_orders')
      await repeating.minuteOf(sent)
      const status = by === approver.user.id ? 'submitted' : 'awaiting-approval'
      expect(await repeating.sent(), story).toMatchObject([{ status }])
      await repeating.goTo(monday)
      return status
    })
    expect(outcomes).toEqual(['awaiting-approval', 'submitted'])
  },
)

test('a delivery that a buyer takes in again as the cron runs does not go out without approval', async () => {
  const { repeating, starting } = await stopped('skip', 'unskip')
  await repeating.goTo(sent)
  const outcomes = await race(repeating, [runStandingOrders, starting()], async () => {
    await repeating.minuteOf(sent)
    return (await repeating.sent()).map(({ status }) => status).join()
  })
  expect(outcomes).toEqual(['', 'awaiting-approval'])
})
