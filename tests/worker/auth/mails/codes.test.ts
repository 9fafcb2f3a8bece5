import { expect, test } from 'vitest'
import { oneTimeTokensTable } from '../../../../worker/db/schema/sign-in.ts'
import { dataKeys } from '../../../../worker/lib/secrets/key-ring.ts'
import { testSecrets } from '../../../setup/test-secrets.ts'
import { createWorld, readRedirect } from '../world.ts'

test('a code works in any letter case of the address, once', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.client().signInWithOtp({ email: 'a@example.com' })
  const { code, subject } = world.lastMail('a@example.com')
  expect(subject).toBe('Your sign-in link')
  const { data, error } = await world
    .client()
    .verifyOtp({ email: 'A@EXAMPLE.com', token: code, type: 'email' })
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe('a@example.com')
  const again = await world
    .client()
    .verifyOtp({ email: 'a@example.com', token: code, type: 'email' })
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('wrong, expired and unknown codes are refused alike', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.client().signInWithOtp({ email: 'a@example.com' })
  const { code } = world.lastMail('a@example.com')
  const wrong = code === '000000' ? '111111' : '000000'
  const answers = []
  const tries = [
    { email: 'a@example.com', token: wrong, type: 'email' },
    { email: 'no@example.com', token: code, type: 'email' },
    { email: 'a@example.com', token: code, type: 'signup' },
    { token_hash: 'x'.repeat(56), type: 'magiclink' },
  ]
  for (const body of tries) {
    const response = await world.post('/verify', body)
    answers.push([response.status, await response.text()].join())
  }
  world.pass(3601)
  const late = await world.post('/verify', { email: 'a@example.com', token: code, type: 'email' })
  answers.push([late.status, await late.text()].join())
  expect(new Set(answers)).toEqual(
    new Set(['403,{"code":"otp_expired","message":"Token has expired or is invalid"}']),
  )
})

test('a code dies after five tries, its link lives on', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.client().signInWithOtp({ email: 'a@example.com' })
  const { code, link } = world.lastMail('a@example.com')
  const wrong = code === '000000' ? '111111' : '000000'
  const guess = (token: string) =>
    world.post('/verify', { email: 'a@example.com', token, type: 'email' })
  for (let time = 0; time < 5; time++) await guess(wrong)
  expect((await guess(code)).status).toBe(403)
  expect(readRedirect(await world.send(link)).fragment).toHaveProperty('access_token')
})

test('of fifty simultaneous tries with one code one wins', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.client().signInWithOtp({ email: 'a@example.com' })
  const { token } = world.lastMail('a@example.com')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      world.post('/verify', { token_hash: token, type: 'magiclink' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19)
})

test('codes and links are stored as hashes only', async () => {
  const world = createWorld()
  await world.user('a@example.com')
  await world.client().signInWithOtp({ email: 'a@example.com' })
  const { code, token } = world.lastMail('a@example.com')
  const stored = JSON.stringify(await world.deps().db.select().from(oneTimeTokensTable))
  expect(stored).toContain('recovery')
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(`"${code}"`)
})

test('a code that was mailed before the data key was changed works for as long as it lives', async () => {
  const { JWT_PRIVATE_JWK } = testSecrets
  const DATA_KEY = Buffer.alloc(32, 1).toString('base64')
  const before = createWorld({ dataKeys: () => dataKeys({ JWT_PRIVATE_JWK }) })
  await before.user('a@example.com')
  await before.client().signInWithOtp({ email: 'a@example.com' })
  const { code: token } = before.lastMail('a@example.com')
  const body = { email: 'a@example.com', token, type: 'email' }
  const without = createWorld({ dataKeys: () => dataKeys({ JWT_PRIVATE_JWK, DATA_KEY }) })
  expect((await without.post('/verify', body)).status).toBe(403)
  const moving = { JWT_PRIVATE_JWK, DATA_KEY, DATA_PREVIOUS_KEYS: 'signing' }
  const after = createWorld({ dataKeys: () => dataKeys(moving) })
  expect((await after.post('/verify', body)).status).toBe(200)
})
