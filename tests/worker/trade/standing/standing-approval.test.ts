import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { StandingDetail } from '#contract/trade/standing/standing.ts'
import { announced, before, createRepeating, friday, type Repeating, sent } from './repeating.ts'

/** Whoever is no approver may order up to 300.00 by themselves. */
const limited = () => createRepeating({}, { approval_over_cents: 30_000 })

const change = (
  repeating: Repeating,
  { id, version }: { id: string; version: number },
  cases: number,
  token?: string,
) =>
  repeating.ask<StandingDetail>(
    'PUT',
    `/standing/${id}`,
    {
      version,
      ...repeating.wanted({
        items: [{ product: repeating.honey.id, cases }],
        seen_total_cents: cases * 2_000,
      }),
    },
    token,
  )

/** What only an approver may order. */
const dear = ({ honey }: Repeating) => ({
  items: [{ product: honey.id, cases: 100 }],
  seen_total_cents: 200_000,
})

const weekMs = 7 * 86_400_000

/** The order that went out, with who is named on it. */
async function ordered(repeating: Repeating) {
  await repeating.minuteOf(sent)
  const { results } = await env.DB.prepare(
    `select status, total_cents as total, placed_name as name, reached_at as reached from orders
      where standing_on = ?`,
  )
    .bind(friday)
    .all()
  return results
}

test('what a buyer makes of an approver’s standing order waits for a yes, in the buyer’s name', async () => {
  const repeating = await limited()
  const approver = await repeating.colleague('approver')
  const standing = await repeating.begun({}, approver.token)
  expect((await change(repeating, standing, 100)).status).toBe(200)
  expect(await ordered(repeating)).toEqual([
    {
      status: 'awaiting-approval',
      total: 200_000,
      name: repeating.buyer.user.email,
      reached: null,
    },
  ])
})

test('a buyer’s yes to what an approver’s standing order costs by now is no approver’s', async () => {
  const repeating = await limited()
  const approver = await repeating.colleague('approver')
  const standing = await repeating.begun({}, approver.token)
  await repeating.price(repeating.oil, 20_000)
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
  test(`an approver’s name does not stand for their yes where whoever agreed ${how}`, async () => {
    const repeating = await limited()
    const standing = await repeating.begun()
    expect((await change(repeating, standing, 100)).status).toBe(200)
    await repeating.colleague('approver')
    await env.DB.prepare(statement).bind(repeating.buyer.user.id).run()
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
  test(`an approver’s own standing order needs nobody else’s yes, whoever did “${stop}” and they “${start}”`, async () => {
    const repeating = await limited()
    const approver = await repeating.colleague('approver')
    const standing = await repeating.begun(dear(repeating), approver.token)
    expect((await repeating.act(standing, stop)).status).toBe(200)
    const again = await repeating.act({ ...standing, version: 2 }, start, null, approver.token)
    expect(again.status).toBe(200)
    expect(await ordered(repeating)).toMatchObject([
      { status: 'submitted', total: 200_000, name: approver.user.email },
    ])
  })

  test(`what an approver stopped by “${stop}” and a buyer alone starts by “${start}” waits for a yes`, async () => {
    const repeating = await limited()
    const approver = await repeating.colleague('approver')
    const standing = await repeating.begun(dear(repeating), approver.token)
    expect((await repeating.act(standing, stop, null, approver.token)).status).toBe(200)
    expect((await repeating.act({ ...standing, version: 2 }, start)).status).toBe(200)
    expect(await ordered(repeating)).toEqual([
      {
        status: 'awaiting-approval',
        total: 200_000,
        name: repeating.buyer.user.email,
        reached: null,
      },
    ])
  })
}

test('a buyer’s skip takes nothing from an approver’s yes for the deliveries after', async () => {
  const repeating = await limited()
  const approver = await repeating.colleague('approver')
  const standing = await repeating.begun(dear(repeating), approver.token)
  expect((await repeating.act(standing, 'skip')).status).toBe(200)
  expect(await ordered(repeating)).toEqual([])
  await repeating.minuteOf(new Date(sent.getTime() + weekMs))
  expect(await repeating.sent()).toMatchObject([{ status: 'submitted', total: 200_000 }])
})

test('whatever is changed after people were told is told anew, and the same only once', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await repeating.minuteOf(announced)
  expect((await change(repeating, standing, 5)).status).toBe(200)
  await repeating.minuteOf(before(sent))
  expect((await repeating.mailed()).map(({ kind }) => kind)).toEqual(['announced', 'announced'])
})

test('a program that changes a standing order all day floods nobody', async () => {
  const repeating = await createRepeating()
  const standing = await repeating.begun()
  await repeating.minuteOf(announced)
  for (let version = 1; version <= 70; version++) {
    expect((await change(repeating, { ...standing, version }, version)).status).toBe(200)
    await repeating.cron()
  }
  expect(await repeating.mailed()).toHaveLength(60)
})
