import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { adminSql } from '../../../../worker/ops/admin-sql.ts'
import { createOffice } from '../../admin/office.ts'
import { authenticatorOf } from '../factors/authenticator.ts'
import { withProvider } from '../identities/oidc-world.ts'
import { json, tokenIn } from '../world.ts'
import {
  challenge,
  email,
  grants,
  idOf,
  type Office,
  openings,
  opens,
  own,
  setPassword,
  signsIn,
  signUp,
  strangers,
  userOf,
  verifier,
  verify,
} from './lone-sign-up.ts'

/*
 * A stranger signed an address up, its owner opened the link, and the stranger came in and stayed. Then the owner
 * chooses a password of their own.
 */
const tokenOf = async (response: Promise<Response>) => await tokenIn(await response)

/** A session that a mail to the owner begins. */
async function comesByMail(office: Office, who = email) {
  office.pass(61)
  await office.post('/recover', { email: who })
  const { token } = office.lastMail(who)
  return tokenOf(verify(office, 'recovery', { token_hash: token }))
}

const g1 = new URLSearchParams({
  provider: 'fake',
  login_hint: 'g1@evil.example',
  redirect_to: 'https://meltemi.test/account',
})

async function withStranger() {
  const oidc = await withProvider(createOffice)
  const office = oidc.world
  await openings['a link'](office)
  const strangersToken = await tokenOf(signsIn(office, strangers))
  const linking = await office.auth(
    `/user/identities/authorize?${g1.toString()}&skip_http_redirect=true`,
    { token: strangersToken },
  )
  const { fragment } = await oidc.visit(String((await json(linking))['url']))
  const signInByProvider = async (more: Record<string, string> = {}) =>
    oidc.visit(`/auth/v1/authorize?${new URLSearchParams({ ...Object.fromEntries(g1), ...more })}`)
  return { office, strangersToken, linked: fragment['access_token'] ?? '', signInByProvider }
}

test('once the owner has chosen a password, what a stranger linked is no way in', async () => {
  const { office, linked, signInByProvider } = await withStranger()
  const id = await idOf()
  expect(await json(await userOf(office, linked)), 'linking works').toMatchObject({ id })
  const { query } = await signInByProvider(challenge)

  const token = await comesByMail(office)
  expect((await setPassword(office, token, own)).status).toBe(200)
  expect((await userOf(office, linked)).status).toBeGreaterThanOrEqual(401)
  const body = { auth_code: query['code'], code_verifier: verifier }
  const exchanged = await office.post('/token?grant_type=pkce', body)
  expect(await json(exchanged)).toMatchObject({ code: 'flow_state_not_found' })
  const { fragment } = await signInByProvider()
  const seen = await json(await userOf(office, fragment['access_token'] ?? ''))
  expect(seen['id'], 'the stranger gets an account of their own').not.toBe(id)
  expect(await json(await userOf(office, token))).toMatchObject({
    id,
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email' }],
  })
})

test('names that come with the owner’s password are the only ones: a stranger’s do not come back with them', async () => {
  const office = await createOffice()
  const data = { first_name: 'Eve', company: 'Evil', planted: { deep: true } }
  await signUp(office, strangers, { data })
  await office.send(office.lastMail(email).link)
  const token = await comesByMail(office)
  const body = { password: own, data: { last_name: 'Owner', company: null } }
  expect((await office.put(token, body)).status).toBe(200)
  const user = await json(await userOf(office, token))
  expect(user['user_metadata']).toEqual({
    sub: await idOf(),
    email,
    email_verified: true,
    phone_verified: false,
    last_name: 'Owner',
  })
  // from then on they are the owner’s, and are added to
  const more = { password: `${own}-2`, current_password: own, data: { first_name: 'Ann' } }
  expect((await office.put(token, more)).status).toBe(200)
  expect((await json(await userOf(office, token)))['user_metadata']).toMatchObject({
    first_name: 'Ann',
    last_name: 'Owner',
  })
})

test('once the owner has chosen a password, they have no factor or change of address of a stranger', async () => {
  const { office, strangersToken } = await withStranger()
  await office.post('/factors', { factor_type: 'totp' }, strangersToken)
  await office.put(strangersToken, { email: 'w@evil.example' })
  expect(await json(await userOf(office, strangersToken))).toMatchObject({
    new_email: 'w@evil.example',
    factors: [{ factor_type: 'totp' }],
  })

  const token = await comesByMail(office)
  expect((await setPassword(office, token, own)).status).toBe(200)
  const user = await json(await userOf(office, token))
  for (const gone of ['new_email', 'factors']) expect(user).not.toHaveProperty(gone)
  // and so it stays when rights come
  await grants.approval(office)
  expect(await opens(office, own)).toBe(true)
})

test('a stranger’s second step and its codes do not keep the owner from a password', async () => {
  const office = await createOffice()
  await openings['a link'](office)
  const strangersToken = await tokenOf(signsIn(office, strangers))
  const made = await json(await office.post('/factors', { factor_type: 'totp' }, strangersToken))
  const { secret } = made['totp'] as { secret: string }
  const { id, code } = authenticatorOf(office, String(made['id']), secret)
  const challenged = await json(await office.post(`/factors/${id}/challenge`, {}, strangersToken))
  const given = { challenge_id: challenged['id'], code: code() }
  const raised = await tokenOf(office.post(`/factors/${id}/verify`, given, strangersToken))
  const codes = { method: 'POST', token: raised, body: {} }
  expect((await office.send('/api/account/recovery-codes', codes)).status).toBeLessThan(300)

  const token = await comesByMail(office)
  expect((await setPassword(office, token, own)).status).toBe(200)
  expect(await json(await userOf(office, token))).not.toHaveProperty('factors')
  const { results } = await env.DB.prepare('select user_id from recovery_codes').all()
  expect(results).toEqual([])
})

test.for(['approval', 'role', 'membership', 'operator'] as const)(
  'an account with something older than its proof is left to its owner when rights come: %s',
  async (right) => {
    for (const older of ['an identity', 'a factor', 'a session'] as const) {
      const office = await createOffice()
      const who = await office.user(email)
      const before = new Date(office.now().getTime() - 60_000).toISOString()
      const plant = {
        'an identity': `insert into identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
          values ('x', ?1, 'fake', 'strangers', '{}', ?2, ?2)`,
        'a factor': `insert into mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
          values ('x', ?1, 'totp', 'unverified', ?2, ?2)`,
        'a session': `update sessions set created_at = ?2 where user_id = ?1`,
      }
      const { access_token: token } = await office.session(who)
      await env.DB.prepare(plant[older]).bind(who.id, before).run()
      if (right === 'operator') await makeAdministrator(office)
      else expect((await grants[right](office)).status).toBeLessThan(300)
      for (const table of ['sessions', 'mfa_factors', "identities where provider = 'fake'"]) {
        const { results } = await env.DB.prepare(`select user_id from ${table}`).all()
        expect(
          results.filter(({ user_id: owner }) => owner === who.id),
          older,
        ).toEqual([])
      }
      expect((await userOf(office, token)).status).toBeGreaterThanOrEqual(401)
      const hash = await env.DB.prepare('select password_hash from users where id = ?')
        .bind(who.id)
        .first('password_hash')
      expect(hash, older).toBeNull()
      if (right !== 'operator') expect(office.lastMail(email).text).toContain('type=invite')
      await env.DB.batch(
        ['memberships', 'companies', 'access_requests', 'users', 'send_limits'].map((table) =>
          env.DB.prepare(`delete from ${table}`),
        ),
      )
    }
  },
)

async function makeAdministrator(office: Office) {
  const id = crypto.randomUUID()
  const sql = adminSql({ id, email, passwordHash: 'unused', now: office.now() })
  const statements = sql.split(';\n').filter((statement) => statement.trim() !== '')
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
}

test('a change of address that a stolen session asked for is off with the owner’s new password', async () => {
  const office = await createOffice()
  const { token: stolen } = await office.member(email, 'client')
  expect((await office.put(stolen, { email: 'w@evil.example' })).status).toBe(200)
  const token = await comesByMail(office)
  expect((await setPassword(office, token, own)).status).toBe(200)
  expect(await json(await userOf(office, token))).not.toHaveProperty('new_email')
  office.pass(61)
  const before = office.mailbox.length
  for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
    await office.auth('/resend', { method: 'POST', headers, body: { type: 'email_change', email } })
    office.pass(61)
  }
  expect(office.mailbox).toHaveLength(before)
})

test('a change of address that nobody agreed to is mailed again later only to who is signed in', async () => {
  const office = await createOffice()
  const { user, token } = await office.member(email, 'client')
  await office.put(token, { email: 'next@example.com' })
  const again = async (by?: string) => {
    const before = office.mailbox.length
    await office.post('/resend', { type: 'email_change', email }, by)
    return office.mailbox.slice(before).map(({ to }) => to)
  }
  office.pass(61)
  const both = ['next@example.com', email]
  expect(await again()).toEqual(both)
  office.pass(3_600)
  expect(await again(), 'to a stranger').toEqual([])
  expect(await again((await office.member('other@example.com')).token)).toEqual([])
  office.pass(61)
  expect(await again((await office.session(user)).access_token)).toEqual(both)
})
