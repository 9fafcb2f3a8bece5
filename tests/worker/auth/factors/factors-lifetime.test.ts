import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { claimsOf, enrol, protectedUser, prove, signedIn } from './authenticator.ts'
import { createWorld } from '../world.ts'

test('an unverified factor is no way around a verified one', async () => {
  const world = createWorld()
  const { client, authenticator } = await protectedUser(world, 'a@example.com')
  const second = await enrol(world, client, 'Second')
  const weak = await signedIn(world, 'a@example.com')
  expect((await prove(weak, second)).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect((await prove(client, second)).error).toBeNull()
  expect((await prove(weak, authenticator)).error).toBeTruthy() // verifying ended the aal1 session
})

test('unverified factors: given up after five minutes unless challenged, gone once one is verified', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  const client = await signedIn(world, 'a@example.com')
  const abandoned = await enrol(world, client, 'Abandoned')
  const challenged = await enrol(world, client, 'Challenged')
  await client.mfa.challenge({ factorId: challenged.id })
  world.pass(301)
  const third = await enrol(world, client, 'Third')
  const ids = async () =>
    (await client.getUser()).data.user?.factors?.map(({ id }) => id).toSorted()
  expect(await ids()).toEqual([challenged.id, third.id].toSorted())
  expect((await client.mfa.challenge({ factorId: abandoned.id })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
  await prove(client, third)
  expect(await ids()).toEqual([third.id])
})

test('a verified factor survives later enrolments', async () => {
  const world = createWorld()
  const { client, authenticator } = await protectedUser(world, 'a@example.com')
  world.pass(3000)
  await prove(client, authenticator)
  await enrol(world, client, 'Second')
  const listed = await client.mfa.listFactors()
  expect(listed.data?.totp.map(({ id }) => id)).toEqual([authenticator.id])
})

test('a verified factor is removed at aal2 only; its sessions fall back to aal1', async () => {
  const world = createWorld()
  const { user, client, authenticator } = await protectedUser(world, 'a@example.com')
  const weak = await signedIn(world, 'a@example.com')
  const refused = await weak.mfa.unenroll({ factorId: authenticator.id })
  expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  const removed = await client.mfa.unenroll({ factorId: authenticator.id })
  expect(removed.data).toEqual({ id: authenticator.id })
  const { data } = await client.refreshSession()
  const claims = claimsOf(data.session?.access_token ?? '')
  expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  expect(data.user).not.toHaveProperty('factors')
  const { db } = world.deps()
  const rows = await db.select().from(sessionsTable).where(eq(sessionsTable.userId, user.id))
  expect(rows.map(({ aal, factorId }) => [aal, factorId])).toEqual([
    ['aal1', null],
    ['aal1', null],
  ])
})

test('an unverified factor is removed at any level', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  const client = await signedIn(world, 'a@example.com')
  const { id } = await enrol(world, client)
  expect((await client.mfa.unenroll({ factorId: id })).data).toEqual({ id })
  expect((await client.mfa.unenroll({ factorId: id })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
})
