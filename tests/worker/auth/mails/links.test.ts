import { expect, test } from 'vitest'
import { updateUser } from '../../../../worker/features/auth/caller-queries.ts'
import { createWorld, json, readRedirect } from '../world.ts'

test('recovery opens a session by its link, confirms the address, and the client knows what it is for', async () => {
  const world = createWorld()
  await world.user('a@example.com', { emailConfirmedAt: null })
  const client = world.client()
  const { error } = await client.resetPasswordForEmail('A@example.com', {
    redirectTo: 'https://meltemi.test/reset',
  })
  expect(error).toBeNull()
  const { location, fragment } = readRedirect(
    await world.send(world.lastMail('a@example.com').link),
  )
  expect(location).toMatch(/^https:\/\/meltemi\.test\/reset#/)
  expect(fragment['type']).toBe('recovery')
  const { data } = await client.setSession({
    access_token: fragment['access_token'] ?? '',
    refresh_token: fragment['refresh_token'] ?? '',
  })
  expect(data.user).toMatchObject({ email_confirmed_at: expect.any(String) })
  expect(data.user?.recovery_sent_at).toBeTruthy()
  const { data: claims } = await client.getClaims()
  expect(claims?.claims.amr).toMatchObject([{ method: 'otp' }])
})

test('a newer mail of a kind replaces the older one', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.client().resetPasswordForEmail('a@example.com')
  const first = world.lastMail('a@example.com')
  world.pass(61)
  await world.client().signInWithOtp({ email: 'a@example.com' })
  expect(readRedirect(await world.send(first.link)).fragment['error_code']).toBe('otp_expired')
  const second = readRedirect(await world.send(world.lastMail('a@example.com').link))
  expect(second.fragment['type']).toBe('magiclink')
})

test('a magic link signs up who is new, unless told not to', async () => {
  const world = createWorld()
  const refused = await world
    .client()
    .signInWithOtp({ email: 'new@example.com', options: { shouldCreateUser: false } })
  expect(refused.error).toMatchObject({ status: 422, code: 'otp_disabled' })
  expect(await world.users()).toHaveLength(0)
  await world
    .client()
    .signInWithOtp({ email: 'new@example.com', options: { data: { language: 'de' } } })
  const { token, subject } = world.lastMail('new@example.com')
  expect(subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse')
  const { data } = await world.client().verifyOtp({ token_hash: token, type: 'email' })
  expect(data.user).toMatchObject({ user_metadata: { language: 'de', email_verified: true } })
})

test('recover and resend answer the same for known, confirmed and unknown addresses', async () => {
  const world = createWorld()
  await world.user('known@example.com')
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
  const world = createWorld()
  await world.user('a@example.com')
  await world.client().signInWithOtp({ email: 'a@example.com' })
  world.pass(10)
  const { error } = await world.client().resetPasswordForEmail('a@example.com')
  expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect(error?.message).toMatch(/after (49|50) seconds/)
  await world.send(world.lastMail('a@example.com').link)
  expect((await world.client().resetPasswordForEmail('a@example.com')).error).toBeNull()
})

test('resending a confirmation reaches who is not confirmed yet', async () => {
  const world = createWorld()
  await world.user('a@example.com', { emailConfirmedAt: null })
  const { error } = await world.client().resend({ type: 'signup', email: 'a@example.com' })
  expect(error).toBeNull()
  const { code } = world.lastMail('a@example.com')
  const { data } = await world
    .client()
    .verifyOtp({ email: 'a@example.com', token: code, type: 'signup' })
  expect(data.session).not.toBeNull()
})

test('looking at a link without opening it spends nothing', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.client().signInWithOtp({ email: 'a@example.com' })
  const { link } = world.lastMail('a@example.com')
  expect((await world.send(link, { method: 'HEAD' })).status).toBe(200)
  expect(readRedirect(await world.send(link)).fragment).toHaveProperty('access_token')
})

test('the link of a suspended user leads to the app with the reason, and stays good', async () => {
  const world = createWorld()
  const user = await world.user('a@example.com')
  await world.client().resetPasswordForEmail('a@example.com')
  const { link, token } = world.lastMail('a@example.com')
  const { db } = world.deps()
  await updateUser(db, user.id, { bannedUntil: '2999-01-01T00:00:00.000Z' }, world.now())
  const response = await world.send(link)
  expect([response.status, readRedirect(response).fragment]).toMatchObject([
    303,
    { error: 'access_denied', error_code: 'user_banned' },
  ])
  const posted = await world.post('/verify', { token_hash: token, type: 'recovery' })
  expect([posted.status, await json(posted)]).toMatchObject([403, { code: 'user_banned' }])
  await updateUser(db, user.id, { bannedUntil: null }, world.now())
  expect(readRedirect(await world.send(link)).fragment).toHaveProperty('access_token')
})

test.for([
  ['?type=signup', 400],
  ['?token=x', 400],
  ['?token=&type=', 400],
] as const)('GET /verify%s is refused in JSON', async ([query, status]) => {
  const response = await createWorld().auth(`/verify${query}`)
  expect([response.status, await json(response)]).toMatchObject([
    status,
    { code: 'validation_failed' },
  ])
})

test.for([
  [{}],
  [{ type: 'email' }],
  [{ type: 'email', token: '1', token_hash: 'x', email: 'a@x.com' }],
  [{ type: 'email', token: '1' }],
  [{ type: 'email', token: '1', email: 'a@x.com', phone: '+15550100' }],
  [{ type: 'email', token_hash: 'x', email: 'a@x.com' }],
  [{ type: 'email', token_hash: 'x', redirect_to: 'https://meltemi.test' }],
  [{ type: 'magic', token_hash: 'x' }],
  [{ type: 'sms', token: '1', email: 'a@x.com' }],
  [{ type: 'email', token: '1', email: 'nobody' }],
])('POST /verify with %j is refused', async ([body]) => {
  const response = await createWorld().post('/verify', body)
  expect([response.status, await json(response)]).toMatchObject([
    400,
    { code: 'validation_failed' },
  ])
})

test('the target of a link is checked when it is sent and again when it is opened', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.client().signInWithOtp({
    email: 'a@example.com',
    options: { emailRedirectTo: 'https://evil.test/' },
  })
  const { link } = world.lastMail('a@example.com')
  expect(new URL(link).searchParams.get('redirect_to')).toBe('https://meltemi.test')
  const tampered = new URL(link)
  tampered.searchParams.set('redirect_to', 'https://evil.test/')
  const { location } = readRedirect(await world.send(tampered.href))
  expect(location).toMatch(/^https:\/\/meltemi\.test#access_token=/)
})

test('without a wish a link leads where the request came from, if that is allowed', async () => {
  for (const [headers, expected] of [
    [{ referer: 'https://meltemi.test/fr/client/login' }, 'https://meltemi.test/fr/client/login'],
    [{ referer: 'https://evil.test/' }, 'https://meltemi.test'],
    [
      { redirect_to: 'https://meltemi.test/a', referer: 'https://meltemi.test/b' },
      'https://meltemi.test/a',
    ],
    [
      { redirect_to: 'https://evil.test/', referer: 'https://meltemi.test/b' },
      'https://meltemi.test/b',
    ],
  ] as const) {
    const world = createWorld()
    const email = `${crypto.randomUUID()}@example.com`
    await world.user(email)
    await world.auth('/recover', { method: 'POST', body: { email }, headers })
    const { searchParams } = new URL(world.lastMail(email).link)
    expect(searchParams.get('redirect_to')).toBe(expected)
  }
})
