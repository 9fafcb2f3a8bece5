import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { flagNames } from '#contract/flags.ts'
import type {
  FlagDrift,
  FlagHistoryEntry,
  StaffFlagList,
} from '#contract/staff/flag-admin-calls.ts'
import { call } from '../kit/client.ts'
import { unlock } from '../kit/staff.ts'
import { adminWorld, somebody } from './admin-world.ts'
import { counting } from '../kit/counting.ts'

const routes: [method: string, path: string, body?: unknown][] = [
  ['GET', '/api/admin/flags'],
  ['GET', '/api/admin/flags/history'],
  ['GET', '/api/admin/flags/drift'],
  ['GET', '/api/admin/overview'],
  ['POST', '/api/admin/flags/preview', { flags: { teams: false }, hours: 1 }],
  ['DELETE', '/api/admin/flags/previews'],
  ['POST', '/api/admin/flags/schedules', {}],
  ['DELETE', '/api/admin/flags/schedules/x'],
]

test('what staff see is refused to visitors, clients, suspended admins and the simple admin', async () => {
  const { world } = await adminWorld()
  const client = await (await somebody(world, 'client')).token()
  const suspended = await (await somebody(world, 'admin', 'suspended@example.com')).token()
  await env.DB.prepare(
    "update users set banned_until = '2999-01-01T00:00:00.000Z' where email = 'suspended@example.com'",
  ).run()
  const simple = await unlock()
  for (const [method, path, body] of routes) {
    const status = async (token?: string) =>
      (await world.send(path, { method, body, ...(token !== undefined && { token }) })).status
    expect([path, await status()]).toEqual([path, 401])
    expect([path, await status(client)]).toEqual([path, 403])
    expect([path, await status(suspended)]).toEqual([path, 403])
    expect([path, await status(simple)]).toEqual([path, 403])
  }
})

test('a flag tells who changed it last, when and why', async () => {
  const { ask } = await adminWorld()
  const simple = await unlock()
  await ask('/flags/teams', 'PATCH', { enabled: false, note: 'New portraits' })
  await call('/api/flags/news', { method: 'PATCH', token: simple, body: { enabled: false } })
  const { flags }: StaffFlagList = await (await ask('/admin/flags')).json()
  expect(flags).toHaveLength(flagNames.length)
  const find = (name: string) => flags.find(({ id }) => id === name)?.last_change
  expect(find('teams')).toMatchObject({ actor_name: 'admin@example.com', note: 'New portraits' })
  expect(find('news')).toMatchObject({ actor_name: 'simple-admin', note: null })
  expect(find('blog')).toBeNull()
})

test('the history of a flag says what can be undone', async () => {
  const { ask } = await adminWorld()
  await ask('/flags/teams', 'PATCH', { enabled: false })
  await ask('/flags/news', 'PATCH', { enabled: false })
  await ask('/flags/enable', 'POST', { group: 'main_navigation', note: 'All of it' })
  const history = async (query = '') => {
    const body: { changes: FlagHistoryEntry[] } = await (
      await ask(`/admin/flags/history${query}`)
    ).json()
    return body.changes
  }
  expect(await history('?flag=teams')).toMatchObject([
    { to: true, set_size: 2, can_undo: true, note: 'All of it', actor_name: 'admin@example.com' },
    { to: false, set_size: 1, can_undo: false },
  ])
  const [newest] = await history()
  await ask('/flags/undo', 'POST', { change_set: newest?.change_set })
  expect(await history('?flag=teams')).toMatchObject([
    { to: false, cause: `undo:${newest?.change_set}`, can_undo: true },
    { to: true, can_undo: false },
    // again as that change left it
    { to: false, can_undo: true },
  ])
})

test('the drift report names what code, database and use disagree about', async () => {
  const { world, ask } = await adminWorld()
  const drift = async (): Promise<FlagDrift> => (await ask('/admin/flags/drift')).json()
  expect(await drift()).toEqual({
    not_stored: [],
    not_in_code: [],
    not_read: [],
    recording_since: null,
  })
  await env.DB.prepare("delete from feature_flags where id = 'founder'").run()
  await env.DB.prepare(
    "insert into feature_flags (id, name, enabled, updated_at) values ('old_shop', 'old_shop', 1, '2025-01-01T00:00:00.000Z')",
  ).run()
  await world.send('/ofrep/v1/evaluate/flags/teams', { method: 'POST', body: {} })
  expect(await drift()).toMatchObject({
    not_stored: ['founder'],
    not_in_code: ['old_shop'],
    not_read: [],
  })
  world.pass(31 * 24 * 3600)
  const later = await drift()
  expect(later.not_read).toHaveLength(flagNames.length)
  expect(later.not_read.find(({ name }) => name === 'teams')?.last_read_at).toMatch(/^\d{4}-/)
  expect(later.not_read.find(({ name }) => name === 'blog')?.last_read_at).toBeNull()
})

test('a page reports the flags that it depends on, once an hour and isolate', async () => {
  const { world } = await adminWorld()
  const { counts, override } = counting()
  const read = async () =>
    (
      await env.DB.prepare('select name, last_read_at from flag_reads order by name').all<{
        name: string
        last_read_at: string
      }>()
    ).results
  const visit = (path: string, minutes = 0) =>
    call(path, {}, { ...override, now: () => new Date(world.now().getTime() + minutes * 60_000) })
  // with a query that some page reads, pages are rendered anew
  await visit('/teams?mode=first')
  const first = (await read()).map(({ name }) => name)
  expect(first).toEqual(expect.arrayContaining(['teams', 'solutions', 'french_language']))
  expect(first).not.toContain('founder')

  const before = counts.statements
  for (let view = 0; view < 5; view++) await visit(`/?mode=${view}`)
  expect(counts.statements).toBe(before)
  await visit('/?mode=later', 61)
  expect((await read()).map(({ name }) => name)).toEqual(expect.arrayContaining(['founder']))
})

test('a database that takes no reads breaks no page', async () => {
  await adminWorld()
  await env.DB.prepare('drop table flag_reads').run()
  const { override } = counting()
  expect((await call('/teams?mode=again', {}, override)).status).toBe(200)
})
