import { expect, test } from 'vitest'
import { noLimits } from '../../kit/outages.ts'
import {
  createWorld,
  json,
  outcomeOf,
  password,
  readRedirect,
  tokenIn,
  type World,
} from '../world.ts'

/*
 * A GET of a mailed link decides nothing: a scanner opens it before its reader does, and a stranger may have asked for the
 * mail, with or without a challenge of their own.
 */
const owner = 'owner@example.com'
const verifier = 'v'.repeat(43)
const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }

const links = { recovery: '/recover', magiclink: '/otp' } as const
type Kind = keyof typeof links

/** A link that was mailed and opened once, and the ways in which its reader may go on. */
async function openLink(kind: Kind = 'recovery', asked: object = {}, override = {}) {
  const world = createWorld(override)
  await world.user(owner)
  await world.post(links[kind], { email: owner, create_user: false, ...asked })
  const { link, token, code } = world.lastMail(owner)
  const open = async () => readRedirect(await world.send(link))
  const first = await open()
  const exchange = ({ query } = first) =>
    world.post('/token?grant_type=pkce', { auth_code: query['code'], code_verifier: verifier })
  return {
    world,
    open,
    first,
    scanned: String(first.fragment['access_token']),
    'its code in the browser that asked': exchange,
    'its hash': () => world.post('/verify', { type: kind, token_hash: token }),
    'the code in the mail': () => world.post('/verify', { type: kind, email: owner, token: code }),
    exchange,
  }
}

const isAlive = async (world: World, token: string) =>
  (await world.auth('/user', { token })).status === 200

const byHashOrCode = ['its hash', 'the code in the mail'] as const
const byChallenge = ['its code in the browser that asked', ...byHashOrCode] as const
const kinds = Object.keys(links) as Kind[]

test.for([
  ...kinds.flatMap((kind) => byHashOrCode.map((way) => [kind, 'no', way] as const)),
  ...kinds.flatMap((kind) => byChallenge.map((way) => [kind, 'a', way] as const)),
])(
  'a %s link that a scanner opened, asked for with %s challenge, lets its reader in by %s, once',
  async ([kind, asked, way]) => {
    const mail = await openLink(kind, asked === 'a' ? challenge : {}, { limits: noLimits })
    const { world } = mail
    const again = await mail.open()
    if (asked === 'no') {
      // who opens the link again reads that it is spent, and our page is told how to go on
      expect(again.fragment).toMatchObject({ error_code: 'otp_expired', type: kind })
      expect(again.fragment).not.toHaveProperty('access_token')
      expect(again.fragment['token_hash']).toBe(world.lastMail(owner).token)
    } else expect(again.query['code']).not.toBe(mail.first.query['code'])

    const own = way.startsWith('its code') ? await mail.exchange(again) : await mail[way]()
    expect(own.status).toBe(200)
    expect(await isAlive(world, await tokenIn(own))).toBe(true)
    if (asked === 'no') expect(await isAlive(world, mail.scanned)).toBe(false)
    for (const other of byChallenge) expect((await mail[other]()).status, other).not.toBe(200)
    const spent = (await mail.open()).fragment
    expect([spent['error_code'], spent['token_hash']]).toEqual(['otp_expired', undefined])
  },
)

test.for(['asking who it is', 'renewing', 'arriving at our page'] as const)(
  'a link whose session is used is spent, by %s',
  async (use) => {
    const mail = await openLink('recovery', {}, { limits: noLimits })
    const { world, scanned: token, first } = mail
    if (use === 'asking who it is') await world.auth('/user', { token })
    else if (use === 'renewing') {
      const body = { refresh_token: first.fragment['refresh_token'] }
      await world.post('/token?grant_type=refresh_token', body)
    } else {
      const body = { forgot: true }
      await world.send('/api/account/recovery', { method: 'POST', token, body })
    }
    for (const way of byHashOrCode) {
      expect(await outcomeOf(await mail[way]())).toEqual([403, 'otp_expired'])
    }
    expect((await mail.open()).fragment['token_hash']).toBeUndefined()
    expect(await isAlive(world, token)).toBe(true)
  },
)

test('of a use and a code at the same moment one gets the link', async () => {
  const mail = await openLink('recovery', {}, { limits: noLimits })
  const { world, scanned } = mail
  const [used, given] = await Promise.all([
    world.auth('/user', { token: scanned }),
    mail['its hash'](),
  ])
  const isGiven = given.status === 200
  expect(await isAlive(world, scanned)).toBe(!isGiven)
  if (used.status !== 200) expect(isGiven).toBe(true)
})

test('an opened link lets no further mail leave before its time, and a used one does', async () => {
  const { world, exchange } = await openLink('recovery', challenge)
  expect((await world.post('/otp', { email: owner })).status).toBe(429)
  expect((await exchange()).status).toBe(200)
  expect((await world.post('/otp', { email: owner })).status).toBe(200)
})

test('a new password and a newer mail end what an opened link left open', async () => {
  const mail = await openLink('recovery', challenge)
  const { world } = mail
  world.pass(61)
  await world.post('/recover', { email: owner })
  expect((await mail['its hash']()).status).toBe(403)
  const { access_token: token } = await world.session((await world.users())[0]!)
  expect((await world.put(token, { password: 'Another-grove-8' })).status).toBe(200)
  expect((await mail.exchange()).status).toBe(404)
})

test('only pages of the site learn the hash: an app elsewhere gets the code alone', async () => {
  const app = 'https://app.example/callback'
  const settings = { reauthenticates: false, asksCurrentPassword: false }
  const world = createWorld({
    auth: () => ({ siteUrl: 'https://meltemi.test', redirectUrls: [app], ...settings }),
  })
  await world.user(owner)
  const path = `/recover?redirect_to=${encodeURIComponent(app)}`
  await world.post(path, { email: owner, ...challenge })
  const { token, link } = world.lastMail(owner)
  const { location } = readRedirect(await world.send(link))
  expect(location).toMatch(/^https:\/\/app\.example\/callback\?code=[\da-f-]{36}$/)
  expect(location).not.toContain(token)
})

test('a sign-up that was asked for with a challenge confirms when its link is opened, and opens one session', async () => {
  const world = createWorld()
  await world.post('/signup', { email: owner, password, ...challenge })
  const { link, token } = world.lastMail(owner)
  await world.send(link)
  const signedIn = await world.post('/token?grant_type=password', { email: owner, password })
  expect(signedIn.status).toBe(200)
  const arrived = await world.post('/verify', { type: 'signup', token_hash: token })
  expect([arrived.status, await json(arrived)]).toMatchObject([200, { user: { email: owner } }])
  expect((await world.post('/verify', { type: 'signup', token_hash: token })).status).toBe(403)
})

test('a stranger whose mails a scanner opens, hour after hour, keeps no owner out', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user(owner)
  for (let hour = 0; hour < 8; hour++) {
    await world.post('/recover', { email: owner })
    await world.send(world.lastMail(owner).link)
    world.pass(61)
  }
  const { code } = world.lastMail(owner)
  const entered = await world.post('/verify', { type: 'recovery', email: owner, token: code })
  expect(entered.status).toBe(200)
})

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
    await fromAnywhere(world, path + query, { email: owner, ...challenge })
    await fromAnywhere(world, `/resend${query}`, { type: 'signup', email: owner, ...challenge })
    world.pass(61)
  }
  for (let guess = 0; guess < 25; guess++) {
    const body = { email: owner, password: `Guess-${guess}` }
    await fromAnywhere(world, '/verify', { type: 'email', email: owner, token: `0000${guess}` })
    await fromAnywhere(world, '/token?grant_type=password', body)
  }
}

test('whatever a stranger asks for with a challenge of their own, the owner gets in by the newest link', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user(owner)
  const pages = ['client/login?mode=request', 'teams', 'no-such-page', 'robots.txt']
  let strangersOwn = 0
  for (let hour = 0; hour < 8; hour++) {
    await besiege(world, `https://meltemi.test/${pages[hour % pages.length]}`)
    // the owner, where they never were: the password is refused, another mail may not leave
    const signIn = { email: owner, password }
    expect((await fromAnywhere(world, '/token?grant_type=password', signIn)).status).toBe(429)
    const sent = world.mailbox.length
    await fromAnywhere(world, '/recover', { email: owner })
    if (world.mailbox.length === sent) strangersOwn++
    const { text = '' } = world.mailbox.findLast((mail) => /[?&]token=/.test(mail.text)) ?? {}
    const typed = { type: 'email', email: owner, token: /\b\d{6}\b/.exec(text)?.[0] }
    expect((await fromAnywhere(world, '/verify', typed)).status).toBe(429)
    const link = /https?:\S+\/verify\?\S+/.exec(text)?.[0] ?? ''
    const { fragment, location } = readRedirect(await world.send(link))
    expect(location).not.toContain('error')
    if (fragment['access_token'] === undefined) {
      const { token_hash, type } = fragment
      const arrived = await fromAnywhere(world, '/verify', { token_hash, type })
      const seen = [hour, arrived.status, await json(arrived)]
      expect(seen).toMatchObject([hour, 200, { user: { email: owner } }])
    }
    world.pass(3600 - 611)
  }
  expect(strangersOwn).toBeGreaterThan(3)
})
