import { expect, test } from 'vitest'
import { allOn, setFlags } from '../../kit/flag-states.ts'
import {
  announced,
  approvedRepeating,
  before,
  begunRepeating,
  createRepeating,
  cutoff,
  friday,
  type Repeating,
  sent,
} from './repeating.ts'
import { execute, rows } from '../../kit/rows.ts'

/** A member who is no approver may order up to 300.00 by themselves. */
const limit = 30_000

const change = (repeating: Repeating, standing: { id: string; version: number }, cases: number) =>
  repeating.change(standing, {
    items: [{ product: repeating.honey.id, cases }],
    seen_total_cents: cases * 2_000,
  })

/** What only an approver may order. */
const dear = ({ honey }: Repeating) => ({
  items: [{ product: honey.id, cases: 100 }],
  seen_total_cents: 200_000,
})

/** It waits for a yes, in the buyer's name. */
const awaiting = ({ buyer }: Repeating) => ({
  status: 'awaiting-approval',
  total: 200_000,
  name: buyer.user.email,
  reached: null,
})

const weekMs = 7 * 86_400_000

/** The order that went out, with who is named on it. */
async function ordered(repeating: Repeating) {
  await repeating.minuteOf(sent)
  return rows(
    `select status, total_cents as total, placed_name as name, reached_at as reached from orders
      where standing_on = ?`,
    friday,
  )
}

test('what a buyer makes of an approver’s standing order waits for a yes, in the buyer’s name', async () => {
  const { repeating, standing } = await approvedRepeating(limit)
  expect((await change(repeating, standing, 100)).status).toBe(200)
  expect(await ordered(repeating)).toEqual([awaiting(repeating)])
})

test('a buyer’s yes to what an approver’s standing order costs by now is no approver’s', async () => {
  const { repeating, standing } = await approvedRepeating(limit)
  await repeating.price({ OIL: 20_000 })
  await repeating.minuteOf(announced)
  const agreed = await repeating.act(standing, 'agree', 42_000)
  expect(agreed.status).toBe(200)
  expect(await ordered(repeating)).toMatchObject([{ status: 'awaiting-approval', total: 42_000 }])
})

for (const [how, statement] of Object.entries({
  'may only read by now': "update memberships set role = 'viewer' where user_id = ?",
  'has left': 'delete from memberships where user_id = ?',
  'is suspended': "update users set banned_until = '9999-12-31T00:00:00.000Z' where id = ?",
})) {
  test(`an approver’s name does not stand for their yes where the member who agreed ${how}`, async () => {
    const terms = { approval_over_cents: limit }
    const { repeating, standing } = await begunRepeating({}, terms)
    expect((await change(repeating, standing, 100)).status).toBe(200)
    await repeating.colleague('approver')
    await execute(statement, repeating.buyer.user.id)
    await repeating.goTo(sent).catch(() => undefined)
    await repeating.cron()
    await repeating.cron()
    const [order] = await repeating.sent()
    expect(order).toMatchObject({ status: 'awaiting-approval', total: 200_000 })
  })
}

const stops = [
  ['pause', 'resume'],
  ['skip', 'unskip'],
] as const

for (const [stop, start] of stops) {
  test(`an approver’s own standing order needs no one else’s yes after a colleague did “${stop}” and they “${start}”`, async () => {
    const { repeating, approver, standing } = await approvedRepeating(limit, dear)
    expect((await repeating.act(standing, stop)).status).toBe(200)
    const again = await repeating.act({ ...standing, version: 2 }, start, null, approver.token)
    expect(again.status).toBe(200)
    expect(await ordered(repeating)).toMatchObject([
      { status: 'submitted', total: 200_000, name: approver.user.email },
    ])
  })

  test(`what an approver stopped by “${stop}” and a buyer alone starts by “${start}” waits for a yes`, async () => {
    const { repeating, approver, standing } = await approvedRepeating(limit, dear)
    expect((await repeating.act(standing, stop, null, approver.token)).status).toBe(200)
    expect((await repeating.act({ ...standing, version: 2 }, start)).status).toBe(200)
    expect(await ordered(repeating)).toEqual([awaiting(repeating)])
  })
}

test('a buyer’s skip takes nothing from an approver’s yes for the deliveries after', async () => {
  const { repeating, standing } = await approvedRepeating(limit, dear)
  expect((await repeating.act(standing, 'skip')).status).toBe(200)
  expect(await ordered(repeating)).toEqual([])
  await repeating.minuteOf(new Date(sent.getTime() + weekMs))
  expect(await repeating.sent()).toMatchObject([{ status: 'submitted', total: 200_000 }])
})

test('whatever is changed after people were told is told again, and the same only once', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.minuteOf(announced)
  expect((await change(repeating, standing, 5)).status).toBe(200)
  await repeating.minuteOf(before(sent))
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['announced', 'announced'])
})

test('a program that changes a standing order all day floods no one', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.minuteOf(announced)
  for (let version = 1; version <= 70; version++) {
    expect((await change(repeating, { ...standing, version }, version)).status).toBe(200)
    await repeating.cron()
  }
  expect(await repeating.mailed()).toHaveLength(60)
})

const nextFriday = '2026-12-04'

test('a standing order above the limit waits for an approver, and where there is none people are asked', async () => {
  const { repeating } = await begunRepeating({}, { approval_over_cents: 10_000 })
  await repeating.minuteOf(announced)
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['approver'])
  await repeating.colleague('approver')
  await repeating.minuteOf(sent)
  const [order] = await repeating.sent()
  expect(order?.status).toBe('awaiting-approval')
  expect((await repeating.staffSees(order?.id ?? '')).status).toBe(404)
  expect((await repeating.causes()).map(({ kind }) => kind)).toEqual(['approval'])
})

test('a standing order pauses where no one may order any more, and the office hears of it', async () => {
  const { repeating } = await begunRepeating()
  await execute("update memberships set role = 'viewer'")
  await repeating.minuteOf(announced)
  expect(await repeating.mailed()).toMatchObject([{ kind: 'officeNoBuyer', isOffice: true }])
  expect((await repeating.all()).rows).toMatchObject([{ state: 'paused' }])
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toEqual([])
})

test('a colleague’s name stands on a standing order whose beginner has left', async () => {
  const repeating = await createRepeating()
  const colleague = await repeating.colleague('buyer')
  await repeating.begun()
  await execute('delete from memberships where user_id = ?', repeating.buyer.user.id)
  await repeating.minuteOf(sent)
  const [order] = await repeating.sent()
  const { body } = await repeating.read(order?.id ?? '', colleague.token)
  expect(body.placed_name).toBe(colleague.user.email)
})

test('after weeks without a cron nothing is made up for: one mail, and the next delivery', async () => {
  const { repeating } = await begunRepeating()
  await repeating.minuteOf(new Date('2027-02-01T12:00:00.000Z'))
  expect(await repeating.sent()).toEqual([])
  expect((await repeating.mailed()).filter(({ isOffice }) => !isOffice)).toMatchObject([
    { kind: 'missed', day: friday },
  ])
  expect((await repeating.all()).rows).toMatchObject([{ next_on: '2027-02-05' }])
})

test('while ordering is switched off nothing is told or sent', async () => {
  const { repeating } = await begunRepeating()
  await setFlags({ ...allOn, client_orders: false })
  await repeating.minuteOf(announced, sent)
  expect([await repeating.mailed(), await repeating.sent()]).toEqual([[], []])
})

test('a standing order pauses, goes on with the next delivery, and is gone when ended', async () => {
  const { repeating, standing } = await begunRepeating()
  expect((await repeating.act(standing, 'pause')).body.rows).toMatchObject([{ state: 'paused' }])
  await repeating.minuteOf(announced, cutoff)
  expect([await repeating.mailed(), await repeating.sent()]).toEqual([[], []])
  const resumed = await repeating.act({ ...standing, version: 2 }, 'resume')
  expect(resumed.body.rows).toMatchObject([{ state: 'active', next_on: nextFriday }])
  const ended = await repeating.act({ ...standing, version: 3 }, 'end')
  expect(ended.body.rows).toEqual([])
  expect((await repeating.act({ ...standing, version: 3 }, 'end')).status).toBe(200)
  expect((await repeating.see(standing.id)).status).toBe(404)
  expect((await repeating.act({ ...standing, version: 4 }, 'resume')).status).toBe(404)
})

test('archiving the samples ends a sample’s standing order, and leaves those of clients', async () => {
  const repeating = await createRepeating()
  const sample = await repeating.begun()
  const own = await repeating.begun()
  await execute('update standing_orders set is_sample = 1 where id = ?', sample.id)
  await repeating.shop.archiveSamples()
  expect((await repeating.all()).rows.map(({ id }) => id)).toEqual([own.id])
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ delivery: friday }])
})

test('another standing order under the same id, and an old change, are refused', async () => {
  const repeating = await createRepeating()
  const body = { id: crypto.randomUUID(), ...repeating.wanted() }
  expect((await repeating.ask('POST', '/standing', body)).status).toBe(200)
  const other = await repeating.ask('POST', '/standing', { ...body, every_weeks: 2 })
  expect([other.status, other.body.code]).toEqual([409, 'standing/version-conflict'])
  const weeks = (every_weeks: number) =>
    repeating.change({ id: body.id, version: 1 }, { every_weeks })
  expect((await weeks(4)).status).toBe(200)
  expect((await weeks(4)).status).toBe(200)
  const late = await weeks(2)
  expect([late.status, late.body.code]).toEqual([409, 'standing/version-conflict'])
  expect((await repeating.all()).rows).toMatchObject([{ every_weeks: 4, version: 2 }])
})

test('what cannot be repeated is refused with its reason, and nothing is written', async () => {
  const repeating = await createRepeating()
  const codeOf = async (changes: Record<string, unknown>) => {
    const { status, body } = await repeating.begin(changes)
    return [status, body.code]
  }
  expect(await codeOf({ seen_total_cents: 1 })).toEqual([409, 'order/prices-changed'])
  expect(await codeOf({ next_on: '2026-11-26' })).toEqual([409, 'standing/no-day'])
  expect(await codeOf({ next_on: '2026-11-20' })).toEqual([409, 'standing/too-late'])
  expect(await codeOf({ next_on: '2036-11-21' })).toEqual([409, 'standing/no-day'])
  expect(await codeOf({ every_weeks: 3 })).toEqual([422, 'request/invalid'])
  expect(await codeOf({ items: [] })).toEqual([422, 'request/invalid'])
  const item = { product: repeating.oil.id, cases: 1 }
  expect(await codeOf({ items: [item, item] })).toEqual([422, 'request/invalid'])
  const unknown = { product: crypto.randomUUID(), cases: 1 }
  expect(await codeOf({ items: [unknown] })).toEqual([404, 'request/not-found'])
  expect((await repeating.all()).rows).toEqual([])
  for (let n = 0; n < 20; n++) await repeating.begun()
  expect(await codeOf({})).toEqual([409, 'standing/too-many'])
})

test('a client who begins and ends standing orders all day is stopped, as each is worth mails to colleagues', async () => {
  const repeating = await createRepeating()
  for (let n = 0; n < 40; n++) await repeating.act(await repeating.begun(), 'end')
  const { status, body } = await repeating.begin()
  expect([status, body.code]).toEqual([409, 'standing/too-many'])
})

test('a delivery that was sent already is not ordered again by changing the standing order', async () => {
  const { repeating, standing } = await begunRepeating()
  await repeating.minuteOf(sent)
  const again = await repeating.change({ ...standing, version: 2 })
  expect([again.status, again.body.code]).toEqual([409, 'standing/too-late'])
})
