import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { StaffFlagList } from '#contract/staff/flag-admin-calls.ts'
import { applySchedules } from '../../../worker/features/flags/schedules.ts'
import { adminWorld, seededAt, somebody } from './admin-world.ts'

/** Two plans of Anna's for the same minute: to hide the teams, and to show what is shown. */
async function planned() {
  const asked = await adminWorld()
  const { world } = asked
  const anna = await somebody(world, 'admin', 'anna@example.com')
  for (const [flag, enabled] of [
    ['teams', false],
    ['insights', true],
  ] as const) {
    const answer = await world.send('/api/admin/flags/schedules', {
      method: 'POST',
      token: await anna.token(),
      body: {
        flag_id: flag,
        enabled,
        apply_at: new Date(world.now().getTime() + 10 * 60_000).toISOString(),
        if_updated_at: seededAt.toISOString(),
      },
    })
    if (answer.status !== 201) throw new Error(`Planning answers ${answer.status}`)
  }
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
  test(`what somebody planned who ${going} meanwhile switches nothing, and administrators hear of it`, async () => {
    const { world, ask } = await planned()
    await env.DB.prepare(statement).run()
    world.pass(11 * 60)
    expect(await applySchedules(world.deps())).toEqual({ applied: 0, conflicts: 2 })
    expect((await world.send('/teams')).status).toBe(200)
    const { flags }: StaffFlagList = await (await ask('/admin/flags')).json()
    expect(flags.find(({ id }) => id === 'teams')).toMatchObject({
      enabled: true,
      last_change: null,
      schedules: [{ state: 'conflict' }],
    })
    const { results } = await env.DB.prepare(
      `select subject, u.email from notifications n
        join notification_recipients r on r.notification_id = n.id join users u on u.id = r.user_id
        where event = 'plan-conflict' order by subject`,
    ).all()
    expect(results).toEqual([
      { subject: 'insights', email: 'admin@example.com' },
      { subject: 'teams', email: 'admin@example.com' },
    ])
    expect(await applySchedules(world.deps()), 'told once').toEqual({ applied: 0, conflicts: 0 })
  })
}

test('whoever was suspended for a while and is back by then has their plan carried out', async () => {
  const { world } = await planned()
  await env.DB.prepare(`update users set banned_until = ? where id = ${annas}`)
    .bind(new Date(world.now().getTime() + 5 * 60_000).toISOString())
    .run()
  world.pass(11 * 60)
  expect(await applySchedules(world.deps())).toEqual({ applied: 2, conflicts: 0 })
  expect((await world.send('/teams')).status).toBe(404)
})
