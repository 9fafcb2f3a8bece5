import { expect, test } from 'vitest'
import { allOn, setFlags } from '../../kit/flag-states.ts'
import {
  announceTime,
  withApprovedStanding,
  minuteBefore,
  withStandingOrder,
  standingFixture,
  cutoffTime,
  friday,
  type StandingFixture,
  sendTime,
} from './standing-fixture.ts'
import { execute, rows } from '../../kit/rows.ts'

/** Buyers may order up to 300.00 without an approval. */
const limit = 30_000

const change = (trade: StandingFixture, standing: { id: string; version: number }, cases: number) =>
  trade.change(standing, {
    items: [{ product: trade.honey.id, cases }],
    seen_total_cents: cases * 2_000,
  })

/** An order above the limit. */
const dear = ({ honey }: StandingFixture) => ({
  items: [{ product: honey.id, cases: 100 }],
  seen_total_cents: 200_000,
})

/** An order in the buyer’s name that waits for an approval. */
const awaiting = ({ buyer }: StandingFixture) => ({
  status: 'awaiting-approval',
  total: 200_000,
  name: buyer.user.email,
  reached: null,
})

const weekMs = 7 * 86_400_000

/** The sent order and its named buyer. */
async function ordered(trade: StandingFixture) {
  await trade.minuteOf(sendTime)
  return rows(
    `select status, total_cents as total, placed_name as name, reached_at as reached from orders
      where standing_on = ?`,
    friday,
  )
}

test('a buyer’s change of an approver’s standing order waits for an approval, in the buyer’s name', async () => {
  const { trade, standing } = await withApprovedStanding(limit)
  expect((await change(trade, standing, 100)).status).toBe(200)
  expect(await ordered(trade)).toEqual([awaiting(trade)])
})

test('a buyer’s acceptance of a risen price does not replace an approval', async () => {
  const { trade, standing } = await withApprovedStanding(limit)
  await trade.price({ OIL: 20_000 })
  await trade.minuteOf(announceTime)
  expect((await trade.act(standing, 'agree', 42_000)).status).toBe(200)
  expect(await ordered(trade)).toMatchObject([{ status: 'awaiting-approval', total: 42_000 }])
})

for (const [how, statement] of Object.entries({
  'is now a viewer': "update memberships set role = 'viewer' where user_id = ?",
  'has left the company': 'delete from memberships where user_id = ?',
  'is suspended': "update users set banned_until = '9999-12-31T00:00:00.000Z' where id = ?",
})) {
  test(`a standing order waits for an approval if the buyer who agreed ${how}`, async () => {
    const { trade, standing } = await withStandingOrder({}, { approval_over_cents: limit })
    expect((await change(trade, standing, 100)).status).toBe(200)
    await trade.colleague('approver')
    await execute(statement, trade.buyer.user.id)
    await trade.goTo(sendTime).catch(() => undefined)
    await trade.cron()
    await trade.cron()
    const [order] = await trade.sent()
    expect(order).toMatchObject({ status: 'awaiting-approval', total: 200_000 })
  })
}

const stops = [
  ['pause', 'resume'],
  ['skip', 'unskip'],
] as const

for (const [stop, start] of stops) {
  test(`an approver’s own standing order needs no approval after a colleague’s “${stop}” and the approver’s “${start}”`, async () => {
    const { trade, approver, standing } = await withApprovedStanding(limit, dear)
    expect((await trade.act(standing, stop)).status).toBe(200)
    const again = await trade.act({ ...standing, version: 2 }, start, null, approver.token)
    expect(again.status).toBe(200)
    expect(await ordered(trade)).toMatchObject([
      { status: 'submitted', total: 200_000, name: approver.user.email },
    ])
  })

  test(`a standing order stopped by an approver’s “${stop}” and started by a buyer’s “${start}” waits for an approval`, async () => {
    const { trade, approver, standing } = await withApprovedStanding(limit, dear)
    expect((await trade.act(standing, stop, null, approver.token)).status).toBe(200)
    expect((await trade.act({ ...standing, version: 2 }, start)).status).toBe(200)
    expect(await ordered(trade)).toEqual([awaiting(trade)])
  })
}

test('a delivery skipped by a buyer leaves the approval of later deliveries valid', async () => {
  const { trade, standing } = await withApprovedStanding(limit, dear)
  expect((await trade.act(standing, 'skip')).status).toBe(200)
  expect(await ordered(trade)).toEqual([])
  await trade.minuteOf(new Date(sendTime.getTime() + weekMs))
  expect(await trade.sent()).toMatchObject([{ status: 'submitted', total: 200_000 }])
})

test('a change after the announcement is announced again, once', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.minuteOf(announceTime)
  expect((await change(trade, standing, 5)).status).toBe(200)
  await trade.minuteOf(minuteBefore(sendTime))
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['announced', 'announced'])
})

test('a client that changes a standing order all day triggers a limited number of mails', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.minuteOf(announceTime)
  for (let version = 1; version <= 70; version++) {
    expect((await change(trade, { ...standing, version }, version)).status).toBe(200)
    await trade.cron()
  }
  expect(await trade.mailed()).toHaveLength(60)
})

const nextFriday = '2026-12-04'

test('a standing order above the limit waits for an approver, or asks the members if there is none', async () => {
  const { trade } = await withStandingOrder({}, { approval_over_cents: 10_000 })
  await trade.minuteOf(announceTime)
  expect((await trade.mailed()).map(({ kind }) => kind)).toEqual(['approver'])
  await trade.colleague('approver')
  await trade.minuteOf(sendTime)
  const [order] = await trade.sent()
  expect(order?.status).toBe('awaiting-approval')
  expect((await trade.staffSees(order?.id ?? '')).status).toBe(404)
  expect((await trade.causes()).map(({ kind }) => kind)).toEqual(['approval'])
})

test('a standing order pauses when no member can order any more, and the office is notified', async () => {
  const { trade } = await withStandingOrder()
  await execute("update memberships set role = 'viewer'")
  await trade.minuteOf(announceTime)
  expect(await trade.mailed()).toMatchObject([{ kind: 'officeNoBuyer', isOffice: true }])
  expect((await trade.all()).rows).toMatchObject([{ state: 'paused' }])
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toEqual([])
})

test('a standing order of a departed member carries a colleague’s name', async () => {
  const trade = await standingFixture()
  const colleague = await trade.colleague('buyer')
  await trade.begun()
  await execute('delete from memberships where user_id = ?', trade.buyer.user.id)
  await trade.minuteOf(sendTime)
  const [order] = await trade.sent()
  const { body } = await trade.read(order?.id ?? '', colleague.token)
  expect(body.placed_name).toBe(colleague.user.email)
})

test('missed deliveries are not made up after weeks without a cron, and one mail is sent', async () => {
  const { trade } = await withStandingOrder()
  await trade.minuteOf(new Date('2027-02-01T12:00:00.000Z'))
  expect(await trade.sent()).toEqual([])
  expect((await trade.mailed()).filter(({ isOffice }) => !isOffice)).toMatchObject([
    { kind: 'missed', day: friday },
  ])
  expect((await trade.all()).rows).toMatchObject([{ next_on: '2027-02-05' }])
})

test('standing orders are neither announced nor sent while ordering is off', async () => {
  const { trade } = await withStandingOrder()
  await setFlags({ ...allOn, client_orders: false })
  await trade.minuteOf(announceTime, sendTime)
  expect([await trade.mailed(), await trade.sent()]).toEqual([[], []])
})

test('a standing order can be paused, resumed for the next delivery, and ended', async () => {
  const { trade, standing } = await withStandingOrder()
  expect((await trade.act(standing, 'pause')).body.rows).toMatchObject([{ state: 'paused' }])
  await trade.minuteOf(announceTime, cutoffTime)
  expect([await trade.mailed(), await trade.sent()]).toEqual([[], []])
  const resumed = await trade.act({ ...standing, version: 2 }, 'resume')
  expect(resumed.body.rows).toMatchObject([{ state: 'active', next_on: nextFriday }])
  expect((await trade.act({ ...standing, version: 3 }, 'end')).body.rows).toEqual([])
  expect((await trade.act({ ...standing, version: 3 }, 'end')).status).toBe(200)
  expect((await trade.see(standing.id)).status).toBe(404)
  expect((await trade.act({ ...standing, version: 4 }, 'resume')).status).toBe(404)
})

test('archiving samples ends a sample’s standing order, not those of clients', async () => {
  const trade = await standingFixture()
  const sample = await trade.begun()
  const own = await trade.begun()
  await execute('update standing_orders set is_sample = 1 where id = ?', sample.id)
  await trade.shop.archiveSamples()
  expect((await trade.all()).rows.map(({ id }) => id)).toEqual([own.id])
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toMatchObject([{ delivery: friday }])
})

test('another standing order under the same id and an outdated change are refused', async () => {
  const trade = await standingFixture()
  const body = { id: crypto.randomUUID(), ...trade.wanted() }
  expect((await trade.ask('POST', '/standing', body)).status).toBe(200)
  const other = await trade.ask('POST', '/standing', { ...body, every_weeks: 2 })
  expect([other.status, other.body.code]).toEqual([409, 'standing/version-conflict'])
  const weeks = (every_weeks: number) => trade.change({ id: body.id, version: 1 }, { every_weeks })
  expect((await weeks(4)).status).toBe(200)
  expect((await weeks(4)).status).toBe(200)
  const late = await weeks(2)
  expect([late.status, late.body.code]).toEqual([409, 'standing/version-conflict'])
  expect((await trade.all()).rows).toMatchObject([{ every_weeks: 4, version: 2 }])
})

test('an impossible standing order is refused with its reason, and nothing is written', async () => {
  const trade = await standingFixture()
  const codeOf = async (changes: Record<string, unknown>) => {
    const { status, body } = await trade.begin(changes)
    return [status, body.code]
  }
  expect(await codeOf({ seen_total_cents: 1 })).toEqual([409, 'order/prices-changed'])
  expect(await codeOf({ next_on: '2026-11-26' })).toEqual([409, 'standing/no-day'])
  expect(await codeOf({ next_on: '2026-11-20' })).toEqual([409, 'standing/too-late'])
  expect(await codeOf({ next_on: '2036-11-21' })).toEqual([409, 'standing/no-day'])
  expect(await codeOf({ every_weeks: 3 })).toEqual([422, 'request/invalid'])
  expect(await codeOf({ items: [] })).toEqual([422, 'request/invalid'])
  const item = { product: trade.oil.id, cases: 1 }
  expect(await codeOf({ items: [item, item] })).toEqual([422, 'request/invalid'])
  const unknown = { product: crypto.randomUUID(), cases: 1 }
  expect(await codeOf({ items: [unknown] })).toEqual([404, 'request/not-found'])
  expect((await trade.all()).rows).toEqual([])
  for (let n = 0; n < 20; n++) await trade.begun()
  expect(await codeOf({})).toEqual([409, 'standing/too-many'])
})

test('a client who creates and ends standing orders all day is rate-limited', async () => {
  const trade = await standingFixture()
  for (let n = 0; n < 40; n++) await trade.act(await trade.begun(), 'end')
  const { status, body } = await trade.begin()
  expect([status, body.code]).toEqual([409, 'standing/too-many'])
})

test('changing a standing order does not order a sent delivery again', async () => {
  const { trade, standing } = await withStandingOrder()
  await trade.minuteOf(sendTime)
  const again = await trade.change({ ...standing, version: 2 })
  expect([again.status, again.body.code]).toEqual([409, 'standing/too-late'])
})
