import { expect, test } from 'vitest'
import { flagNames } from '#contract/flags.ts'
import type {
  FlagDrift,
  FlagHistoryEntry,
  FlagScheduled,
  StaffFlagList,
} from '#contract/staff/flag-admin-calls.ts'
import { applySchedules } from '../../../worker/features/flags/schedules.ts'
import { call } from '../kit/client.ts'
import { counting } from '../kit/counting.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { unlock } from '../kit/staff.ts'
import { adminWorld, seededAt, someone } from './admin-world.ts'
import { turnOff } from './flag-calls.ts'
import { execute, rows, scalar } from '../kit/rows.ts'

test('a flag tells who changed it last, when and why', async () => {
  const { ask } = await adminWorld()
  await ask('/flags/teams', 'PATCH', { enabled: false, note: 'New portraits' })
  await turnOff('news', await unlock())
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
    const answer = await ask(`/admin/flags/history${query}`)
    return (await answer.json<{ changes: FlagHistoryEntry[] }>()).changes
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
    // the value after that change
    { to: false, can_undo: true },
  ])
})

test('the drift report names what code, database and use disagree about', async () => {
  const { world, ask } = await adminWorld()
  const drift = async (): Promise<FlagDrift> => (await ask('/admin/flags/drift')).json()
  const none = { not_stored: [], not_in_code: [], not_read: [] }
  expect(await drift()).toEqual({ ...none, recording_since: null })
  await execute("delete from feature_flags where id = 'founder'")
  await execute(
    "insert into feature_flags (id, name, enabled, updated_at) values ('old_shop', 'old_shop', 1, '2025-01-01T00:00:00.000Z')",
  )
  await world.send('/ofrep/v1/evaluate/flags/teams', { method: 'POST', body: {} })
  const found = { not_stored: ['founder'], not_in_code: ['old_shop'] }
  expect(await drift()).toMatchObject({ ...none, ...found })
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
    (await rows<{ name: string }>('select name from flag_reads order by name')).map((it) => it.name)
  const visit = (path: string, minutes = 0) =>
    call(path, {}, { ...override, now: () => new Date(world.now().getTime() + minutes * 60_000) })
  // with a query that a page reads, the page is rendered again
  await visit('/teams?mode=first')
  const first = await read()
  expect(first).toEqual(expect.arrayContaining(['teams', 'solutions', 'french_language']))
  expect(first).not.toContain('founder')

  const before = counts.statements
  for (let view = 0; view < 5; view++) await visit(`/?mode=${view}`)
  expect(counts.statements).toBe(before)
  await visit('/?mode=later', 61)
  expect(await read()).toContain('founder')
})

test('a database that takes no reads breaks no page', async () => {
  await adminWorld()
  await execute('drop table flag_reads')
  const { override } = counting()
  expect((await call('/teams?mode=again', {}, override)).status).toBe(200)
})

type Asked = Awaited<ReturnType<typeof adminWorld>>

const inMinutes = ({ world }: Asked, minutes: number) =>
  new Date(world.now().getTime() + minutes * 60_000).toISOString()

const plan = (asked: Asked, minutes: number, enabled: boolean, more = {}, by?: string) => {
  const seen = { if_updated_at: seededAt.toISOString(), apply_at: inMinutes(asked, minutes) }
  const body = { flag_id: 'teams', enabled, ...seen, ...more }
  return asked.ask('/admin/flags/schedules', 'POST', body, by)
}
const teams = async ({ ask }: Asked) => {
  const { flags }: StaffFlagList = await (await ask('/admin/flags')).json()
  return flags.find(({ id }) => id === 'teams')
}
const states = async () =>
  (await rows('select state from flag_schedules order by apply_at')).map(({ state }) => state)

test('a plan is carried out by the cron once its time has come, and the trail says so', async () => {
  const asked = await adminWorld()
  const answer = await plan(asked, 30, false, { note: 'Season ends' })
  expect(answer.status).toBe(201)
  const { schedule, others }: FlagScheduled = await answer.json()
  expect(others).toEqual([])
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 0, conflicts: 0 })
  asked.world.pass(31 * 60)
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 1, conflicts: 0 })
  const why = { note: 'Season ends', cause: `schedule:${schedule.id}` }
  const last_change = { actor_name: 'admin@example.com', ...why }
  expect(await teams(asked)).toMatchObject({ enabled: false, schedules: [], last_change })
  expect(await scalar('select count(*) as n from flag_changes')).toBe(1)
  expect((await asked.world.send('/teams')).status, 'readers see it').toBe(404)
  // once
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 0, conflicts: 0 })
})

test('two plans for one flag: the second is warned of the first, and both are carried out', async () => {
  const asked = await adminWorld()
  await plan(asked, 10, false)
  const { others }: FlagScheduled = await (await plan(asked, 20, true)).json()
  expect(others).toMatchObject([{ enabled: false, actor_name: 'admin@example.com' }])
  asked.world.pass(25 * 60)
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 2, conflicts: 0 })
  expect(await teams(asked)).toMatchObject({ enabled: true })
  expect(await states()).toEqual(['applied', 'applied'])
})

test('a flag that someone changed after the planning is left to them, and the plan tells', async () => {
  const asked = await adminWorld()
  await plan(asked, 10, false)
  for (const enabled of [false, true]) await asked.ask('/flags/teams', 'PATCH', { enabled })
  asked.world.pass(11 * 60)
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 0, conflicts: 1 })
  expect(await teams(asked)).toMatchObject({ enabled: true, schedules: [{ state: 'conflict' }] })
  asked.world.pass(8 * 24 * 3600)
  expect(await teams(asked)).toMatchObject({ schedules: [] })
})

test('planning on an old state, in the past, for years ahead or for no flag is refused', async () => {
  const asked = await adminWorld()
  const status = async (minutes: number, more = {}) =>
    (await plan(asked, minutes, false, more)).status
  expect(await status(-1)).toBe(422)
  expect(await status(400 * 24 * 60)).toBe(422)
  expect(await status(10, { flag_id: 'nothing' })).toBe(404)
  await asked.ask('/flags/teams', 'PATCH', { enabled: false })
  expect(await status(10)).toBe(409)
  expect(await states()).toEqual([])
})

test('a plan that waits can be taken back, once', async () => {
  const asked = await adminWorld()
  const { schedule }: FlagScheduled = await (await plan(asked, 10, false)).json()
  const cancel = async () =>
    (await asked.ask(`/admin/flags/schedules/${schedule.id}`, 'DELETE')).status
  expect([await cancel(), await cancel()]).toEqual([204, 404])
  asked.world.pass(11 * 60)
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 0, conflicts: 0 })
  expect(await teams(asked)).toMatchObject({ enabled: true })
})

test('two runs of the cron at once carry a plan out once', async () => {
  const asked = await adminWorld()
  await plan(asked, 1, false)
  asked.world.pass(61)
  const deps = asked.world.deps()
  await Promise.all([applySchedules(deps), applySchedules(deps), applySchedules(deps)])
  expect(await scalar('select count(*) as n from flag_changes')).toBe(1)
  expect(await states()).toEqual(['applied'])
})

test('while D1 is down a run fails as a whole, and the next one catches up', async () => {
  const asked = await adminWorld()
  await plan(asked, 1, false)
  asked.world.pass(61)
  const failing = applySchedules({ ...asked.world.deps(), db: brokenDatabase })
  await expect(failing).rejects.toThrow(/reachable/)
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 1, conflicts: 0 })
})

/** Two changes scheduled by Anna for one minute: one hides the teams, one changes nothing. */
async function planned() {
  const asked = await adminWorld()
  const anna = await someone(asked.world, 'admin', 'anna@example.com')
  const answers = [
    await plan(asked, 10, false, {}, await anna.token()),
    await plan(asked, 10, true, { flag_id: 'insights' }, await anna.token()),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  return asked
}

const annas = "(select id from users where email = 'anna@example.com')"
const goings = {
  'lost the role': `delete from user_roles where user_id = ${annas}`,
  'became a client': `update user_roles set role = 'client' where user_id = ${annas}`,
  'was suspended': `update users set banned_until = '9999-12-31T23:59:59.999Z' where id = ${annas}`,
  'was deleted': `delete from users where id = ${annas}`,
}

for (const [going, statement] of Object.entries(goings)) {
  test(`what someone planned who ${going} meanwhile switches nothing, and administrators hear of it`, async () => {
    const asked = await planned()
    const { world } = asked
    await execute(statement)
    world.pass(11 * 60)
    expect(await applySchedules(world.deps())).toEqual({ applied: 0, conflicts: 2 })
    expect((await world.send('/teams')).status).toBe(200)
    const left = { enabled: true, last_change: null, schedules: [{ state: 'conflict' }] }
    expect(await teams(asked)).toMatchObject(left)
    const results = await rows(`select subject, u.email from notifications n
        join notification_recipients r on r.notification_id = n.id join users u on u.id = r.user_id
        where event = 'plan-conflict' order by subject`)
    const notified = ['insights', 'teams'].map((subject) => ({
      subject,
      email: 'admin@example.com',
    }))
    expect(results).toEqual(notified)
    expect(await applySchedules(world.deps()), 'notified once').toEqual({
      applied: 0,
      conflicts: 0,
    })
  })
}

test('a plan is carried out when its author was suspended for a while and is back by then', async () => {
  const asked = await planned()
  const { world } = asked
  await execute(`update users set banned_until = ? where id = ${annas}`, inMinutes(asked, 5))
  world.pass(11 * 60)
  expect(await applySchedules(world.deps())).toEqual({ applied: 2, conflicts: 0 })
  expect((await world.send('/teams')).status).toBe(404)
})
