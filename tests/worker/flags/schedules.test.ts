import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { FlagScheduled, StaffFlagList } from '#contract/staff/flag-admin-calls.ts'
import { applySchedules } from '../../../worker/features/flags/schedules.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { adminWorld, seededAt } from './admin-world.ts'

type Asked = Awaited<ReturnType<typeof adminWorld>>

const inMinutes = ({ world }: Asked, minutes: number) =>
  new Date(world.now().getTime() + minutes * 60_000).toISOString()

const plan = (asked: Asked, minutes: number, enabled: boolean, more = {}) =>
  asked.ask('/admin/flags/schedules', 'POST', {
    flag_id: 'teams',
    enabled,
    apply_at: inMinutes(asked, minutes),
    if_updated_at: seededAt.toISOString(),
    ...more,
  })
const teams = async ({ ask }: Asked) => {
  const { flags }: StaffFlagList = await (await ask('/admin/flags')).json()
  return flags.find(({ id }) => id === 'teams')
}
const states = async () =>
  (await env.DB.prepare('select state from flag_schedules order by apply_at').all()).results.map(
    ({ state }) => state,
  )

test('a plan is carried out by the cron once its time has come, and the trail says so', async () => {
  const asked = await adminWorld()
  const answer = await plan(asked, 30, false, { note: 'Season ends' })
  expect(answer.status).toBe(201)
  const { schedule, others }: FlagScheduled = await answer.json()
  expect(others).toEqual([])
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 0, conflicts: 0 })
  asked.world.pass(31 * 60)
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 1, conflicts: 0 })
  expect(await teams(asked)).toMatchObject({
    enabled: false,
    schedules: [],
    last_change: {
      actor_name: 'admin@example.com',
      note: 'Season ends',
      cause: `schedule:${schedule.id}`,
    },
  })
  const { results } = await env.DB.prepare('select * from flag_changes').all()
  expect(results).toHaveLength(1)
  // once
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 0, conflicts: 0 })
})

test('readers see a planned switch as soon as it is carried out', async () => {
  const asked = await adminWorld()
  await plan(asked, 1, false)
  asked.world.pass(61)
  await applySchedules(asked.world.deps())
  const page = await asked.world.send('/teams')
  expect(page.status).toBe(404)
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

test('a flag that somebody changed after the planning is left to them, and the plan tells', async () => {
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
  expect(await env.DB.prepare('select count(*) as n from flag_changes').first('n')).toBe(1)
  expect(await states()).toEqual(['applied'])
})

test('while D1 is down a run fails as a whole, and the next one catches up', async () => {
  const asked = await adminWorld()
  await plan(asked, 1, false)
  asked.world.pass(61)
  await expect(applySchedules({ ...asked.world.deps(), db: brokenDatabase })).rejects.toThrow(
    /reachable/,
  )
  expect(await applySchedules(asked.world.deps())).toEqual({ applied: 1, conflicts: 0 })
})
