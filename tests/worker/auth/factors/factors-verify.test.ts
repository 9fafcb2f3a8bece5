import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { challengesTable, factorsTable } from '../../../../worker/db/schema/factors.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { createWorld, expectOutcome, json, outcomeOf, type World } from '../world.ts'
import {
  claimsOf,
  enrol,
  entered,
  protectedUser,
  prove,
  signedIn,
  tokenOf,
} from './authenticator.ts'

/** A user at aal1 with an unverified factor and its challenge. */
async function challenged(world: World, email = 'a@example.com') {
  const { access_token: token } = await world.session(await world.user(email))
  const enrolled = await world.post('/factors', { factor_type: 'totp' }, token)
  const { id } = (await json(enrolled)) as { id: string }
  const challenge = await json(await world.post(`/factors/${id}/challenge`, {}, token))
  const verify = (body: object) => world.post(`/factors/${id}/verify`, body, token)
  return { token, id, challengeId: String(challenge['id']), verify }
}

const notFound = { status: 404, code: 'mfa_factor_not_found' }

test('a wrong code is refused and the challenge stays usable', async () => {
  const { world, client } = await entered('a@example.com')
  const { id: factorId, code } = await enrol(world, client)
  const { data } = await client.mfa.challenge({ factorId })
  const challengeId = data?.id ?? ''
  const wrong = await client.mfa.verify({ factorId, challengeId, code: code(5) })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  expect((await client.mfa.verify({ factorId, challengeId, code: ` ${code()} ` })).error).toBeNull()
})

test('a challenge is good once, for five minutes, from one address', async () => {
  const { client, authenticator, world } = await protectedUser(createWorld(), 'a@example.com')
  const factorId = authenticator.id
  const start = async () => (await client.mfa.challenge({ factorId })).data?.id ?? ''
  const answer = (challengeId: string) =>
    client.mfa.verify({ factorId, challengeId, code: authenticator.code() })

  const used = await start()
  expect((await answer(used)).error).toBeNull()
  world.pass(90)
  expect((await answer(used)).error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })

  const old = await start()
  world.pass(301)
  expect((await answer(old)).error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  expect((await answer(old)).error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })

  const here = await start()
  const token = await tokenOf(client)
  const elsewhere = await world.auth(`/factors/${factorId}/verify`, {
    method: 'POST',
    token,
    body: { challenge_id: here, code: authenticator.code() },
    headers: { 'cf-connecting-ip': '203.0.113.9' },
  })
  await expectOutcome(elsewhere, 422, 'mfa_ip_address_mismatch')
  expect((await answer(here)).error).toBeNull()
})

test('a code works once, also for two who use it at the same moment', async () => {
  const { client, authenticator, world } = await protectedUser(createWorld(), 'a@example.com')
  const code = authenticator.code()
  expect((await prove(client, authenticator)).error).toBeNull()
  const again = await client.mfa.challengeAndVerify({ factorId: authenticator.id, code })
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  expect((await prove(client, authenticator, 1)).error).toBeNull()
  expect((await prove(client, authenticator)).error?.code).toBe('mfa_verification_failed')

  world.pass(120)
  const token = await tokenOf(client)
  const path = `/factors/${authenticator.id}`
  const racing = Array.from({ length: 5 }, async () => {
    const { id } = await json(await world.post(`${path}/challenge`, {}, token))
    const body = { challenge_id: id, code: authenticator.code() }
    return (await world.post(`${path}/verify`, body, token)).status
  })
  const others = (await Promise.all(racing)).filter((status) => status !== 200)
  expect(others, 'one of five').toHaveLength(4)
  // two attempts were used above; after the fifth, the status is 429
  expect(others.filter((status) => status !== 422 && status !== 429)).toEqual([])
})

test('missing and malformed codes are answered differently from wrong ones', async () => {
  const world = createWorld()
  const { challengeId, verify, token, id } = await challenged(world)
  const refusals: [body: object, status: number, code: string][] = [
    [{ challenge_id: challengeId, code: '' }, 400, 'validation_failed'],
    [{ challenge_id: challengeId }, 400, 'validation_failed'],
    [{ challenge_id: crypto.randomUUID(), code: '123456' }, 422, 'mfa_factor_not_found'],
    [{ code: '123456' }, 422, 'mfa_factor_not_found'],
    [{ challenge_id: null, code: '123456' }, 422, 'mfa_factor_not_found'],
    [{ challenge_id: 'x', code: '123456' }, 400, 'bad_json'],
    [{ challenge_id: challengeId, code: 123456 }, 400, 'bad_json'],
    [{ challenge_id: 7, code: '123456' }, 400, 'bad_json'],
  ]
  for (const [body, status, code] of refusals) await expectOutcome(await verify(body), status, code)
  for (const [method, path] of [
    ['POST', '/factors/x/challenge'],
    ['POST', '/factors/x/verify'],
    ['DELETE', '/factors/x'],
  ] as const) {
    const response = await world.auth(path, { method, token, body: {} })
    await expectOutcome(response, 404, 'validation_failed')
  }
  expect((await world.post(`/factors/${id.toUpperCase()}/challenge`, {}, token)).status).toBe(200)
  const without = await world.auth(`/factors/${id}/challenge`, { method: 'POST', token })
  expect(without.status, 'a TOTP challenge needs no body').toBe(200)
})

test('enrolling refuses wrong types, names and bodies', async () => {
  const world = createWorld()
  const { token } = await challenged(world)
  const outcomes: [body: unknown, status: number, code: string][] = [
    [{ factor_type: 'sms' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
    [{ factor_type: null }, 400, 'validation_failed'],
    [{ factor_type: 7 }, 400, 'bad_json'],
    [{ factor_type: 'totp', friendly_name: ['x'] }, 400, 'bad_json'],
    ['', 400, 'bad_json'],
    ['[]', 400, 'bad_json'],
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(256) }, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: '\ud800' }, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'y', issuer: 'x'.repeat(65) }, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'y', issuer: '\udc00' }, 400, 'validation_failed'],
    [{ factor_type: 'phone', phone: '+16135550142' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [
      { factor_type: 'totp', friendly_name: 'x'.repeat(1024 * 1024) },
      413,
      'request_entity_too_large',
    ],
  ]
  for (const [body, status, code] of outcomes)
    await expectOutcome(await world.post('/factors', body, token), status, code)
  expect(await world.deps().db.select().from(factorsTable)).toHaveLength(1)
})

test('factor calls fail without a token, and with another account’s the factor is not found', async () => {
  const world = createWorld()
  const { id, challengeId } = await challenged(world)
  const other = await world.session(await world.user('b@example.com'))
  const body = { challenge_id: challengeId, code: '123456' }
  const calls = [
    ['POST', `/factors/${id}/challenge`, {}],
    ['POST', `/factors/${id}/verify`, body],
    ['DELETE', `/factors/${id}`, undefined],
  ] as const
  for (const [method, path, body] of calls) {
    await expectOutcome(await world.auth(path, { method, body }), 401, 'no_authorization')
    const foreign = await world.auth(path, { method, body, token: other.access_token })
    await expectOutcome(foreign, 404, 'mfa_factor_not_found')
  }
  const { db } = world.deps()
  expect(await db.select().from(factorsTable)).toHaveLength(1)
  expect(await db.select().from(challengesTable)).toMatchObject([{ verifiedAt: null }])
})

test('a challenge of another factor does not count', async () => {
  const { world, client } = await entered('a@example.com')
  const first = await enrol(world, client, 'First')
  const second = await enrol(world, client, 'Second')
  const { data } = await client.mfa.challenge({ factorId: first.id })
  const answer = { factorId: second.id, challengeId: data?.id ?? '', code: second.code() }
  const { error } = await client.mfa.verify(answer)
  expect(error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
})

test('ten wrong codes exhaust a factor for a while, from however many addresses', async () => {
  const { client, authenticator, world } = await protectedUser(createWorld(), 'a@example.com')
  const token = await tokenOf(client)
  const path = `/factors/${authenticator.id}`
  const guess = async (index: number, code: string) => {
    const headers = { 'cf-connecting-ip': `198.51.100.${index % 50}` }
    const call = (action: string, body: object) =>
      world.auth(`${path}/${action}`, { method: 'POST', token, headers, body })
    const { id } = await json(await call('challenge', {}))
    return outcomeOf(await call('verify', { challenge_id: id, code }))
  }
  const wrong = authenticator.code(7)
  const guesses = await Promise.all(Array.from({ length: 25 }, (_, index) => guess(index, wrong)))
  expect(guesses.filter(([, code]) => code === 'mfa_verification_failed')).toHaveLength(10)
  expect(guesses.filter(([, code]) => code === 'over_request_rate_limit')).toHaveLength(15)
  expect(await guess(40, authenticator.code())).toEqual([429, 'over_request_rate_limit'])
  world.pass(8_640)
  await client.refreshSession()
  expect((await prove(client, authenticator)).error).toBeNull()
})

test('challenges and codes are limited per address', async () => {
  const world = createWorld()
  const { id, token } = await challenged(world)
  // limits count per minute of the clock: a minute may end meanwhile, but one gets 31 of 62 calls
  const statuses: number[] = []
  let limited: Response | undefined
  while (limited === undefined && statuses.length < 62) {
    const answer = await world.post(`/factors/${id}/challenge`, {}, token)
    if (answer.status === 200) statuses.push(answer.status)
    else limited = answer
  }
  expect(statuses.length).toBeGreaterThanOrEqual(15)
  await expectOutcome(limited!, 429, 'over_request_rate_limit')
})

test('an unverified factor is no way around a verified one', async () => {
  const { client, authenticator, world } = await protectedUser(createWorld(), 'a@example.com')
  const second = await enrol(world, client, 'Second')
  const weak = await signedIn(world, 'a@example.com')
  expect((await prove(weak, second)).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect((await prove(client, second)).error).toBeNull()
  expect((await prove(weak, authenticator)).error).toBeTruthy() // verifying ended the aal1 session
})

test('an unverified factor is dropped after five minutes unless challenged, and once another is verified', async () => {
  const { world, client } = await entered('a@example.com')
  const abandoned = await enrol(world, client, 'Abandoned')
  const challenged = await enrol(world, client, 'Challenged')
  await client.mfa.challenge({ factorId: challenged.id })
  world.pass(301)
  const third = await enrol(world, client, 'Third')
  const ids = async () =>
    (await client.getUser()).data.user?.factors?.map(({ id }) => id).toSorted()
  expect(await ids()).toEqual([challenged.id, third.id].toSorted())
  const { error } = await client.mfa.challenge({ factorId: abandoned.id })
  expect(error).toMatchObject(notFound)
  await prove(client, third)
  expect(await ids()).toEqual([third.id])
})

test('a verified factor survives later enrolments', async () => {
  const { client, authenticator, world } = await protectedUser(createWorld(), 'a@example.com')
  world.pass(3000)
  await prove(client, authenticator)
  await enrol(world, client, 'Second')
  const listed = await client.mfa.listFactors()
  expect(listed.data?.totp.map(({ id }) => id)).toEqual([authenticator.id])
})

test('a verified factor is removed at aal2 only; its sessions fall back to aal1', async () => {
  const { user, client, authenticator, world } = await protectedUser(createWorld(), 'a@example.com')
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
  const fallen = { aal: 'aal1', factorId: null }
  expect(rows).toMatchObject([fallen, fallen])
})

test('an unverified factor is removed at any level', async () => {
  const { world, client } = await entered('a@example.com')
  const { id } = await enrol(world, client)
  expect((await client.mfa.unenroll({ factorId: id })).data).toEqual({ id })
  expect((await client.mfa.unenroll({ factorId: id })).error).toMatchObject(notFound)
})
