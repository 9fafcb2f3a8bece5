import { expect, test } from 'vitest'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, password, readRedirect, type World } from '../world.ts'

const email = 'owner@example.com'
const verifier = 'v'.repeat(43)
const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }
const hourS = 3600

/** A request from a network that was never seen before. */
let networks = 0
const fromAnywhere = (world: World, path: string, body: unknown) => {
  networks++
  const ip = `198.18.${Math.floor(networks / 250)}.${networks % 250}`
  return world.auth(path, { method: 'POST', body, headers: { 'cf-connecting-ip': ip } })
}

/** A stranger takes whatever an address may be sent, with a challenge of their own, and whatever may be guessed. */
async function besiege(world: World, redirectTo: string) {
  const query = `?${new URLSearchParams({ redirect_to: redirectTo })}`
  for (let minute = 0; minute < 10; minute++) {
    const path = minute % 2 === 0 ? '/recover' : '/otp'
    await fromAnywhere(world, path + query, { email, ...challenge })
    await fromAnywhere(world, `/resend${query}`, { type: 'signup', email, ...challenge })
    world.pass(61)
  }
  for (let guess = 0; guess < 25; guess++) {
    await fromAnywhere(world, '/verify', { type: 'email', email, token: `0000${guess}` })
    await fromAnywhere(world, '/token?grant_type=password', { email, password: `Guess-${guess}` })
  }
}

const pages = [
  'https://meltemi.test/client/login?mode=request',
  'https://meltemi.test/teams',
  'https://meltemi.test/no-such-page',
  'https://meltemi.test/robots.txt',
]

test('whatever a stranger asks for with a challenge of their own, the owner gets in by the newest link', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user(email)
  let strangersOwn = 0
  for (let hour = 0; hour < 8; hour++) {
    await besiege(world, pages[hour % pages.length] ?? '')
    // the owner, where they never were: the password is refused, another mail may not leave
    const tried = await fromAnywhere(world, '/token?grant_type=password', { email, password })
    expect(tried.status).toBe(429)
    const sent = world.mailbox.length
    await fromAnywhere(world, '/recover', { email })
    if (world.mailbox.length === sent) strangersOwn++
    const { text = '' } = world.mailbox.findLast((mail) => /[?&]token=/.test(mail.text)) ?? {}
    const typed = { type: 'email', email, token: /\b\d{6}\b/.exec(text)?.[0] }
    expect((await fromAnywhere(world, '/verify', typed)).status).toBe(429)
    const link = /https?:\S+\/verify\?\S+/.exec(text)?.[0] ?? ''
    const { fragment, location } = readRedirect(await world.send(link))
    expect(location).not.toContain('error')
    if (fragment['access_token'] === undefined) {
      const { token_hash, type } = fragment
      const arrived = await fromAnywhere(world, '/verify', { token_hash, type })
      expect([hour, arrived.status, await json(arrived)]).toMatchObject([
        hour,
        200,
        { user: { email } },
      ])
    }
    world.pass(hourS - 611)
  }
  expect(strangersOwn).toBeGreaterThan(3)
})

/** Somebody asked for a link with a challenge, and its reader opened it. */
async function opened(world: World, path = '/recover') {
  await world.user(email)
  await world.post(path, { email, ...challenge })
  const { link, token, code } = world.lastMail(email)
  const { query, fragment } = readRedirect(await world.send(link))
  const { type } = fragment
  return {
    link,
    exchange: () =>
      world.post('/token?grant_type=pkce', { auth_code: query['code'], code_verifier: verifier }),
    byHash: () => world.post('/verify', { type, token_hash: token }),
    byCode: () => world.post('/verify', { type, email, token: code }),
    again: async () => readRedirect(await world.send(link)),
  }
}

const ways = ['exchange', 'byHash', 'byCode'] as const

test.for(ways.map((way) => [way] as const))(
  'a link opened with a challenge opens one session: once spent %s, nothing else of its mail does',
  async ([way]) => {
    const world = createWorld()
    const mail = await opened(world)
    expect((await mail[way]()).status).toBe(200)
    for (const other of ways) {
      expect([other, (await mail[other]()).status >= 400]).toEqual([other, true])
    }
    expect((await mail.again()).fragment['error_code']).toBe('otp_expired')
  },
)

test('a scanner that opens the link leaves it to its reader, in the browser that asked and in others', async () => {
  const world = createWorld()
  const scanned = await opened(world)
  const first = await scanned.again()
  const second = await scanned.again()
  expect(second.query['code']).not.toBe(first.query['code'])
  const body = { auth_code: second.query['code'], code_verifier: verifier }
  expect((await world.post('/token?grant_type=pkce', body)).status).toBe(200)
  // the codes that the scanner got are worth nothing any more
  const late = { auth_code: first.query['code'], code_verifier: verifier }
  expect((await world.post('/token?grant_type=pkce', late)).status).toBe(404)
})

test('that a link was opened lets no further mail leave before its time; that it was used does', async () => {
  const world = createWorld()
  const mail = await opened(world)
  expect((await world.post('/otp', { email })).status).toBe(429)
  expect((await mail.exchange()).status).toBe(200)
  expect((await world.post('/otp', { email })).status).toBe(200)
})

test('a new password and a newer mail end what an opened link left open', async () => {
  const world = createWorld()
  const mail = await opened(world)
  world.pass(61)
  await world.post('/recover', { email })
  expect((await mail.byHash()).status).toBe(403)
  const { access_token: token } = await world.session((await world.users())[0]!)
  const body = { password: 'Another-grove-8' }
  expect((await world.auth('/user', { method: 'PUT', token, body })).status).toBe(200)
  expect((await mail.exchange()).status).toBe(404)
})

test('only pages of the site learn the hash: an app elsewhere gets the code alone', async () => {
  const app = 'https://app.example/callback'
  const world = createWorld({
    auth: () => ({
      siteUrl: 'https://meltemi.test',
      redirectUrls: [app],
      reauthenticates: false,
      asksCurrentPassword: false,
    }),
  })
  await world.user(email)
  await world.post(`/recover?redirect_to=${encodeURIComponent(app)}`, { email, ...challenge })
  const { token, link } = world.lastMail(email)
  const { location } = readRedirect(await world.send(link))
  expect(location).toMatch(/^https:\/\/app\.example\/callback\?code=[\da-f-]{36}$/)
  expect(location).not.toContain(token)
})

test('a sign-up that was asked for with a challenge confirms when its link is opened, and opens one session', async () => {
  const world = createWorld()
  await world.post('/signup', { email, password, ...challenge })
  const { link, token } = world.lastMail(email)
  await world.send(link)
  const signedIn = await world.post('/token?grant_type=password', { email, password })
  expect(signedIn.status).toBe(200)
  const arrived = await world.post('/verify', { type: 'signup', token_hash: token })
  expect([arrived.status, await json(arrived)]).toMatchObject([200, { user: { email } }])
  expect((await world.post('/verify', { type: 'signup', token_hash: token })).status).toBe(403)
})
