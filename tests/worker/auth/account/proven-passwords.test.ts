import { env } from 'cloudflare:workers'
import { test } from 'vitest'
import { adminSql } from '../../../../worker/ops/admin-sql.ts'
import { createOffice } from '../../admin/office.ts'
import { json, readRedirect } from '../world.ts'

/*
 * A stranger signs somebody's address up and waits. The owner, who expects mail of ours, opens the link; later staff
 * give that account rights. Whatever way that goes, the stranger has no part in it.
 */
const email = 'buyer@example.com'
const strangers = 'Strangers-2'
const own = 'Another-one-8'
const verifier = 'v'.repeat(43)
const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }

type Office = Awaited<ReturnType<typeof createOffice>>

const signsIn = (office: Office, password: string, who = email) =>
  office.post('/token?grant_type=password', { email: who, password })
const opens = async (office: Office, password: string) =>
  (await signsIn(office, password)).status === 200
const signUp = (office: Office, password: string, more: object = {}) =>
  office.post('/signup', { email, password, data: { first_name: 'Eve' }, ...more })
const idOf = (who = email) =>
  env.DB.prepare('select id from users where email = ?').bind(who).first<string>('id')
const userOf = (office: Office, token: string) => office.auth('/user', { token })
const setPassword = (office: Office, token: string, password: string) =>
  office.auth('/user', { method: 'PUT', token, body: { password } })
const verify = (office: Office, type: string, secret: object) =>
  office.post('/verify', { type, ...secret })

/** Nobody was here, and nothing was sent. */
const startOver = () =>
  env.DB.batch(
    ['memberships', 'companies', 'access_requests', 'users', 'send_limits', 'guess_budgets'].map(
      (table) => env.DB.prepare(`delete from ${table}`),
    ),
  )

/** How staff give an account rights. */
const grants = {
  approval: async (office: Office) => {
    const { id } = await office.request({ email })
    const decision = { decision: 'approve', version: 0 }
    return office.admin('POST', `/access-requests/${id}/decision`, decision)
  },
  role: async (office: Office) =>
    office.admin('PUT', `/users/${await idOf()}/role`, { role: 'client' }),
  membership: async (office: Office) => {
    const { id } = await office.request({ email: 'first@example.com' })
    const decision = { decision: 'approve', version: 0 }
    await office.admin('POST', `/access-requests/${id}/decision`, decision)
    const company = await env.DB.prepare('select id from companies').first<string>('id')
    return office.admin('POST', `/companies/${company}/members`, { email, locale: 'en' })
  },
}

/** How the owner may have opened the stranger's mail. */
const openings = {
  'a link': async (office: Office) => {
    await signUp(office, strangers)
    await office.send(office.lastMail(email).link)
  },
  'a link with the stranger’s challenge': async (office: Office) => {
    await signUp(office, strangers, challenge)
    await office.send(office.lastMail(email).link)
  },
  'a link with the stranger’s challenge, and its hash after it': async (office: Office) => {
    await signUp(office, strangers, challenge)
    const { link, token } = office.lastMail(email)
    await office.send(link)
    await verify(office, 'signup', { token_hash: token })
  },
  'a page that spends the hash': async (office: Office) => {
    await signUp(office, strangers)
    await verify(office, 'signup', { token_hash: office.lastMail(email).token })
  },
} satisfies Record<string, (office: Office) => Promise<void>>

const cases = (Object.keys(openings) as (keyof typeof openings)[]).flatMap((opening) =>
  (Object.keys(grants) as (keyof typeof grants)[]).map((grant) => [opening, grant] as const),
)

test.for(cases)(
  'the owner opens a stranger’s sign-up by %s, and a right by %s is the owner’s alone',
  async ([opening, grant], { expect }) => {
    const office = await createOffice()
    await openings[opening](office)
    const session = await json(await signsIn(office, strangers))
    const [token, refresh_token] = [String(session['access_token']), session['refresh_token']]
    expect((await userOf(office, token)).status, 'the sign-up itself works').toBe(200)

    expect((await grants[grant](office)).status).toBeLessThan(300)
    expect(await opens(office, strangers)).toBe(false)
    expect((await userOf(office, token)).status).toBeGreaterThanOrEqual(401)
    const refreshed = await office.post('/token?grant_type=refresh_token', { refresh_token })
    expect(refreshed.status).toBe(400)
    const row = await env.DB.prepare('select user_metadata from users where email = ?')
      .bind(email)
      .first('user_metadata')
    expect(row).not.toContain('Eve')
    const link = /token_hash=(\w+)&type=invite/.exec(office.lastMail(email).text)?.[1]
    // signing up once more changes nothing
    office.pass(61)
    await signUp(office, strangers)
    await office.send(office.lastMail(email).link)
    expect(await opens(office, strangers)).toBe(false)

    const arrived = await json(await verify(office, 'invite', { token_hash: link }))
    const invited = String(arrived['access_token'])
    expect((await setPassword(office, invited, own)).status).toBe(200)
    const me = await office.send('/api/me', { token: invited })
    expect(await me.json()).toMatchObject({ role: 'client' })
    expect([await opens(office, own), await opens(office, strangers)]).toEqual([true, false])
  },
)

test('whoever chose the password and reads the mail keeps both it and the names when staff let them in', async ({
  expect,
}) => {
  const honest: ((office: Office) => Promise<void>)[] = [
    async (office) => {
      await signUp(office, own)
      const { code } = office.lastMail(email)
      await verify(office, 'signup', { email, token: code })
    },
    async (office) => {
      await signUp(office, own, challenge)
      const { query } = readRedirect(await office.send(office.lastMail(email).link))
      const body = { auth_code: query['code'], code_verifier: verifier }
      expect((await office.post('/token?grant_type=pkce', body)).status).toBe(200)
    },
    async (office) => {
      await signUp(office, strangers)
      await office.send(office.lastMail(email).link)
      office.pass(61)
      await office.post('/recover', { email })
      const { token } = office.lastMail(email)
      const session = await json(await verify(office, 'recovery', { token_hash: token }))
      await setPassword(office, String(session['access_token']), own)
    },
  ]
  for (const begin of honest) {
    for (const grant of [grants.approval, grants.role, grants.membership]) {
      const office = await createOffice()
      await begin(office)
      const { access_token } = (await json(await signsIn(office, own))) as { access_token: string }
      expect((await grant(office)).status).toBeLessThan(300)
      expect(await opens(office, own)).toBe(true)
      expect(await opens(office, strangers)).toBe(false)
      const user = await json(await userOf(office, access_token))
      expect(user).toMatchObject({ user_metadata: { first_name: 'Eve' } })
      const invitations = office.mailbox.filter(
        ({ to, text }) => to === email && text.includes('type=invite'),
      )
      expect(invitations).toEqual([])
      await startOver()
    }
  }
})

test('a password that a stranger sets in a session by the old one proves nothing', async ({
  expect,
}) => {
  const office = await createOffice()
  await openings['a link'](office)
  const { access_token } = (await json(await signsIn(office, strangers))) as {
    access_token: string
  }
  expect((await setPassword(office, access_token, 'Strangers-3')).status).toBe(200)
  await grants.approval(office)
  expect(await opens(office, 'Strangers-3')).toBe(false)
})

test('an account whose owner was led to agree to a new address is not theirs for that', async ({
  expect,
}) => {
  const office = await createOffice()
  const stranger = await office.user('stranger@evil.example')
  await office.post('/otp', { email: 'stranger@evil.example' })
  const begun = await json(
    await verify(office, 'magiclink', {
      token_hash: office.lastMail('stranger@evil.example').token,
    }),
  )
  const token = String(begun['access_token'])
  await office.auth('/user', { method: 'PUT', token, body: { email } })
  await office.send(office.lastMail('stranger@evil.example').link)
  await office.send(office.lastMail(email).link)
  expect(await idOf()).toBe(stranger.id)
  // the session began with a mail, but to another address
  expect((await setPassword(office, token, strangers)).status).toBe(200)
  expect(await opens(office, strangers)).toBe(true)
  await grants.approval(office)
  expect(await opens(office, strangers)).toBe(false)
  expect((await userOf(office, token)).status).toBeGreaterThanOrEqual(401)
})

test('another way in that was linked before the owner came goes before rights come', async ({
  expect,
}) => {
  const office = await createOffice()
  await openings['a link'](office)
  const id = await idOf()
  const at = office.now().toISOString()
  await env.DB.prepare(
    `insert into identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
      values ('x', ?1, 'fake', 'strangers', '{}', ?2, ?2)`,
  )
    .bind(id, at)
    .run()
  office.pass(61)
  await office.post('/recover', { email })
  const { token } = office.lastMail(email)
  const session = await json(await verify(office, 'recovery', { token_hash: token }))
  await setPassword(office, String(session['access_token']), own)
  await grants.approval(office)
  const left = await env.DB.prepare('select provider from identities where user_id = ?')
    .bind(id)
    .all()
  expect(left.results).toEqual([{ provider: 'email' }])
  expect(await opens(office, own)).toBe(true)
})

test('an administrator made of an account that a stranger signed up keeps nothing of theirs', async ({
  expect,
}) => {
  const office = await createOffice()
  await openings['a link'](office)
  const session = await json(await signsIn(office, strangers))
  const make = async () => {
    const sql = adminSql({
      id: crypto.randomUUID(),
      email,
      passwordHash: 'unused',
      now: office.now(),
    })
    const statements = sql.split(';\n').filter((statement) => statement.trim() !== '')
    await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
  }
  await make()
  expect(await opens(office, strangers)).toBe(false)
  expect((await userOf(office, String(session['access_token']))).status).toBeGreaterThanOrEqual(401)
  // a sign-up after it plants nothing either
  office.pass(61)
  await signUp(office, strangers)
  await office.send(office.lastMail(email).link)
  expect(await opens(office, strangers)).toBe(false)

  office.pass(61)
  await office.post('/recover', { email })
  const { token } = office.lastMail(email)
  const arrived = await json(await verify(office, 'recovery', { token_hash: token }))
  await setPassword(office, String(arrived['access_token']), own)
  await make()
  expect(await opens(office, own), 'who has proven theirs keeps it').toBe(true)
})

test('a sign-up that nobody is given rights by works as anywhere: confirm by link, sign in', async ({
  expect,
}) => {
  for (const opening of Object.values(openings)) {
    const office = await createOffice()
    await opening(office)
    const answer = await json(await signsIn(office, strangers))
    expect(answer).toMatchObject({ user: { user_metadata: { first_name: 'Eve' } } })
    await startOver()
  }
})
