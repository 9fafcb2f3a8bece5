import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { FlagList } from '#contract/flag-calls.ts'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { seed } from '../../../../worker/db/seed.ts'
import { scalar } from '../../kit/rows.ts'
import { unlock } from '../../kit/staff.ts'
import { signedIn, tokenOf } from '../factors/authenticator.ts'
import { createWorld, expectOutcome, json, password, type World } from '../world.ts'

type Role = 'admin' | 'client'

/** A signed-in user with or without a role. */
async function someone(world: World, role: Role | null, email = `${role}@example.com`) {
  const user = await world.user(email)
  if (role) await world.grant(user, role)
  return { user, token: (await world.session(user)).access_token }
}

/** A test environment with feature flags. */
async function seededWorld() {
  const world = createWorld()
  await seed(world.deps().db, [], world.now())
  return world
}

const patchFlag = (world: World, token?: string, enabled = false) => {
  const by = token === undefined ? {} : { token }
  return world.send('/api/flags/insights', { method: 'PATCH', body: { enabled }, ...by })
}

test.for([
  ['admin', false],
  ['client', true],
  [null, false],
] as const)('GET /api/me tells someone with role %s', async ([role, isClient]) => {
  const world = createWorld()
  const { user, token } = await someone(world, role)
  const response = await world.send('/api/me', { token })
  const { id, email } = user
  expect(await json(response)).toEqual({ id, email, role, is_client: isClient })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('the simple admin token still switches flags, and opens nothing else', async () => {
  const world = await seededWorld()
  const token = await unlock()
  expect((await patchFlag(world, token)).status).toBe(200)
  for (const path of ['/api/me', '/api/account/sessions'])
    await expectOutcome(await world.send(path, { token }), 403, 'auth/forbidden')
  expect((await world.auth('/user', { token })).status).toBe(403)
})

test('clients, people without a role and strangers switch nothing', async () => {
  const world = await seededWorld()
  for (const role of ['client', null] as const) {
    const { token } = await someone(world, role)
    await expectOutcome(await patchFlag(world, token), 403, 'auth/forbidden')
  }
  const { status, headers } = await patchFlag(world)
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect((await patchFlag(world, 'not.a.token')).status).toBe(401)
  expect(await scalar("select enabled from feature_flags where id = 'insights'")).toBe(1)
  expect((await world.send('/api/me')).status).toBe(401)
})

test('losing the role, being suspended and signing out act on the next request', async () => {
  const world = await seededWorld()
  const { db } = world.deps()
  const { user, token } = await someone(world, 'admin')
  const attempt = async () => json(await patchFlag(world, token, true))
  await db.delete(userRolesTable).where(eq(userRolesTable.userId, user.id))
  expect(await attempt()).toMatchObject({ code: 'auth/forbidden' })
  await db.insert(userRolesTable).values({ userId: user.id, role: 'admin' })
  await world.update(user, { bannedUntil: '2999-01-01T00:00:00.000Z' })
  expect(await attempt()).toMatchObject({ status: 403, code: 'auth/forbidden' })
  expect(await json(await world.auth('/user', { token }))).toMatchObject({ code: 'user_banned' })
  await world.update(user, { bannedUntil: '2020-01-01T00:00:00.000Z' })
  expect((await patchFlag(world, token)).status).toBe(200)
  await world.auth('/logout', { method: 'POST', token })
  expect(await attempt()).toMatchObject({ status: 403, code: 'auth/session-gone' })
})

test('metadata that say admin are worth nothing', async () => {
  const world = await seededWorld()
  const { token } = await someone(world, null)
  await world.put(token, { data: { role: 'admin' } })
  expect((await patchFlag(world, token)).status).toBe(403)
})

test('people see and end their own sessions, and no one else’s', async () => {
  const world = createWorld()
  const { user, token } = await someone(world, 'client')
  const other = await world.session(user)
  const stranger = await someone(world, 'admin')
  const list = async (bearer: string) =>
    (await json(await world.send('/api/account/sessions', { token: bearer }))) as {
      sessions: { id: string; current: boolean; user_agent: string }[]
    }
  const end = (id: string, bearer: string) =>
    world.send(`/api/account/sessions/${id}`, { method: 'DELETE', token: bearer })

  const { sessions } = await list(token)
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  expect(sessions[0]).toMatchObject({ user_agent: 'test', created_at: expect.any(String) })
  const away = sessions.find(({ current }) => !current)?.id ?? ''

  await expectOutcome(await end(away, stranger.token), 404, 'request/not-found')
  expect((await end(crypto.randomUUID(), token)).status).toBe(404)
  expect((await world.auth('/user', { token: other.access_token })).status).toBe(200)
  expect((await end(away, token)).status).toBe(204)
  expect((await world.auth('/user', { token: other.access_token })).status).toBe(403)
  expect((await list(token)).sessions).toHaveLength(1)
})

test('seeding twice changes nothing that staff or owners changed', async () => {
  const world = createWorld()
  const { db } = world.deps()
  const accounts = [
    { email: 'Admin@example.com', password, role: 'admin' },
    { email: 'client@example.com', password, role: 'client' },
  ] as const
  await seed(db, accounts, world.now())
  const token = await tokenOf(await signedIn(world, 'admin@example.com'))
  expect(await json(await world.send('/api/me', { token }))).toMatchObject({ role: 'admin' })
  await patchFlag(world, token)
  const users = await world.users()
  await seed(db, [{ ...accounts[0], password: 'Something-else-1' }, accounts[1]], world.now())
  expect((await world.users()).map(({ passwordHash }) => passwordHash)).toEqual(
    users.map(({ passwordHash }) => passwordHash),
  )
  const { flags } = await (await world.send('/api/flags')).json<FlagList>()
  expect(flags.find(({ id }) => id === 'insights')).toMatchObject({ enabled: false })
})
