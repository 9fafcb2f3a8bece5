import { expect, test } from 'vitest'
import { linkOf } from '../../../../web/session/arrival/arrival.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, readRedirect } from '../world.ts'

/* Whoever asks for a mail says where its link leads. What they add to that address must not be read in place of the link. */
const email = 'owner@example.com'
const verifier = 'v'.repeat(43)
const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }
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
    const world = createWorld()
    await world.user(email)
    const query = new URLSearchParams({ redirect_to: `${page}${plant}` })
    await world.post(`/recover?${query}`, { email, ...asked })
    const { link, token } = world.lastMail(email)
    const { location } = readRedirect(await world.send(link))
    const found = linkOf(new URL(location))
    expect(location.startsWith(page)).toBe(true)
    expect(found?.has('error') || found?.has('error_code') || found?.has('message')).toBe(false)
    expect(location).not.toMatch(/bogus|otp_expired|access_denied|invite/)
    if ('code_challenge' in asked) expect(found?.get('token_hash')).toBe(token)
    else expect(found?.get('access_token')?.split('.')).toHaveLength(3)
  },
)

test('what else stands in the address stays there', async () => {
  const world = createWorld()
  await world.user(email)
  const query = new URLSearchParams({ redirect_to: `${page}?mode=request&error=x` })
  await world.post(`/recover?${query}`, { email })
  const { location } = readRedirect(await world.send(world.lastMail(email).link))
  expect(new URL(location).search).toBe('?mode=request')
})

test('a link that was opened twice is worth one session at most, and none once a newer mail is there', async () => {
  const world = createWorld()
  await world.user(email)
  const open = async () => {
    const { link } = world.lastMail(email)
    const { location } = readRedirect(await world.send(link))
    return new URL(location).searchParams.get('code')
  }
  const exchange = (code: string | null) =>
    world.post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })
  await world.post('/recover', { email, ...challenge })
  const codes = [await open(), await open()]
  world.pass(61)
  await world.post('/recover', { email, ...challenge })
  for (const code of codes) {
    const refused = await exchange(code)
    expect([refused.status, (await json(refused))['code']]).toEqual([404, 'flow_state_not_found'])
  }
  const [first, second] = [await open(), await open()]
  expect((await exchange(first)).status).toBe(200)
  expect((await exchange(second)).status).toBe(404)
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
