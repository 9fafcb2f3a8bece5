import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Overview } from '#contract/staff/overview.ts'
import type { Found } from '#contract/staff/search.ts'
import { outboxTable } from '../../worker/db/schema/outbox.ts'
import type { Waiting } from '#contract/staff/waiting.ts'
import { createOffice, messageRow } from './admin/office.ts'
import { withOrder } from './trade/orders/order-fixture.ts'
import { adminWorld } from './flags/admin-world.ts'
import { execute } from './kit/rows.ts'

const dayMs = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

test('a new deployment shows its figures without a comparison', async () => {
  const { ask } = await adminWorld()
  const answer = await ask('/admin/overview')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { figures, activities }: Overview = await answer.json()
  expect(figures).toEqual({
    users: { now: 1, before: null },
    companies: { now: 0, before: null },
    flags: { now: 18, before: null },
    // every indexed address in five languages
    pages: { now: expect.any(Number), before: null },
    views: { now: 0, before: null },
    conversion: { now: 0, before: null },
  })
  expect(figures.pages.now % 5).toBe(0)
  expect(activities).toEqual([])
})

test('after a month the figures are compared with those of a month ago', async () => {
  const { world, ask } = await adminWorld()
  await world.user('second@example.com')
  await execute('update users set created_at = ? where email = ?', ago(45), 'admin@example.com')
  await ask('/flags/teams', 'PATCH', { enabled: false })
  await ask('/flags/teams', 'PATCH', { enabled: true })
  await ask('/flags/french_language', 'PATCH', { enabled: false })
  const { figures }: Overview = await (await ask('/admin/overview')).json()
  expect(figures.users).toEqual({ now: 2, before: 1 })
  expect(figures.flags).toEqual({ now: 17, before: 18 })
  expect(figures.pages.before).toBe((figures.pages.now / 4) * 5)
})

test('two months of page views make the traffic comparable', async () => {
  const { ask } = await adminWorld()
  const view = env.DB.prepare('insert into page_requests values (?, ?, ?, ?, ?)')
  const submission = env.DB.prepare(
    `insert into outbox (id, kind, idempotency_key, payload_hash, locale, state, attempts, next_at, created_at)
     values (?, 'contact', ?, '', 'en', 'delivered', 1, '', ?)`,
  )
  await env.DB.batch([
    view.bind(ago(1).slice(0, 10), '/', 'en', 'page', 300),
    view.bind(ago(1).slice(0, 10), '/', 'fr', 'page', 100),
    view.bind(ago(40).slice(0, 10), '/', 'en', 'page', 200),
    view.bind(ago(70).slice(0, 10), '/', 'en', 'page', 999),
    view.bind(ago(1).slice(0, 10), '/news/feed.xml', 'en', 'feed', 5000),
    submission.bind('a', 'a', ago(2)),
    submission.bind('b', 'b', ago(3)),
    submission.bind('c', 'c', ago(40)),
  ])
  const { figures }: Overview = await (await ask('/admin/overview')).json()
  expect(figures.views).toEqual({ now: 400, before: 200 })
  expect(figures.conversion).toEqual({ now: 0.005, before: 0.005 })
})

test('recent activity is what staff did, newest first, what one person switched in a row as one', async () => {
  const { ask } = await adminWorld()
  await ask('/flags/teams', 'PATCH', { enabled: false })
  await ask('/flags/news', 'PATCH', { enabled: false })
  await ask('/flags/enable', 'POST', { group: 'main_navigation' })
  await execute(
    "insert into admin_actions (actor, action, subject, acted_at) values ('gone', 'user/suspended', 'x', '2999-01-01T00:00:00.000Z')",
  )
  const { activities }: Overview = await (await ask('/admin/overview')).json()
  expect(activities).toMatchObject([
    { kind: 'action', action: 'user/suspended', actor_name: null },
    { kind: 'flags', to: true, flags: expect.arrayContaining(['teams', 'news']) },
    { kind: 'flags', to: false, flags: ['news', 'teams'], actor_name: 'admin@example.com' },
  ])
})

test('recent activity names actor, action and subject, and merges repeated actions', async () => {
  const office = await createOffice()
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await office.admin('POST', '/users', {
      email: `guest${n}@example.com`,
      first_name: 'A',
      last_name: 'B',
      role: 'client',
      locale: 'en',
    })
  }
  const asked = await office.request()
  const message = messageRow({ createdAt: new Date(Date.now() + 60_000).toISOString() })
  await office.db.insert(outboxTable).values(message)
  await office.admin('POST', `/access-requests/${asked.id}/decision`, {
    decision: 'ask',
    version: 0,
    reason: 'Why?',
  })
  const { body } = await office.admin('GET', '/overview')
  const { activities } = body as unknown as Overview
  expect(activities).toMatchObject([
    {
      kind: 'message',
      form: 'contact',
      subject: { kind: 'message', id: message.id, name: 'Ada L' },
    },
    {
      kind: 'action',
      action: 'access-request/more-information',
      actor_name: 'staff@meltemi.test',
      subjects: [{ kind: 'request', id: asked.id, name: 'Épicerie Tremblay' }],
      count: 1,
    },
    { kind: 'action', action: 'user/invited', count: 6 },
  ])
  const [, , invited] = activities
  expect(invited?.kind === 'action' && invited.subjects.map(({ name }) => name)).toEqual([
    'guest6@example.com',
    'guest5@example.com',
    'guest4@example.com',
    'guest3@example.com',
  ])
})

test('each count of open tasks matches the list it links to', async () => {
  const { trade, order } = await withOrder()
  const { shop } = trade
  const message = messageRow()
  await shop.db.insert(outboxTable).values([message, messageRow({ kind: 'b2b-access' })])
  const request = await shop.request()
  const waiting = async () =>
    (await shop.admin('GET', '/overview/waiting')).body as unknown as Waiting[]
  const countOf = async (path: string) =>
    ((await shop.admin('GET', path)).body['rows'] as []).length
  expect(await waiting()).toEqual([
    { kind: 'orders', count: await countOf('/orders?status=submitted'), due: order.cutoff_at },
    { kind: 'requests', count: await countOf('/access-requests?status=submitted'), due: null },
    { kind: 'messages', count: await countOf('/submissions?state=unanswered'), due: null },
  ])
  const confirmed = await trade.staff(order.id, 'confirmation', { version: order.version })
  await shop.decide(request.id, { decision: 'refuse', reason: 'No shop' })
  // twice is like once
  for (const progress of ['answered', 'answered', 'open', 'done']) {
    const { status } = await shop.admin('PUT', `/submissions/${message.id}/progress`, { progress })
    expect(status).toBe(200)
  }
  expect(await waiting()).toEqual([
    { kind: 'shipments', count: 1, due: confirmed.body.delivery_on },
  ])
  const actions = ['submission/answered', 'submission/reopened', 'submission/done'] as const
  expect(await shop.trail(message.id)).toEqual(shop.byStaff(...actions))
})

test('one search finds orders, companies, people, products and texts, whatever the accents', async () => {
  const { trade, order } = await withOrder()
  const find = async (q: string) => {
    const { body } = await trade.shop.admin('GET', `/search?${new URLSearchParams({ q })}`)
    return (body as unknown as Found[]).map(({ kind, name, note }) => [kind, name, note])
  }
  const { name } = (await trade.staffSees(order.id)).body.company
  expect(await find(order.number.toLowerCase())).toEqual([['orders', order.number, name]])
  expect(await find(name.toUpperCase())).toEqual([
    ['orders', order.number, name],
    ['companies', name, null],
  ])
  expect(await find('staff@meltemi')).toEqual([['people', 'staff@meltemi.test', null]])
  expect(await find('λαδι')).toEqual([['products', 'Oil', 'OIL']])
  expect(await find('tariffs')).toEqual([['stories', expect.stringContaining('tariffs'), null]])
  expect(await find('xylophone')).toEqual([])
})
