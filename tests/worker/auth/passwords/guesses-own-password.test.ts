import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { knownPlacesTable } from '../../../../worker/db/schema/sign-in.ts'
import { usersTable } from '../../../../worker/db/schema/users.ts'
import { authSettings } from '../../../../worker/lib/settings/auth-settings.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, password, passwordHash, tokenIn, type World } from '../world.ts'

const email = 'owner@example.com'
const next = 'Another-grove-8'
const dayS = 86_400

/** Where a new password takes the current one. */
const strict = () =>
  authSettings(
    { SITE_URL: 'https://meltemi.test', AUTH_CURRENT_PASSWORD: 'on' },
    'https://meltemi.test',
  )

/** Each from somewhere else: what a thief of a session can do about limits per address. */
let addresses = 0
async function put(world: World, token: string, body: unknown): Promise<[number, string | null]> {
  const headers = { 'cf-connecting-ip': `198.51.100.${++addresses % 250}` }
  const response = await world.auth('/user', { method: 'PUT', token, body, headers })
  const { code } = await json(response)
  return [response.status, typeof code === 'string' ? code : null]
}

const stored = () => env.DB.prepare('select password_hash from users').first('password_hash')

/** Guesses until there are no tries left. @returns how many were looked at */
async function exhaust(guess: () => ReturnType<typeof put>, wrong: string): Promise<number> {
  let judged = 0
  for (;;) {
    const [status, code] = await guess()
    if (code === 'over_request_rate_limit') return judged
    if (code !== wrong || ++judged > 40) throw new Error(`${status} ${code} after ${judged}`)
  }
}

test('whoever stole a session guesses the password ten times, and the owner’s mailed link sets a new one', async () => {
  const world = createWorld({ auth: strict })
  const user = await world.user(email, { passwordHash })
  const [stolen, own] = [await world.session(user), await world.session(user)]
  const { access_token: token } = stolen
  const guess = () => put(world, token, { password: next, current_password: 'Wrong-grove-1' })
  expect(await exhaust(guess, 'current_password_invalid')).toBe(10)
  // the right one is not looked at either: there is nothing to learn
  const right = { password: next, current_password: password }
  expect(await put(world, token, right)).toEqual([429, 'over_request_rate_limit'])
  // nor has another session of the password tries of its own
  expect(await put(world, own.access_token, right)).toEqual([429, 'over_request_rate_limit'])
  expect(await stored()).toBe(passwordHash)
  const notices = world.mailbox.filter(({ subject }) =>
    subject.startsWith('Somebody using your account'),
  )
  expect(notices.map(({ to }) => to)).toEqual([email])

  await world.post('/recover', { email })
  const followed = await world.post('/verify', {
    type: 'recovery',
    token_hash: world.lastMail(email).token,
  })
  const { access_token } = (await json(followed)) as { access_token: string }
  expect(await put(world, access_token, { password: next })).toEqual([200, null])
  expect(await put(world, token, right)).toEqual([403, 'session_not_found'])
})

test('at most 20 guesses at one’s own password in a day', async () => {
  const world = createWorld({ auth: strict })
  const user = await world.user(email, { passwordHash })
  const body = { password: next, current_password: 'Wrong-grove-1' }
  let judged = 0
  for (let hour = 0; hour < 24; hour++) {
    const { access_token: token } = await world.session(user)
    judged += await exhaust(() => put(world, token, body), 'current_password_invalid')
    world.pass(dayS / 24)
  }
  expect(judged).toBeGreaterThan(10)
  expect(judged).toBeLessThanOrEqual(20)
})

test('of many guesses at the same moment no more than ten are looked at', async () => {
  const world = createWorld({ auth: strict, limits: noLimits })
  const user = await world.user(email, { passwordHash })
  const { access_token: token } = await world.session(user)
  const body = { password: next, current_password: 'Wrong-grove-1' }
  const answers = await Promise.all(Array.from({ length: 24 }, () => put(world, token, body)))
  const judged = answers.filter(([, code]) => code === 'current_password_invalid').length
  const refused = answers.filter(([status]) => status === 429).length
  expect(judged + refused).toBe(24)
  // an isolate that has enough to do looks at less at once: those cost nothing
  const later = await exhaust(() => put(world, token, body), 'current_password_invalid')
  expect(judged + later).toBe(10)
})

test('the answer that a new password is the old one is given ten times and no more', async () => {
  const world = createWorld()
  const user = await world.user(email, { passwordHash })
  const { access_token: token } = await world.session(user)
  expect(await put(world, token, { email: 'first@example.com' })).toEqual([200, null])
  // another mail within a minute refuses a wrong guess, so that it changes nothing
  const body = { password: 'Wrong-grove-1', email: 'second@example.com' }
  expect(await exhaust(() => put(world, token, body), 'over_email_send_rate_limit')).toBe(10)
  expect(await put(world, token, { password })).toEqual([429, 'over_request_rate_limit'])
  expect(await stored()).toBe(passwordHash)
})

test('a session that began with a mailed link has ten tries of its own, and no more', async () => {
  const world = createWorld({ auth: strict })
  await world.user(email, { passwordHash })
  const begin = async () => {
    await world.post('/recover', { email })
    const { token } = world.lastMail(email)
    const followed = await world.post('/verify', { type: 'recovery', token_hash: token })
    return ((await json(followed)) as { access_token: string }).access_token
  }
  const stolen = await begin()
  const guess = () => put(world, stolen, { password: next, current_password: 'Wrong-grove-1' })
  expect(await exhaust(guess, 'current_password_invalid')).toBe(10)
  world.pass(61)
  expect(await put(world, await begin(), { password: next })).toEqual([200, null])
})

test('who knows the password changes it five times at once, and by a mailed link after that', async () => {
  const world = createWorld({ auth: strict })
  const user = await world.user(email, { passwordHash })
  const { access_token: token } = await world.session(user)
  let current = password
  for (let round = 0; round < 5; round++) {
    const given = `Another-grove-${round}x`
    const body = { password: given, current_password: current }
    expect(await put(world, token, body)).toEqual([200, null])
    current = given
  }
  const left = 'select count(*) as n from guess_budgets where key like ? and full_at_ms > ?'
  const ours = env.DB.prepare(left).bind('own-password:%', world.now().getTime())
  expect(await ours.first('n')).toBe(0)
})

const newAddress = () => `198.51.100.${addresses++}`

const guessPassword = (world: World, given: string, ip = newAddress()) =>
  world.auth('/token?grant_type=password', {
    method: 'POST',
    body: { email, password: given },
    headers: { 'cf-connecting-ip': ip },
  })

test('all places that an account is known from guess twenty times together', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  const places = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']
  for (const place of places) {
    expect((await guessPassword(world, password, place)).status).toBe(200)
    world.pass(1)
  }
  let guesses = 0
  for (const place of places) {
    while ((await guessPassword(world, 'Wrong-grove-1', place)).status === 400) guesses++
  }
  expect(guesses).toBe(20)
})

test('a new password makes all places strange but the one where it was set', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  await guessPassword(world, password, '203.0.113.1')
  const session = await json(await guessPassword(world, password, '203.0.113.2'))
  const token = String(session['access_token'])
  const body = { password: 'Another-grove-8', current_password: password }
  expect((await world.put(token, body)).status).toBe(200)
  const { db } = world.deps()
  expect(await db.select().from(knownPlacesTable)).toHaveLength(1)
  while ((await guessPassword(world, 'Wrong-grove-1')).status === 400);
  expect((await guessPassword(world, 'Wrong-grove-1', '203.0.113.1')).status).toBe(429)
  expect((await guessPassword(world, 'Another-grove-8', '203.0.113.2')).status).toBe(200)
})

test('nowhere is an account known from that may be a stranger’s, and where it goes to its owner it forgets', async () => {
  const world = createWorld()
  const user = await world.user(email, { passwordHash })
  const { db } = world.deps()
  await db.update(usersTable).set({ passwordProvenAt: null })
  expect((await guessPassword(world, password, '203.0.113.1')).status).toBe(200)
  expect(await db.select().from(knownPlacesTable)).toEqual([])

  await db.update(usersTable).set({ passwordProvenAt: user.createdAt })
  expect((await guessPassword(world, password, '203.0.113.1')).status).toBe(200)
  expect(await db.select().from(knownPlacesTable)).toHaveLength(1)
  await db.update(usersTable).set({ passwordProvenAt: null })
  const mailed = await world.comeByMail(email)
  const body = { password: 'Another-grove-8' }
  const token = mailed
  expect((await world.put(token, body)).status).toBe(200)
  const places = await db.select().from(knownPlacesTable)
  expect(places).toHaveLength(1)
  expect((await guessPassword(world, 'Another-grove-8', '203.0.113.1')).status).toBe(200)
  expect(await db.select().from(knownPlacesTable)).toHaveLength(2)
})

test('where a new password is set its owner signs in by it at once, whoever used up the tries there', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user(email, { passwordHash })
  const home = '203.0.113.1'
  expect((await guessPassword(world, password, home)).status).toBe(200)
  while ((await guessPassword(world, 'Wrong-grove-1', home)).status === 400) world.pass(1)
  await world.post('/recover', { email })
  const verified = await world.auth('/verify', {
    method: 'POST',
    body: { type: 'recovery', token_hash: world.lastMail(email).token },
    headers: { 'cf-connecting-ip': home },
  })
  const token = await tokenIn(verified)
  const body = { password: 'Another-grove-8' }
  expect((await guessPassword(world, password, home)).status, 'until then').toBe(429)
  expect((await world.put(token, body)).status).toBe(200)
  expect((await guessPassword(world, 'Another-grove-8', home)).status).toBe(200)

  // strangers have no more tries for it
  while ((await guessPassword(world, 'Wrong-grove-1')).status === 400);
  const session = await json(await guessPassword(world, 'Another-grove-8', home))
  const again = { password: 'Olive-press-9', current_password: 'Another-grove-8' }
  const ownToken = String(session['access_token'])
  expect((await world.put(ownToken, again)).status).toBe(200)
  expect((await guessPassword(world, 'Wrong-grove-1')).status).toBe(429)
})
