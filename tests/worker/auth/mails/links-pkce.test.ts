import { expect, test } from 'vitest'
import { flowStatesTable } from '../../../../worker/db/schema/sign-in.ts'
import { createWorld, json, password, readRedirect } from '../world.ts'

test('with PKCE a link leads to a code that only the asking browser can exchange', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  const client = world.client('pkce')
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  await client.resetPasswordForEmail('a@example.com', {
    redirectTo: 'https://meltemi.test/reset?x=1',
  })
  const { link, token } = world.lastMail('a@example.com')
  expect(token).toMatch(/^pkce_[\da-f]{56}$/)
  world.pass(50 * 60) // reading a mail late costs nothing: the code lives from its issuing
  const { location, query } = readRedirect(await world.send(link))
  expect(location).not.toContain('access_token')
  expect(query).toMatchObject({ x: '1', code: expect.any(String) })

  const stranger = await world.post('/token?grant_type=pkce', {
    auth_code: query['code'],
    code_verifier: 'a'.repeat(43),
  })
  expect([stranger.status, await json(stranger)]).toMatchObject([
    400,
    { code: 'bad_code_verifier' },
  ])

  const { data, error } = await client.exchangeCodeForSession(query['code'] ?? '')
  expect(error).toBeNull()
  expect(data.session).not.toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  const { data: claims } = await client.getClaims()
  expect(claims?.claims.amr).toMatchObject([{ method: 'recovery' }])

  const again = await world.post('/token?grant_type=pkce', {
    auth_code: query['code'],
    code_verifier: 'a'.repeat(43),
  })
  expect([again.status, await json(again)]).toMatchObject([404, { code: 'flow_state_not_found' }])
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

test('a failed PKCE link says why in query and fragment', async () => {
  const world = createWorld()
  const response = await world.auth(
    `/verify?type=recovery&token=pkce_x&redirect_to=${encodeURIComponent('https://meltemi.test/?error=1&y=2')}`,
  )
  const { query, fragment } = readRedirect(response)
  const reason = { error: 'access_denied', error_code: 'otp_expired' }
  expect(query).toMatchObject({ ...reason, y: '2' })
  expect(fragment).toMatchObject({ ...reason, sb: '' })
})

test('the token hash of a PKCE mail opens a session in any browser, without a verifier', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.client('pkce').signInWithOtp({ email: 'a@example.com' })
  const { token } = world.lastMail('a@example.com')
  const { data, error } = await world.client().verifyOtp({ token_hash: token, type: 'magiclink' })
  expect(error).toBeNull()
  expect(data.session).not.toBeNull()
})
