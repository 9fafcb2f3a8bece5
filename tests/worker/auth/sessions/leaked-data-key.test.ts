import { eq } from 'drizzle-orm'
import { expect, test, type TestContext } from 'vitest'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { refreshToken } from '../../../../worker/features/auth/sessions/refresh-tokens.ts'
import { dataKeys } from '../../../../worker/lib/secrets/key-ring.ts'
import { testSecrets } from '../../../setup/test-secrets.ts'
import { createWorld } from '../world.ts'
import { refresh, sessionCount } from './refreshing.ts'

/*
 * A data key that leaked was replaced and stays among the older ones, so that nobody is signed out. Whoever has it, and
 * ids of sessions, makes tokens of any generation that are authentic.
 */
const { JWT_PRIVATE_JWK } = testSecrets
const [leaked, fresh] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
const old = () => dataKeys({ JWT_PRIVATE_JWK, DATA_KEY: leaked! })
const both = () => dataKeys({ JWT_PRIVATE_JWK, DATA_KEY: fresh!, DATA_PREVIOUS_KEYS: leaked! })

const sessionOf = async (world: ReturnType<typeof createWorld>) =>
  (await world.deps().db.select().from(sessionsTable))[0]!

async function refusesForged(
  world: ReturnType<typeof createWorld>,
  { expect }: Pick<TestContext, 'expect'>,
) {
  const { id, generation } = await sessionOf(world)
  for (const guess of [generation + 1, generation, generation - 1, generation - 2]) {
    if (guess < 0) continue
    const made = { id, keyId: old().keyId, generation: guess }
    const { status, body } = await refresh(world, refreshToken(old(), made)!)
    expect([guess - generation, status]).toEqual([guess - generation, 400])
    expect(body).not.toHaveProperty('refresh_token')
    if ((await sessionCount(world)) === 0) return
  }
}

test('an older data key makes no token of a session that it never had', async () => {
  const world = createWorld({ dataKeys: both })
  const { refresh_token } = await world.session(await world.user('a@example.com'))
  const { id, generation } = await sessionOf(world)
  const forged = refreshToken(old(), { id, keyId: old().keyId, generation })!
  expect((await refresh(world, forged)).status).toBe(400)
  expect(await sessionCount(world), 'and ends none').toBe(1)
  const next = await refresh(world, refresh_token)
  expect(next.status).toBe(200)
  const parent = refreshToken(old(), { id, keyId: old().keyId, generation })!
  expect((await refresh(world, parent)).status).toBe(400)
  expect((await refresh(world, String(next.body['refresh_token']))).status).toBe(200)
  await refusesForged(world, { expect })
})

test('who was signed in before the key was replaced stays so, and whoever lost an answer gets it', async () => {
  const before = createWorld({ dataKeys: old })
  const { refresh_token } = await before.session(await before.user('a@example.com'))
  const world = createWorld({ dataKeys: both })
  const moved = await refresh(world, refresh_token)
  expect(moved.status).toBe(200)
  world.pass(60)
  const again = await refresh(world, refresh_token)
  expect(again.body['refresh_token']).toBe(moved.body['refresh_token'])
  expect((await refresh(world, String(moved.body['refresh_token']))).status).toBe(200)
})

test('a session that spent tokens before their hashes were kept goes on', async () => {
  const world = createWorld()
  const { refresh_token } = await world.session(await world.user('a@example.com'))
  const moved = await refresh(world, refresh_token)
  const { id, generation } = await sessionOf(world)
  const spent = [{ generation: generation - 1, atMs: world.now().getTime() }]
  await world.deps().db.update(sessionsTable).set({ spent }).where(eq(sessionsTable.id, id))
  world.pass(60)
  const again = await refresh(world, refresh_token)
  expect(again.body['refresh_token']).toBe(moved.body['refresh_token'])
})
