import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { runStandingOrders } from '../../../../worker/features/trade/standing/advance.ts'
import { someFaults, someOrders } from '../../kit/every-order.ts'
import { monday } from '../orders/order-desk.ts'
import { post } from '../orders/order-race.ts'
import { race, type Request } from '../race.ts'
import { createRepeating, friday, type Repeating, sent } from './repeating.ts'

/** Orders, their lines and mails fit together, and the delivery was ordered once at most. */
const facts = async () =>
  (await env.DB.prepare(`select
    (select count(*) from orders where standing_on = '${friday}') sent,
    (select count(*) from orders where standing_id is not null and total_cents is not
      (select sum(amount_cents) from order_lines where order_id = orders.id)) wrong,
    (select count(*) from outbox where idempotency_key like 'mail:order:%') mails,
    (select next_on from standing_orders) next,
    (select state from standing_orders) state,
    (select is_skipped from standing_orders) skipped`).first<{
    sent: number
    wrong: number
    mails: number
    next: string
    state: string
    skipped: number
  }>())!

const acting = (repeating: Repeating, id: string, deed: string): Request =>
  post(repeating, `/standing/${id}/deeds`, { version: 1, deed, seen: null, seen_total_cents: null })

test('two runs of the cron send a delivery once, and a run that fails leaves a whole order or none', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await repeating.goTo(sent)
  const { actors, reset } = await race(repeating, [runStandingOrders, runStandingOrders])
  const check = async (story: string) => {
    // what a run left undone is done by the next
    await repeating.minuteOf(new Date(sent.getTime() + 6 * 60_000))
    await repeating.goTo(sent)
    expect(await facts(), story).toMatchObject({ sent: 1, wrong: 0, mails: 2, next: '2026-12-04' })
  }
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
  expect(await someFaults({ actors, reset, check })).toBeGreaterThan(4)
})

for (const deed of ['skip', 'pause', 'end'] as const) {
  test(`a client whose “${deed}” succeeds gets no order, and one who gets an order reads that it failed`, async () => {
    const repeating = await createRepeating()
    const standing = await repeating.begun()
    await repeating.goTo(sent)
    const { actors, reset, answers } = await race(repeating, [
      runStandingOrders,
      acting(repeating, standing.id, deed),
    ])
    const outcomes = new Set<string>()
    const check = async (story: string) => {
      const { status, code } = answers[1] ?? { status: 0 }
      const found = await facts()
      outcomes.add(code ?? 'done')
      expect(found, story).toMatchObject({ sent: status === 200 ? 0 : 1, wrong: 0 })
      if (status !== 200) expect(code, story).toBe('standing/changed-since')
    }
    expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
    expect([...outcomes].toSorted()).toEqual(['done', 'standing/changed-since'])
  })
}

test('a change that meets the cron sends the old order or the new one, never half of each', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await repeating.goTo(sent)
  const change: Request = {
    method: 'PUT',
    path: `${repeating.base}/standing/${standing.id}?locale=en`,
    token: repeating.buyer.token,
    body: {
      ...repeating.wanted({
        items: [{ product: repeating.oil.id, cases: 5 }],
        seen_total_cents: 45_000,
      }),
      version: 1,
    },
  }
  const { actors, reset, answers } = await race(repeating, [runStandingOrders, change])
  const check = async (story: string) => {
    const status = answers[1]?.status
    await repeating.minuteOf(sent)
    const [order] = await repeating.sent()
    expect(await facts(), story).toMatchObject({ sent: 1, wrong: 0 })
    expect(order?.total, story).toBe(status === 200 ? 45_000 : 22_000)
  }
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
})

test('a price that goes up while the cron sends leaves an order at the old price, or none', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await repeating.goTo(sent)
  const { body } = await repeating.shop.admin('GET', `/catalogue/price-lists/${repeating.list.id}`)
  const dearer: Request = {
    method: 'PUT',
    path: `/api/admin/catalogue/price-lists/${repeating.list.id}/prices/${repeating.oil.id}`,
    token: repeating.shop.staff.token,
    body: {
      version: body['version'],
      unit: 'case',
      prices: [{ min_cases: 1, unit_cents: 12_000 }],
    },
  }
  const { actors, reset } = await race(repeating, [runStandingOrders, dearer])
  const outcomes = new Set<number>()
  const check = async (story: string) => {
    await repeating.minuteOf(sent)
    const orders = await repeating.sent()
    outcomes.add(orders.length)
    expect((await facts()).wrong, story).toBe(0)
    for (const order of orders) expect(order.total, story).toBe(22_000)
  }
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
  expect([...outcomes].toSorted()).toEqual([0, 1])
})

test('a standing order that is begun twice at once is one', async () => {
  const repeating = await createRepeating()
  const body = { id: crypto.randomUUID(), ...repeating.wanted() }
  const begin = post(repeating, '/standing', body)
  const { actors, reset, answers } = await race(repeating, [begin, begin])
  const check = async (story: string) => {
    expect(
      answers.map((answer) => answer?.status),
      story,
    ).toEqual([200, 200])
    expect((await repeating.all()).rows, story).toHaveLength(1)
  }
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
})

for (const [stop, start] of [
  ['pause', 'resume'],
  ['skip', 'unskip'],
] as const) {
  test(`after “${start}” by an approver and a buyer at once a delivery goes out unapproved only if the approver was last`, async () => {
    const repeating = await createRepeating({}, { approval_over_cents: 10_000 })
    const approver = await repeating.colleague('approver')
    const standing = await repeating.begun({}, approver.token)
    await repeating.act(standing, stop, null, approver.token)
    const starting = post(repeating, `/standing/${standing.id}/deeds`, {
      version: 2,
      deed: start,
      seen: null,
      seen_total_cents: null,
    })
    const { actors, reset } = await race(repeating, [
      starting,
      { ...starting, token: approver.token },
    ])
    const outcomes = new Set<unknown>()
    const check = async (story: string) => {
      const by = await env.DB.prepare('select agreed_by from standing_orders').first('agreed_by')
      await repeating.minuteOf(sent)
      const isOfApprover = by === approver.user.id
      outcomes.add(isOfApprover)
      const status = isOfApprover ? 'submitted' : 'awaiting-approval'
      expect(await repeating.sent(), story).toMatchObject([{ status }])
      await repeating.goTo(monday)
    }
    expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
    expect(outcomes).toEqual(new Set([true, false]))
  })
}

test('a delivery that a buyer takes in again as the cron runs does not go out without approval', async () => {
  const repeating = await createRepeating({}, { approval_over_cents: 10_000 })
  const approver = await repeating.colleague('approver')
  const standing = await repeating.begun({}, approver.token)
  await repeating.act(standing, 'skip', null, approver.token)
  await repeating.goTo(sent)
  const unskip = post(repeating, `/standing/${standing.id}/deeds`, {
    version: 2,
    deed: 'unskip',
    seen: null,
    seen_total_cents: null,
  })
  const { actors, reset } = await race(repeating, [runStandingOrders, unskip])
  const outcomes = new Set<string>()
  const check = async (story: string) => {
    await repeating.minuteOf(sent)
    const orders = (await repeating.sent()).map(({ status }) => status)
    outcomes.add(orders.join())
    expect(orders, story).not.toContain('submitted')
  }
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
  expect(outcomes).toEqual(new Set(['', 'awaiting-approval']))
})
