import { expect, test } from 'vitest'
import { protectedUser, signedIn } from '../factors/authenticator.ts'
import { createPhoneWorld, fromAnywhere } from '../texts/phone-world.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json } from '../world.ts'

const email = 'owner@example.com'
const phone = '15550100'
const hourS = 3600

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
  const { user, client, authenticator } = await protectedUser(world, email)
  const at = world.now().toISOString()
  await world
    .deps()
    .db.$client.prepare('update users set phone = ?, phone_confirmed_at = ? where id = ?')
    .bind(phone, at, user.id)
    .run()
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
      const texted = await fromAnywhere(world, '/otp', { phone })
      if (texted.status === 200) await judge('texted', await guess('sms', { phone }))
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
  expect(Object.keys(seen).toSorted()).toEqual(['factor', 'mailed', 'recovery code', 'texted'])
  expect(total()).toBeGreaterThan(15)
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
    const asked = await world.auth('/user', { method: 'PUT', token, body: { email: wanted } })
    for (let time = 0; time < 2; time++) {
      // where no code was mailed there is none to guess
      for (const address of asked.status === 200 ? [email, wanted] : [email]) {
        const body = { type: 'email_change', email: address, token: '000000' }
        const options = { method: 'POST', body, token }
        await judge('change of address', await world.auth('/verify', options))
      }
      const body = { password: 'Another-grove-8', nonce: '000000' }
      await judge('nonce', await world.auth('/user', { method: 'PUT', token, body }))
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
      const nonce = { password: 'Another-grove-8', nonce: '000000' }
      await judge('nonce', await world.auth('/user', { method: 'PUT', token, body: nonce }))
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
