import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Session } from '#contract/auth.ts'
import { factorsTable, recoveryCodesTable } from '../../../../worker/db/schema/factors.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { resealFactors } from '../../../../worker/features/auth/factors/secret.ts'
import { mailLanguages } from '../../../../worker/features/auth/mail/mail-languages.ts'
import { dataKeys } from '../../../../worker/lib/secrets/key-ring.ts'
import { testSecrets } from '../../../setup/test-secrets.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, expectOutcome, json, type World } from '../world.ts'
import { claimsOf, enrol, protectedUser, prove, signedIn, tokenOf } from './authenticator.ts'

const make = (world: World, token: string) =>
  world.send('/api/account/recovery-codes', { method: 'POST', token, body: {} })
const state = async (world: World, token: string) =>
  json(await world.send('/api/account/recovery-codes', { token }))
const redeem = (world: World, token: string, code: string, ip?: string) =>
  world.send('/api/account/recovery-codes/redeem', {
    method: 'POST',
    token,
    body: { code },
    headers: ip === undefined ? {} : { 'cf-connecting-ip': ip },
  })

/** A user with a second factor, ten recovery codes, and tokens at aal2 and aal1. */
async function prepared(world: World) {
  const { user, client, authenticator } = await protectedUser(world, 'a@example.com')
  const strong = await tokenOf(client)
  const { codes } = (await json(await make(world, strong))) as { codes: string[] }
  const weak = await signedIn(world, 'a@example.com')
  return { user, client, authenticator, strong, codes, weak, token: await tokenOf(weak) }
}

test('ten codes are shown once, and the database has none of them', async () => {
  const { client, world } = await protectedUser(createWorld(), 'a@example.com')
  const token = await tokenOf(client)
  expect(await state(world, token)).toEqual({ remaining: 0, created_at: null })
  const response = await make(world, token)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { codes } = (await json(response)) as { codes: string[] }
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/)
  const rows = JSON.stringify(await world.deps().db.select().from(recoveryCodesTable))
  for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''))
  expect(await state(world, token)).toEqual({ remaining: 10, created_at: expect.any(String) })
})

test('the owner is mailed about recovery codes in the language that they read on the screen', async () => {
  const { client, world } = await protectedUser(createWorld(), 'a@example.com')
  const headers = { 'accept-language': 'fr' }
  const post = (path: string, token: string, body: object) =>
    world.send(`/api/account/recovery-codes${path}`, { method: 'POST', token, body, headers })
  const { codes } = (await json(await post('', await tokenOf(client), {}))) as { codes: string[] }
  const { first_codes_made: first, recovery_code_used: used } = mailLanguages.fr.mails
  expect(world.lastMail('a@example.com').subject).toBe(first.subject)
  const weak = await tokenOf(await signedIn(world, 'a@example.com'))
  expect((await post('/redeem', weak, { code: codes[0] })).status).toBe(200)
  expect(world.lastMail('a@example.com').subject).toBe(used.subject)
})

test('a code takes the place of the lost phone: a full session, and a mail to the owner', async () => {
  const world = createWorld()
  const { user, codes, token } = await prepared(world)
  await world.grant(user, 'admin')
  const response = await redeem(world, token, ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')} `)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const session = (await response.json()) as Session
  expect(session).toMatchObject({
    token_type: 'bearer',
    refresh_token: expect.any(String),
    user: { id: user.id, factors: [{ status: 'verified' }] },
  })
  const claims = claimsOf(session.access_token)
  expect(claims['aal']).toBe('aal2')
  expect(claims['amr']).toMatchObject([{ method: 'mfa/recovery_code' }, { method: 'password' }])
  expect(claims['session_id']).toBe(claimsOf(token)['session_id'])
  expect((await world.send('/api/admin/users', { token: session.access_token })).status).toBe(200)
  // the unmodified client can use the session
  const client = world.client()
  await client.setSession(session)
  const level = (await client.mfa.getAuthenticatorAssuranceLevel()).data
  expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect((await client.refreshSession()).error).toBeNull()
  expect(await state(world, await tokenOf(client))).toMatchObject({ remaining: 9 })
  const mail = world.lastMail('a@example.com')
  expect(mail.subject).toBe('A recovery code was used to sign in')
  expect(mail.text).toContain('Recovery codes left: 9.')
})

test('a code works once, also for many who use it at the same moment', async () => {
  const world = createWorld()
  const { codes, token } = await prepared(world)
  const attempts = Array.from({ length: 6 }, () => redeem(world, token, codes[0] ?? ''))
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const fresh = await tokenOf(await signedIn(world, 'a@example.com'))
  await expectOutcome(await redeem(world, fresh, codes[0] ?? ''), 403, 'auth/recovery-code-wrong')
})

test('new recovery codes need a second step of a moment ago, and void the old ones', async () => {
  const world = createWorld()
  const { client, authenticator, codes, strong, token } = await prepared(world)
  await expectOutcome(await make(world, token), 403, 'auth/second-factor-needed')
  world.pass(16 * 60)
  await expectOutcome(await make(world, strong), 403, 'auth/second-factor-too-old')
  await prove(client, authenticator)
  await expectOutcome(await make(world, strong), 401, 'auth/token-invalid', 'a token from before')
  expect((await make(world, await tokenOf(client))).status).toBe(200)
  const weak = await tokenOf(await signedIn(world, 'a@example.com'))
  expect((await redeem(world, weak, codes[0] ?? '')).status).toBe(403)
  expect(await state(world, await tokenOf(client))).toMatchObject({ remaining: 10 })
})

test('without a factor there are no codes, and removing the last one voids them', async () => {
  const world = createWorld()
  const { user, client, authenticator, codes, token, weak } = await prepared(world)
  const raised = (await (await redeem(world, token, codes[0] ?? '')).json()) as Session
  await client.mfa.unenroll({ factorId: authenticator.id })
  const { db } = world.deps()
  expect(await db.select().from(recoveryCodesTable)).toEqual([])
  const sessions = await db.select().from(sessionsTable).where(eq(sessionsTable.userId, user.id))
  expect(sessions.map(({ aal }) => aal)).toEqual(sessions.map(() => 'aal1'))
  await expectOutcome(await make(world, raised.access_token), 403, 'auth/second-factor-too-old')
  // codes from before a factor was added again are refused, too
  await weak.setSession(raised)
  await weak.refreshSession()
  await prove(weak, await enrol(world, weak))
  const later = await tokenOf(await signedIn(world, 'a@example.com'))
  expect((await redeem(world, later, codes[1] ?? '')).status).toBe(403)
})

test('codes of someone else, and what is no code, open nothing', async () => {
  const world = createWorld()
  const { codes } = await prepared(world)
  await protectedUser(world, 'b@example.com')
  const other = await tokenOf(await signedIn(world, 'b@example.com'))
  expect((await redeem(world, other, codes[0] ?? '')).status).toBe(403)
  expect((await redeem(world, other, 'A'.repeat(65))).status).toBe(422)
  expect((await redeem(world, other, ' ')).status).toBe(403)
  expect((await redeem(world, 'nonsense', codes[0] ?? '')).status).toBe(401)
})

test('ten wrong recovery codes are all, from however many addresses, and the owner is notified once', async () => {
  const world = createWorld()
  const { codes, token, weak } = await prepared(world)
  const statuses: number[] = []
  for (let guess = 0; guess < 13; guess++)
    statuses.push((await redeem(world, token, 'AAAA-BBBB-CCCC', `198.51.100.${guess}`)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429, 429])
  const exhausted = await redeem(world, token, codes[0] ?? '', '203.0.113.1')
  expect(exhausted.status).toBe(429)
  expect(Number(exhausted.headers.get('retry-after'))).toBeCloseTo(8_640, -3)
  const notices = world.mailbox.filter(({ subject }) => subject.startsWith('Someone may know'))
  expect(notices).toHaveLength(1)
  world.pass(8_700)
  await weak.refreshSession()
  expect((await redeem(world, await tokenOf(weak), codes[0] ?? '')).status).toBe(200)
})

const email = 'a@example.com'
const oldKey = { DATA_KEY: testSecrets.DATA_KEY }
const freshKey = { DATA_KEY: Buffer.alloc(32, 1).toString('base64') }
const bothKeys = { ...freshKey, DATA_PREVIOUS_KEYS: oldKey.DATA_KEY }

/** A test environment with these encryption keys. */
const keyWorld = (keys: typeof oldKey) =>
  createWorld({ dataKeys: () => dataKeys(keys), limits: noLimits })

test('after an hour of moving the old key can go: authenticators work without it', async () => {
  const { authenticator } = await protectedUser(keyWorld(oldKey), email)
  await resealFactors(keyWorld(bothKeys).deps())
  const after = keyWorld(freshKey)
  after.pass(40)
  expect((await prove(await signedIn(after, email), authenticator)).error).toBeNull()
})

test('a damaged secret keeps none of the others on the old key', async () => {
  const emails = ['a@example.com', 'b@example.com', 'c@example.com']
  const world = keyWorld(oldKey)
  for (const email of emails) await protectedUser(world, email)
  const { db } = world.deps()
  const rows = async () => db.select().from(factorsTable).orderBy(factorsTable.id)
  const before = await rows()
  const damaged = before[0]!
  const secret = `${damaged.secret?.slice(0, -4)}AAAA`
  await db.update(factorsTable).set({ secret }).where(eq(factorsTable.id, damaged.id))
  await resealFactors(keyWorld(bothKeys).deps())
  const after = await rows()
  expect(after[0]?.secret).toBe(secret)
  for (const at of [1, 2]) expect(after[at]?.secret).not.toBe(before[at]?.secret)
})

test('a secret whose key is gone stays as it is, for the day its key is found', async () => {
  const world = keyWorld(oldKey)
  await protectedUser(world, email)
  const sealed = async () =>
    (await world.deps().db.select().from(factorsTable)).map(({ secret }) => secret)
  const before = await sealed()
  await resealFactors(keyWorld(freshKey).deps())
  expect(await sealed()).toEqual(before)
})

test('where a key was left out its factors open nothing, and cost their owner no tries', async () => {
  const { authenticator } = await protectedUser(keyWorld(oldKey), email)
  const lost = keyWorld(freshKey)
  lost.pass(40)
  const client = await signedIn(lost, email)
  for (let attempt = 0; attempt < 7; attempt++)
    expect((await prove(client, authenticator)).error?.status).toBe(500)
  const again = keyWorld(oldKey)
  again.pass(40)
  expect((await prove(await signedIn(again, email), authenticator)).error).toBeNull()
})
