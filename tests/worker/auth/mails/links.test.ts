import { expect, test } from 'vitest'
import { linkIn } from '../../../../web/session/callback/callback.ts'
import { flowStatesTable } from '../../../../worker/db/schema/sign-in.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, expectOutcome, password, readRedirect, withUser } from '../world.ts'
import { withMail } from './mailed.ts'
import { enter } from '../identities/oidc-world.ts'

test('recovery opens a session by its link, confirms the address, and the client knows what it is for', async () => {
  const world = createWorld()
  await world.user('a@example.com', { emailConfirmedAt: null })
  const client = world.client()
  const { error } = await client.resetPasswordForEmail('A@example.com', {
    redirectTo: 'https://meltemi.test/reset',
  })
  expect(error).toBeNull()
  const { link } = world.lastMail('a@example.com')
  const { location, fragment } = readRedirect(await world.send(link))
  expect(location).toMatch(/^https:\/\/meltemi\.test\/reset#/)
  expect(fragment['type']).toBe('recovery')
  const data = await enter(client, fragment)
  expect(data.user).toMatchObject({ email_confirmed_at: expect.any(String) })
  expect(data.user?.recovery_sent_at).toBeTruthy()
  const { data: claims } = await client.getClaims()
  expect(claims?.claims.amr).toMatchObject([{ method: 'otp' }])
})

test('a magic link signs up a new address, unless the app asks not to', async () => {
  const world = createWorld()
  const signIn = (options: object) =>
    world.client().signInWithOtp({ email: 'new@example.com', options })
  const refused = await signIn({ shouldCreateUser: false })
  expect(refused.error).toMatchObject({ status: 422, code: 'otp_disabled' })
  expect(await world.users()).toHaveLength(0)
  await signIn({ data: { language: 'de' } })
  const { token, subject } = world.lastMail('new@example.com')
  expect(subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse')
  const { data } = await world.client().verifyOtp({ token_hash: token, type: 'email' })
  expect(data.user).toMatchObject({ user_metadata: { language: 'de', email_verified: true } })
})

test('recover and resend answer the same for known, confirmed and unknown addresses', async () => {
  const { world } = await withUser('known@example.com')
  for (const [path, body] of [
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ] as const) {
    const kinds = new Set<string>()
    for (const email of ['known@example.com', 'unknown@example.com']) {
      for (let time = 0; time < 2; time++) {
        const response = await world.post(path, { ...body, email })
        kinds.add(`${time} ${response.status} ${await response.text()}`)
      }
    }
    expect([...kinds]).toEqual(['0 200 {}', expect.stringContaining('over_email_send_rate_limit')])
  }
  expect(world.mailbox).toHaveLength(1)
})

test('the wait for the next mail is named, and ends when the last one was used', async () => {
  const { world, token: token_hash } = await withMail()
  world.pass(10)
  const { error } = await world.client().resetPasswordForEmail('a@example.com')
  expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect(error?.message).toMatch(/after (49|50) seconds/)
  await world.post('/verify', { type: 'magiclink', token_hash })
  expect((await world.client().resetPasswordForEmail('a@example.com')).error).toBeNull()
})

test('a HEAD request of a link uses nothing', async () => {
  const { world, link } = await withMail()
  expect((await world.send(link, { method: 'HEAD' })).status).toBe(200)
  expect(readRedirect(await world.send(link)).fragment).toHaveProperty('access_token')
})

test('the link of a suspended user leads to the app with the reason, and stays good', async () => {
  const { world, user } = await withUser('a@example.com')
  await world.client().resetPasswordForEmail('a@example.com')
  const { link, token } = world.lastMail('a@example.com')

  await world.update(user, { bannedUntil: '2999-01-01T00:00:00.000Z' })
  const response = await world.send(link)
  expect(response.status).toBe(303)
  const reason = { error: 'access_denied', error_code: 'user_banned' }
  expect(readRedirect(response).fragment).toMatchObject(reason)
  const posted = await world.post('/verify', { token_hash: token, type: 'recovery' })
  await expectOutcome(posted, 403, 'user_banned')
  await world.update(user, { bannedUntil: null })
  expect(readRedirect(await world.send(link)).fragment).toHaveProperty('access_token')
})

test.for([
  ['GET', '?type=signup', undefined],
  ['GET', '?token=x', undefined],
  ['GET', '?token=&type=', undefined],
  ['POST', '', {}],
  ['POST', '', { type: 'email' }],
  ['POST', '', { type: 'email', token: '1', token_hash: 'x', email: 'a@x.com' }],
  ['POST', '', { type: 'email', token: '1' }],
  ['POST', '', { type: 'email', token_hash: 'x', email: 'a@x.com' }],
  ['POST', '', { type: 'email', token_hash: 'x', redirect_to: 'https://meltemi.test' }],
  ['POST', '', { type: 'magic', token_hash: 'x' }],
  ['POST', '', { type: 'email', token: '1', email: 'nobody' }],
] as const)('%s /verify%s with %j is refused in JSON', async ([method, query, body]) => {
  const response = await createWorld().auth(`/verify${query}`, { method, body })
  await expectOutcome(response, 400, 'validation_failed')
})

test('the target of a link is checked when it is sent and again when it is opened', async () => {
  const { world, link, page } = await withMail({ emailRedirectTo: 'https://evil.test/' })
  expect(page).toMatch(/^https:\/\/meltemi\.test\/\?sb=#token_hash=/)
  const tampered = new URL(link)
  tampered.searchParams.set('redirect_to', 'https://evil.test/')
  const { location } = readRedirect(await world.send(tampered.href))
  expect(location).toMatch(/^https:\/\/meltemi\.test#token_hash=/)
})

test('without a redirect_to a link leads where the request came from, if that is allowed', async () => {
  const site = 'https://meltemi.test'
  for (const [headers, expected] of [
    [{ referer: `${site}/fr/client/login` }, `${site}/fr/client/login`],
    [{ referer: 'https://evil.test/' }, site],
    [{ redirect_to: `${site}/a`, referer: `${site}/b` }, `${site}/a`],
    [{ redirect_to: 'https://evil.test/', referer: `${site}/b` }, `${site}/b`],
  ] as const) {
    const world = createWorld()
    const email = `${crypto.randomUUID()}@example.com`
    await world.user(email)
    await world.auth('/recover', { method: 'POST', body: { email }, headers })
    const { page, link } = world.lastMail(email)
    const leads = page.includes('#') ? page : new URL(link).searchParams.get('redirect_to')
    expect(leads?.startsWith(expected), `${leads}`).toBe(true)
  }
})

test('with PKCE a link leads to a code that only the asking browser can exchange', async () => {
  const { world } = await withUser('a@example.com')
  const client = world.client('pkce')
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  await client.resetPasswordForEmail('a@example.com', {
    redirectTo: 'https://meltemi.test/reset?x=1',
  })
  const { link, token } = world.lastMail('a@example.com')
  expect(token).toMatch(/^pkce_[\da-f]{56}$/)
  world.pass(50 * 60) // the code's lifetime starts when it is issued
  const { location, query } = readRedirect(await world.send(link))
  expect(location).not.toContain('access_token')
  expect(query).toMatchObject({ x: '1', code: expect.any(String) })

  const wrong = { auth_code: query['code'], code_verifier: 'a'.repeat(43) }
  const exchange = () => world.post('/token?grant_type=pkce', wrong)
  await expectOutcome(await exchange(), 400, 'bad_code_verifier')

  const { data, error } = await client.exchangeCodeForSession(query['code'] ?? '')
  expect(error).toBeNull()
  expect(data.session).not.toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  const { data: claims } = await client.getClaims()
  expect(claims?.claims.amr).toMatchObject([{ method: 'recovery' }])

  await expectOutcome(await exchange(), 404, 'flow_state_not_found')
})

test('a PKCE sign-up names its way in, and its code expires five minutes after it was issued', async () => {
  const world = createWorld()
  const client = world.client('pkce')
  await client.signUp({ email: 'a@example.com', password })
  const { query } = readRedirect(await world.send(world.lastMail('a@example.com').link))
  const [flow] = await world.deps().db.select().from(flowStatesTable)
  expect(flow?.kind).toBe('email/signup')
  world.pass(301)
  const { error } = await client.exchangeCodeForSession(query['code'] ?? '')
  expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
})

test.for([
  ['a new password', '/recover'],
  ['signing in', '/otp'],
])('an emailed link for %s is good for an hour', async ([, path]) => {
  const { world } = await withUser('a@example.com')
  const mailed = async () => {
    await world.post(path!, { email: 'a@example.com' })
    return world.lastMail('a@example.com').link
  }
  const late = await mailed()
  world.pass(3_601)
  const { fragment } = readRedirect(await world.send(late))
  expect(fragment).toMatchObject({ error_code: 'otp_expired' })
  const inTime = await mailed()
  world.pass(3_590)
  expect(readRedirect(await world.send(inTime)).fragment['access_token']).toBeDefined()
})

test('a failed PKCE link says why in query and fragment', async () => {
  const redirect = encodeURIComponent('https://meltemi.test/app?error=1&y=2')
  const path = `/verify?type=recovery&token=pkce_x&redirect_to=${redirect}`
  const { query, fragment } = readRedirect(await createWorld().auth(path))
  const reason = { error: 'access_denied', error_code: 'otp_expired' }
  expect(query).toMatchObject({ ...reason, y: '2' })
  expect(fragment).toMatchObject({ ...reason, sb: '' })
})

/* Parameters in an email's requested redirect URL must not replace those of the link. */
const email = 'owner@example.com'
const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }
const page = 'https://meltemi.test/client/login'

const planted = [
  '?error_code=otp_expired',
  '?error=access_denied&error_description=gone',
  '#error=access_denied&error_code=otp_expired',
  '?token_hash=bogus&type=recovery',
  '?code=bogus',
  '#access_token=a&refresh_token=b&expires_in=1&token_type=bearer',
  '?mode=request&message=halfway#sb=&type=invite',
]

test.for(planted.flatMap((plant) => [[plant, {}] as const, [plant, challenge] as const]))(
  'a stranger asks for a link to %s: its reader finds what the link brought, and nothing else',
  async ([plant, asked]) => {
    const { world } = await withUser(email)
    const query = new URLSearchParams({ redirect_to: `${page}${plant}` })
    await world.post(`/recover?${query}`, { email, ...asked })
    const { page: location, token } = world.lastMail(email)
    const found = linkIn(new URL(location))
    expect(location.startsWith(page)).toBe(true)
    expect(found?.has('error') || found?.has('error_code') || found?.has('message')).toBe(false)
    expect(location).not.toMatch(/bogus|otp_expired|access_denied|invite/)
    expect(found?.get('token_hash')).toBe(token)
    expect(found?.get('type')).toBe('recovery')
  },
)

test('the rest of an address that an emailed link leads to stays as it was', async () => {
  const { world } = await withUser(email)
  const query = new URLSearchParams({ redirect_to: `${page}?mode=request&error=x` })
  await world.post(`/recover?${query}`, { email })
  // `sb` tells the server that the page handles a link
  expect(new URL(world.lastMail(email).page).search).toBe('?mode=request&sb=')
})

test('links to another site of the operator’s use up nothing that a link to ours needs', async () => {
  const app = 'https://app.example/callback'
  const settings = { reauthenticates: false, asksCurrentPassword: false }
  const world = createWorld({
    limits: noLimits,
    auth: () => ({ siteUrl: 'https://meltemi.test', redirectUrls: [app], ...settings }),
  })
  await world.user(email)
  const elsewhere = `/recover?redirect_to=${encodeURIComponent(app)}`
  for (let mail = 0; mail < 20; mail++) {
    await world.post(elsewhere, { email, ...challenge })
    world.pass(61)
  }
  const sent = world.mailbox.length
  expect(sent).toBeLessThan(10)
  await world.post('/recover', { email })
  expect(world.mailbox).toHaveLength(sent + 1)
  const { fragment } = readRedirect(await world.send(world.lastMail(email).link))
  expect(fragment['access_token']).toBeTruthy()
})

// not listed by the operator, so only chosen by the requester of the email
const chosen = 'https://meltemi.test/nothing-here?x=1'

for (const [what, ask] of [
  ['a sign-up', '/signup'],
  ['a mail to sign in to an account that no one has verified', '/otp'],
  ['a recovery of an account that no one has verified', '/recover'],
] as const) {
  test(`a scanner that opens the link of ${what} verifies no address`, async () => {
    const world = createWorld()
    const stranger = { email, password: 'Strangers-grove-1' }
    await world.post('/signup', stranger)
    world.pass(61)
    await world.post(`${ask}?redirect_to=${encodeURIComponent(chosen)}`, stranger)
    const { link } = world.lastMail(email)
    expect(new URL(link).searchParams.get('redirect_to')).toBe(chosen)
    const { fragment } = readRedirect(await world.send(link))
    expect(Object.keys(fragment)).toEqual(['token_hash', 'type'])
    expect(await world.users()).toMatchObject([{ emailConfirmedAt: null }])
    expect((await world.post('/token?grant_type=password', stranger)).status).toBe(400)
  })
}

test('a verified account is signed in at an address of ours that is no page, with its query', async () => {
  const { world } = await withUser(email)
  await world.post(`/otp?redirect_to=${encodeURIComponent(chosen)}`, { email })
  const { location } = readRedirect(await world.send(world.lastMail(email).link))
  expect(location).toMatch(/nothing-here\?x=1#access_token=/)
})
