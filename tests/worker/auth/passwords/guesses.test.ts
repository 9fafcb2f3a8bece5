import { expect, test } from 'vitest'
import { guessBudgetsTable, knownPlacesTable } from '../../../../worker/db/schema/sign-in.ts'
import { cleanUp } from '../../../../worker/features/auth/clean-up.ts'
import { noLimits } from '../../kit/outages.ts'
import { protectedUser, signedIn } from '../factors/authenticator.ts'
import { createPhoneWorld, fromAnywhere } from '../factors/phone-world.ts'
import { createWorld, json, outcomeOf, password, passwordHash, type World } from '../world.ts'

const email = 'owner@example.com'
const hourS = 3600

const refusal = async (response: Response) => await outcomeOf(response)

/** An address nobody has used before. */
let addresses = 0
const newAddress = () => `198.51.${100 + Math.floor(addresses / 250)}.${addresses++ % 250}`

/** Wrong passwords at one account, each from somewhere else; hashing takes a third of a second, so not many. */
const guessPassword = (world: World, given: string, ip = newAddress(), account = email) =>
  world.auth('/token?grant_type=password', {
    method: 'POST',
    body: { email: account, password: given },
    headers: { 'cf-connecting-ip': ip },
  })

/** A wrong code; six digits that nobody was sent. */
const guessCode = (world: World, type: string, address: string, code = '000000') =>
  world.auth('/verify', {
    method: 'POST',
    body: { type, email: address, token: code },
    headers: { 'cf-connecting-ip': newAddress() },
  })

test('passwords are guessed twenty times at an account, from however many addresses', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => guessPassword(world, 'Wrong-grove-1')),
  )
  const refused = await Promise.all(answers.map(refusal))
  const limited = refused.filter(([status]) => status === 429)
  expect(limited.length).toBeGreaterThanOrEqual(4)
  // the right one is not looked at either: there is nothing to learn
  while ((await guessPassword(world, 'Wrong-grove-1')).status === 400);
  const right = await guessPassword(world, password)
  expect(await refusal(right)).toEqual([429, 'over_request_rate_limit'])
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60)
  const notices = world.mailbox.filter(({ subject }) => subject.startsWith('Many failed attempts'))
  expect(notices.map(({ to }) => to)).toEqual([email])
})

test('an account that does not exist is counted alike', async () => {
  const world = createWorld()
  const nobody = 'nobody@example.com'
  let guesses = 0
  while ((await guessPassword(world, 'Wrong-grove-1', newAddress(), nobody)).status === 400) {
    guesses++
  }
  expect(guesses).toBe(20)
  expect(world.mailbox).toEqual([])
})

test('while strangers guess, the owner gets in: where they were before, by a mailed link, and where they are', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  const client = await signedIn(world, email) // from the world's own address
  while ((await guessPassword(world, 'Wrong-grove-1')).status === 400);
  expect((await client.getUser()).error).toBeNull()
  expect((await client.refreshSession()).error).toBeNull()
  expect((await world.post('/token?grant_type=password', { email, password })).status).toBe(200)
  await world.post('/recover', { email })
  const { link } = world.lastMail(email)
  const elsewhere = { 'cf-connecting-ip': '203.0.113.77' }
  const url = new URL(link)
  const followed = await world.send(url.pathname + url.search, { headers: elsewhere })
  expect(followed.headers.get('location')).toContain('#access_token=')
  // and from there the password works again, too
  expect((await guessPassword(world, password, '203.0.113.77')).status).toBe(200)
  // a place that is known guesses no more than ten times itself
  let guesses = 0
  while ((await guessPassword(world, 'Wrong-grove-1', '203.0.113.77')).status === 400) guesses++
  expect(guesses).toBe(10)
})

test('a right password costs no guess, however often', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  for (let signIn = 0; signIn < 12; signIn++) {
    expect((await guessPassword(world, password, '203.0.113.5')).status).toBe(200)
    world.pass(61)
  }
  const rows = await world.deps().db.select().from(guessBudgetsTable)
  expect(rows.every(({ fullAtMs }) => fullAtMs <= world.now().getTime())).toBe(true)
})

test('one network guesses twenty passwords at whichever accounts, an IPv6 one as a whole', async () => {
  const world = createWorld()
  const statuses: number[] = []
  for (let guess = 0; guess < 22; guess++) {
    await world.user(`user-${guess}@example.com`, { passwordHash })
    const ip = `2001:db8:0:7::${guess.toString(16)}`
    statuses.push((await guessPassword(world, 'x', ip, `user-${guess}@example.com`)).status)
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400))
  expect(statuses.slice(20)).toContain(429)
})

test('a pending change of address is no second account to guess at', async () => {
  const world = createWorld()
  const user = await world.user(email, { passwordHash })
  const { access_token: token } = await world.session(user)
  await world.put(token, { email: 'new@example.com' })
  let judged = 0
  for (let guess = 0; guess < 15; guess++) {
    for (const address of [email, 'new@example.com']) {
      if ((await guessCode(world, 'email_change', address)).status === 403) judged++
    }
  }
  expect(judged).toBe(6)
})

test('when the codes are used up the link still works, and the next day codes do', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  for (let guess = 0; guess < 12; guess++) await guessCode(world, 'recovery', email)
  await world.post('/recover', { email })
  const { code, token } = world.lastMail(email)
  const typed = await guessCode(world, 'recovery', email, code)
  expect(await refusal(typed)).toEqual([429, 'over_request_rate_limit'])
  expect((await world.post('/verify', { type: 'recovery', token_hash: token })).status).toBe(200)
  world.pass(24 * hourS)
  await world.post('/recover', { email })
  expect((await guessCode(world, 'recovery', email, world.lastMail(email).code)).status).toBe(200)
})

test('whoever knows the password uses up the codes of the second step, and the owner’s mailed link still leads in', async () => {
  const world = createWorld()
  const { authenticator } = await protectedUser(world, email)
  // one of today would go when its owner comes by mail
  world.pass(25 * hourS)
  const thief = await signedIn(world, email)
  const guess = async (client: typeof thief, code: string) => {
    const { error } = await client.mfa.challengeAndVerify({ factorId: authenticator.id, code })
    return error?.code ?? null
  }
  const outcomes: (string | null)[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    outcomes.push(await guess(thief, authenticator.code(7)))
    world.pass(5)
  }
  expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('mfa_verification_failed'))
  expect(outcomes.slice(5)).toEqual(Array(7).fill('over_request_rate_limit'))
  // a new session of the same password has no tries of its own
  expect(await guess(await signedIn(world, email), authenticator.code())).toBe(
    'over_request_rate_limit',
  )
  const notices = world.mailbox.filter(({ subject }) => subject.startsWith('Somebody seems'))
  expect(notices).toHaveLength(1)

  await world.post('/recover', { email })
  const owner = world.client()
  const { token } = world.lastMail(email)
  expect((await owner.verifyOtp({ type: 'recovery', token_hash: token })).error).toBeNull()
  world.pass(60)
  expect(await guess(owner, authenticator.code())).toBeNull()
})

test('budgets and places that say nothing any more are cleaned up', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  await signedIn(world, email)
  await guessPassword(world, 'Wrong-grove-1')
  const { db } = world.deps()
  expect((await db.select().from(guessBudgetsTable)).length).toBeGreaterThan(0)
  expect(await db.select().from(knownPlacesTable)).toHaveLength(1)
  world.pass(26 * hourS)
  await cleanUp(world.deps())
  expect(await db.select().from(guessBudgetsTable)).toEqual([])
  expect(await db.select().from(knownPlacesTable)).toHaveLength(1)
  world.pass(91 * 24 * hourS)
  await cleanUp(world.deps())
  expect(await db.select().from(knownPlacesTable)).toEqual([])
})

/** What a wrong code is answered, by whichever call. */
const wrong = new Set([
  'otp_expired',
  'reauthentication_not_valid',
  'mfa_verification_failed',
  'auth/recovery-code-wrong',
])

/** Counts answers that looked at a code; whatever else is not a refusal for too many is a fault of the test. */
function counter(expect: (value: unknown) => { toContain: (part: unknown) => void }) {
  const seen: Record<string, number> = {}
  const judge = async (kind: string, answer: Response) => {
    const { code } = (await json(answer)) as { code: string }
    expect([...wrong, 'over_request_rate_limit', 'request/rate-limited']).toContain(code)
    if (wrong.has(code)) seen[kind] = (seen[kind] ?? 0) + 1
  }
  return { seen, judge, total: () => Object.values(seen).reduce((sum, some) => sum + some, 0) }
}

test('whoever has the password has 25 wrong codes a day of an account, whatever kinds there are', async () => {
  const { world } = createPhoneWorld()
  const { client, authenticator } = await protectedUser(world, email)
  const strong = (await client.getSession()).data.session?.access_token ?? ''
  const made = await world.send('/api/account/recovery-codes', {
    method: 'POST',
    token: strong,
    body: {},
  })
  expect(made.status).toBe(200)
  const thief = await signedIn(world, email)
  const { seen, judge, total } = counter(expect)
  const guess = (type: string, where: object) =>
    fromAnywhere(world, '/verify', { type, ...where, token: '000000' })
  for (let hour = 0; hour < 24; hour++) {
    const token = (await thief.refreshSession()).data.session?.access_token ?? ''
    for (let time = 0; time < 3; time++) {
      await fromAnywhere(world, '/recover', { email })
      for (const type of ['recovery', 'magiclink', 'email', 'signup', 'invite', 'email_change']) {
        await judge('mailed', await guess(type, { email }))
      }
      const path = `/factors/${authenticator.id}`
      const challenge = await json(await world.post(`${path}/challenge`, {}, token))
      const body = { challenge_id: challenge['id'], code: '000000' }
      await judge('factor', await world.post(`${path}/verify`, body, token))
      const redeemed = await world.send('/api/account/recovery-codes/redeem', {
        method: 'POST',
        token,
        body: { code: 'AAAA-BBBB-CCCC' },
      })
      await judge('recovery code', redeemed)
    }
    world.pass(hourS - 1)
  }
  expect(Object.keys(seen).toSorted()).toEqual(['factor', 'mailed', 'recovery code'])
  expect(total()).toBeGreaterThan(12)
  expect(total()).toBeLessThanOrEqual(25)
})

test('whoever stole a session has 25 wrong codes a day of an account, whatever kinds there are', async () => {
  const { world } = createPhoneWorld()
  const user = await world.user(email)
  const client = world.client()
  await client.setSession(await world.session(user))
  const { seen, judge, total } = counter(expect)
  for (let hour = 0; hour < 24; hour++) {
    const token = (await client.refreshSession()).data.session?.access_token ?? ''
    await world.auth('/reauthenticate', { token })
    const wanted = `new-${hour}@example.com`
    const asked = await world.put(token, { email: wanted })
    for (let time = 0; time < 2; time++) {
      // where no code was mailed there is none to guess
      for (const address of asked.status === 200 ? [email, wanted] : [email]) {
        const body = { type: 'email_change', email: address, token: '000000' }
        const options = { method: 'POST', body, token }
        await judge('change of address', await world.auth('/verify', options))
      }
      await judge('nonce', await world.put(token, { password: 'Another-grove-8', nonce: '000000' }))
    }
    world.pass(hourS - 1)
  }
  expect(Object.keys(seen).toSorted()).toEqual(['change of address', 'nonce'])
  expect(total()).toBeGreaterThan(12)
  expect(total()).toBeLessThanOrEqual(25)
})

test('whatever sessions there are, an account has 25 wrong codes a day of all kinds together', async () => {
  const world = createWorld({ limits: noLimits })
  const { client: steppedUp, authenticator } = await protectedUser(world, email)
  // one of today would go when its owner comes by mail
  world.pass(25 * hourS)
  const thief = await signedIn(world, email)
  await world.post('/recover', { email })
  const byMail = world.client()
  const { token: link } = world.lastMail(email)
  expect((await byMail.verifyOtp({ type: 'recovery', token_hash: link })).error).toBeNull()
  // for ten minutes nobody else changes anything there
  world.pass(11 * 60)
  const { seen, judge, total } = counter(expect)
  for (let hour = 0; hour <= 24; hour++) {
    for (const [kind, client] of Object.entries({ steppedUp, thief, byMail })) {
      const token = (await client.refreshSession()).data.session?.access_token ?? ''
      for (let time = 0; time < 3; time++) {
        const path = `/factors/${authenticator.id}`
        const challenge = await json(await world.post(`${path}/challenge`, {}, token))
        const body = { challenge_id: challenge['id'], code: '000000' }
        await judge(kind, await world.post(`${path}/verify`, body, token))
        if (client === steppedUp) continue
        const code = { code: 'AAAA-BBBB-CCCC' }
        const options = { method: 'POST', token, body: code }
        await judge(kind, await world.send('/api/account/recovery-codes/redeem', options))
      }
      if (client !== steppedUp) continue
      await world.auth('/reauthenticate', { token })
      await judge('nonce', await world.put(token, { password: 'Another-grove-8', nonce: '000000' }))
    }
    await world.post('/recover', { email })
    for (const type of ['recovery', 'email', 'signup']) {
      await judge('mailed', await world.post('/verify', { type, email, token: '000000' }))
    }
    world.pass(hourS)
  }
  for (const kind of ['byMail', 'mailed', 'steppedUp']) expect(Object.keys(seen)).toContain(kind)
  expect(total()).toBeGreaterThan(20)
  expect(total()).toBeLessThanOrEqual(25)
})
