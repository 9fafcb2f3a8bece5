import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import { resealFactors } from '../../../../worker/features/auth/factors/reseal-factors.ts'
import { dataKeys } from '../../../../worker/lib/secrets/key-ring.ts'
import { testSecrets } from '../../../setup/test-secrets.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld } from '../world.ts'
import { protectedUser, prove, signedIn } from './authenticator.ts'

const { JWT_PRIVATE_JWK } = testSecrets
const DATA_KEY = Buffer.alloc(32, 1).toString('base64')

test('after an hour of moving the old key can go: authenticators work without it', async () => {
  const email = 'a@example.com'
  const { authenticator } = await protectedUser(
    createWorld({ dataKeys: () => dataKeys({ JWT_PRIVATE_JWK }) }),
    email,
  )
  const moving = { JWT_PRIVATE_JWK, DATA_KEY, DATA_PREVIOUS_KEYS: 'signing' }
  const during = createWorld({ dataKeys: () => dataKeys(moving) })
  await resealFactors(during.deps())
  const after = createWorld({ dataKeys: () => dataKeys({ JWT_PRIVATE_JWK, DATA_KEY }) })
  after.pass(90)
  expect((await prove(await signedIn(after, email), authenticator)).error).toBeNull()
})

test('a damaged secret keeps none of the others on the old key', async () => {
  const emails = ['a@example.com', 'b@example.com', 'c@example.com']
  const world = createWorld({ dataKeys: () => dataKeys({ JWT_PRIVATE_JWK }), limits: noLimits })
  for (const email of emails) await protectedUser(world, email)
  const { db } = world.deps()
  const rows = async () => db.select().from(factorsTable).orderBy(factorsTable.id)
  const before = await rows()
  const damaged = before[0]!
  const secret = `${damaged.secret?.slice(0, -4)}AAAA`
  await db.update(factorsTable).set({ secret }).where(eq(factorsTable.id, damaged.id))
  const moving = { JWT_PRIVATE_JWK, DATA_KEY, DATA_PREVIOUS_KEYS: 'signing' }
  await resealFactors({ ...world.deps(), dataKeys: () => dataKeys(moving) })
  const after = await rows()
  expect(after[0]?.secret).toBe(secret)
  for (const at of [1, 2]) expect(after[at]?.secret).not.toBe(before[at]?.secret)
})

test('a secret whose key is gone stays as it is, for the day its key is found', async () => {
  const world = createWorld({ dataKeys: () => dataKeys({ JWT_PRIVATE_JWK }) })
  await protectedUser(world, 'a@example.com')
  const sealed = async () =>
    (await world.deps().db.select().from(factorsTable)).map(({ secret }) => secret)
  const before = await sealed()
  await resealFactors({ ...world.deps(), dataKeys: () => dataKeys({ JWT_PRIVATE_JWK, DATA_KEY }) })
  expect(await sealed()).toEqual(before)
})

test('where a key was left out its factors open nothing, and cost their owner no tries', async () => {
  const email = 'a@example.com'
  const own = { dataKeys: () => dataKeys({ JWT_PRIVATE_JWK }) }
  const { authenticator } = await protectedUser(createWorld(own), email)
  const lost = createWorld({
    dataKeys: () => dataKeys({ JWT_PRIVATE_JWK, DATA_KEY }),
    limits: noLimits,
  })
  lost.pass(90)
  const client = await signedIn(lost, email)
  for (let attempt = 0; attempt < 7; attempt++) {
    expect((await prove(client, authenticator)).error?.status).toBe(500)
  }
  const again = createWorld({ ...own, limits: noLimits })
  again.pass(90)
  expect((await prove(await signedIn(again, email), authenticator)).error).toBeNull()
})
