import { expect, test } from 'vitest'
import { createOffice, type Office } from '../../admin/office.ts'
import { createWorld, expectOutcome, password, readRedirect, tokenIn, withUser } from '../world.ts'
import {
  challenge,
  email,
  grants,
  opens,
  own,
  signUp,
  strangers,
  verifier,
} from './lone-sign-up.ts'
import { scalar } from '../../kit/rows.ts'

test('someone signs up, confirms by the link of the mail, and signs in', async () => {
  const world = createWorld()
  const client = world.client()
  const { data, error } = await client.signUp({
    email: 'Eleni@Example.com',
    password,
    options: {
      data: { first_name: 'Eleni' },
      emailRedirectTo: 'https://meltemi.test/client/login?x=1',
    },
  })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({
    email: 'eleni@example.com',
    aud: 'authenticated',
    role: 'authenticated',
    phone: '',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {
      first_name: 'Eleni',
      email: 'eleni@example.com',
      sub: data.user?.id,
      email_verified: false,
      phone_verified: false,
    },
  })
  expect(data.user?.confirmation_sent_at).toBeTruthy()
  expect(data.user).not.toHaveProperty('email_confirmed_at')
  expect(data.user).not.toHaveProperty('factors')
  expect(data.user?.identities).toHaveLength(1)
  expect(data.user?.identities?.[0]).toMatchObject({ provider: 'email', id: data.user?.id })

  const before = await client.signInWithPassword({ email: 'eleni@example.com', password })
  expect(before.error?.code).toBe('email_not_confirmed')

  const { link, page, code } = world.lastMail('eleni@example.com')
  expect(code).toMatch(/^\d{6}$/)
  const { location, fragment } = readRedirect(await world.send(link))
  expect(location).toMatch(/^https:\/\/meltemi\.test\/app#/)
  expect(page).toMatch(/^https:\/\/meltemi\.test\/client\/login\?x=1&sb=#token_hash=/)
  expect(fragment).toMatchObject({
    type: 'signup',
    token_type: 'bearer',
    expires_in: '3600',
    sb: '',
  })

  const { data: restored } = await client.setSession({
    access_token: fragment['access_token'] ?? '',
    refresh_token: fragment['refresh_token'] ?? '',
  })
  expect(restored.user?.email_confirmed_at).toBeTruthy()
  expect(restored.user?.user_metadata['email_verified']).toBe(true)
  expect(restored.user?.identities?.[0]?.identity_data?.['email_verified']).toBe(true)

  const after = await client.signInWithPassword({ email: 'ELENI@example.com', password })
  expect(after.error).toBeNull()
  expect(after.data.session?.refresh_token).toBeTruthy()
})

test('a weak password is answered the same for known and unknown addresses', async () => {
  const { world } = await withUser('known@example.com')
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const { error } = await world.client().signUp({ email, password: 'short' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] })
  }
})

test('a password is refused above 72 bytes, never cut', async () => {
  const body = { email: 'a@example.com', password: 'é'.repeat(37) }
  await expectOutcome(await createWorld().post('/signup', body), 400, 'validation_failed')
})

const good = { email: 'a@example.com', password }
const refusals: [what: string, body: object, code?: string, status?: number][] = [
  ['no password', { email: 'a@example.com' }],
  ['an empty address', { email: '', password }],
  ['an address that is none', { email: 'nobody', password }],
  ['dots side by side', { email: 'no..body@example.com', password }],
  ['a dot in front', { email: '.nobody@example.com', password }],
  ['a long address', { email: `${'a'.repeat(250)}@x.com`, password }],
  ['address and number', { ...good, phone: '+15550100' }, 'phone_provider_disabled'],
  ['nothing at all', {}, 'anonymous_provider_disabled', 422],
  ['a challenge without method', { ...good, code_challenge: 'a'.repeat(43) }],
  ['a short challenge', { ...good, code_challenge: 'a', code_challenge_method: 's256' }],
  ['an unknown method', { ...good, code_challenge: 'a'.repeat(43), code_challenge_method: 's512' }],
  ['a field of the wrong type', { email: 5, password }, 'bad_json'],
  ['data that are no object', { ...good, data: [] }, 'bad_json'],
  ['more data than a token carries', { ...good, data: { x: 'x'.repeat(20_000) } }],
]

test.for(refusals)(
  'sign-up with %s is refused',
  async ([, body, code = 'validation_failed', status = 400]) => {
    const world = createWorld()
    await expectOutcome(await world.post('/signup', body), status, code)
    expect(await world.users()).toHaveLength(0)
  },
)

test('null means absent, and unknown fields are ignored', async () => {
  const response = await createWorld().post('/signup', {
    email: 'a@example.com',
    password,
    data: {},
    phone: null,
    surprise: { x: 1 },
    code_challenge: null,
    code_challenge_method: null,
    gotrue_meta_security: {},
  })
  expect(response.status).toBe(200)
})

test('signing up a confirmed address shows a made-up user and notifies the owner', async () => {
  const world = createWorld()
  const owner = await world.user('owner@example.com', {
    recoverySentAt: '2026-01-01T00:00:00.000Z',
  })
  const { data, error } = await world
    .client()
    .signUp({ email: 'owner@example.com', password, options: { data: { first_name: 'Eve' } } })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user?.identities).toEqual([])
  expect(data.user?.id).not.toBe(owner.id)
  expect(data.user).toMatchObject({ role: 'authenticated', user_metadata: { first_name: 'Eve' } })
  expect(data.user).not.toHaveProperty('recovery_sent_at')
  expect(data.user).not.toHaveProperty('email_confirmed_at')
  const mail = world.lastMail('owner@example.com')
  expect(mail.subject).toBe('You already have an account')
  expect([mail.link, mail.code]).toEqual(['', ''])
})

test('signing up an unconfirmed address again with the same password keeps user and password', async () => {
  const world = createWorld()
  const signUp = () => world.client().signUp({ email: 'A@example.com', password })
  const first = await signUp()
  world.pass(61)
  expect((await signUp()).data.user?.id).toBe(first.data.user?.id)
  expect(world.mailbox).toHaveLength(2)
  await world.send(world.lastMail('a@example.com').link)
  const { error } = await world.client().signInWithPassword({ email: 'a@example.com', password })
  expect(error).toBeNull()
})

test('within a minute no second mail leaves, and the answer does not tell', async () => {
  const world = createWorld()
  for (let time = 0; time < 2; time++) {
    const { error } = await world.client().signUp({ email: 'a@example.com', password })
    expect(error).toBeNull()
  }
  expect(world.mailbox).toHaveLength(1)
})

test('a mail that cannot be sent does not fail the sign-up, and asking again helps at once', async () => {
  let isDown = true
  const sent: string[] = []
  const world = createWorld({
    sendMail: async ({ to }) => {
      if (isDown) throw new Error('E_DELIVERY_FAILED')
      sent.push(to)
    },
  })
  expect((await world.client().signUp({ email: 'a@example.com', password })).error).toBeNull()
  isDown = false
  await world.client().resend({ type: 'signup', email: 'a@example.com' })
  expect(sent).toEqual(['a@example.com'])
})

/*
 * A stranger signs up with another person's email address. The owner enters that email's code or
 * requests another: proof of the mailbox, not of having chosen the password.
 */
const typed = async (office: Office, type: string) =>
  office.post('/verify', { type, email, token: office.lastMail(email).code })

const theirs = { ...challenge, code_challenge: 's'.repeat(43) }
const ways: Record<string, (office: Office) => Promise<Response>> = {
  'types the code of the stranger’s own mail': async (office) => {
    await signUp(office, strangers, theirs)
    return typed(office, 'signup')
  },
  'has the mail sent again and types its code': async (office) => {
    await signUp(office, strangers)
    office.pass(61)
    await office.post('/resend', { type: 'signup', email })
    return typed(office, 'signup')
  },
  'has the mail sent again to their own browser, and opens its link there': async (office) => {
    await signUp(office, strangers, theirs)
    office.pass(61)
    await office.post('/resend', { type: 'signup', email, ...challenge })
    const { query } = readRedirect(await office.send(office.lastMail(email).link))
    const body = { auth_code: query['code'], code_verifier: verifier }
    return office.post('/token?grant_type=pkce', body)
  },
}

test.for(Object.entries(ways))(
  'the owner of an address %s, and the stranger’s password is nothing that staff give rights to',
  async ([, arrive]) => {
    const office = await createOffice()
    expect((await arrive(office)).status).toBe(200)
    // in the Supabase Auth protocol, the password works until then
    expect(await opens(office, strangers)).toBe(true)

    expect((await grants.approval(office)).status).toBeLessThan(300)
    expect(await opens(office, strangers)).toBe(false)
    const token = await tokenIn(await office.press(email, 'invite'))
    expect((await office.put(token, { password: own })).status).toBe(200)
    expect(await (await office.send('/api/me', { token })).json()).toMatchObject({ role: 'client' })
    expect([await opens(office, own), await opens(office, strangers)]).toEqual([true, false])
  },
)

test('a person who asks for a code drops a stranger’s password, also when no further mail leaves that day', async () => {
  const office = await createOffice()
  for (let mails = 0; mails < 6; mails++) {
    await office.post('/recover', { email })
    office.pass(61)
  }
  await signUp(office, strangers)
  office.pass(61)
  const before = office.mailbox.length
  expect((await office.post('/otp', { email })).status).toBe(200)
  expect(office.mailbox, 'it is enough for the day').toHaveLength(before)
  expect((await typed(office, 'email')).status).toBe(200)
  expect(await opens(office, strangers)).toBe(false)
  expect(await scalar('select user_metadata from users where email = ?', email)).not.toContain(
    'Eve',
  )
})
