import { expect, test } from 'vitest'
import { challengesTable, factorsTable } from '../../../../worker/db/schema/factors.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import {
  flowStatesTable,
  oneTimeTokensTable,
  sendLimitsTable,
} from '../../../../worker/db/schema/sign-in.ts'
import { cleanUp } from '../../../../worker/features/auth/clean-up.ts'
import { createWorld, type World } from '../world.ts'

const tables = {
  oneTimeTokens: oneTimeTokensTable,
  sendLimits: sendLimitsTable,
  flows: flowStatesTable,
  sessions: sessionsTable,
  factors: factorsTable,
  challenges: challengesTable,
}

async function counts(world: World) {
  const { db } = world.deps()
  const entries = Object.entries(tables).map(async ([name, table]) => [
    name,
    await db.$count(table),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

async function addFactor(
  world: World,
  userId: string,
  status: 'verified' | 'unverified',
  at: string,
) {
  const id = crypto.randomUUID()
  const row = { id, userId, factorType: 'totp' as const, status, createdAt: at, updatedAt: at }
  await world.deps().db.insert(factorsTable).values(row)
  return id
}

test('what is expired goes, what lives stays', async () => {
  const world = createWorld({ sessionMaxDays: () => 365 }) // what ends here has been at rest
  const { db } = world.deps()
  const user = await world.user('a@example.com')
  await world.session(user)
  const client = world.client('pkce')
  await client.resetPasswordForEmail('a@example.com')
  await world.send(world.lastMail('a@example.com').link)
  await world.client().signInWithOtp({ email: 'a@example.com' })
  const verified = await addFactor(world, user.id, 'verified', world.now().toISOString())
  await addFactor(world, user.id, 'unverified', world.now().toISOString())
  await db.insert(challengesTable).values({
    id: crypto.randomUUID(),
    factorId: verified,
    ip: '192.0.2.1',
    tries: 0,
    createdAt: world.now().toISOString(),
    expiresAt: new Date(world.now().getTime() + 3e5).toISOString(),
  })
  const full = { oneTimeTokens: 1, sendLimits: 1, flows: 1, sessions: 1, factors: 2, challenges: 1 }
  expect(await counts(world)).toEqual(full)

  await cleanUp(world.deps())
  expect(await counts(world)).toEqual(full)

  world.pass(2 * 3600)
  await cleanUp(world.deps())
  const short = { oneTimeTokens: 0, flows: 0, challenges: 0 }
  expect(await counts(world)).toEqual({ ...full, ...short })

  world.pass(25 * 3600)
  await cleanUp(world.deps())
  const day = { ...short, sendLimits: 0, factors: 1 }
  expect(await counts(world)).toEqual({ ...full, ...day })

  world.pass(90 * 86_400)
  await cleanUp(world.deps())
  expect(await counts(world)).toEqual({ ...full, ...day, sessions: 0 })
})

test('a factor that is being tried stays', async () => {
  const world = createWorld()
  const user = await world.user('a@example.com')
  await addFactor(world, user.id, 'unverified', world.now().toISOString())
  world.pass(25 * 3600)
  await world.deps().db.update(factorsTable).set({ lastChallengedAt: world.now().toISOString() })
  await cleanUp(world.deps())
  expect(await counts(world)).toMatchObject({ factors: 1 })
})

test('more than a chunk goes in several statements', async () => {
  const world = createWorld()
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    key: String(index),
    sentAt: '2026-01-01T00:00:00.000Z',
  }))
  const { db } = world.deps()
  for (let at = 0; at < rows.length; at += 40) {
    await db.insert(sendLimitsTable).values(rows.slice(at, at + 40))
  }
  await cleanUp(world.deps())
  expect(await counts(world)).toMatchObject({ sendLimits: 0 })
})
