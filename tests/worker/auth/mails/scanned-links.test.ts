import { expect, test } from 'vitest'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, readRedirect, type World } from '../world.ts'

/*
 * A mail that lets its reader in, asked for without a challenge, by the owner's own program or by a stranger; and a scanner
 * that opens the link before its reader comes. The scanner uses nothing of what it was given.
 */
const owner = 'owner@example.com'

async function createScanned(path: '/recover' | '/otp' = '/recover') {
  const world = createWorld({ limits: noLimits })
  await world.user(owner)
  await world.post(path, { email: owner, create_user: false })
  const mail = world.lastMail(owner)
  const open = async () => readRedirect(await world.send(mail.link)).fragment
  const scanned = String((await open())['access_token'])
  return { world, mail, open, scanned }
}

const isAlive = async (world: World, token: string) =>
  (await world.auth('/user', { token })).status === 200

const types = { '/recover': 'recovery', '/otp': 'magiclink' } as const
const ways = ['hash', 'code'] as const

for (const path of ['/recover', '/otp'] as const) {
  test.for(ways)(
    `its reader is let in by %s all the same, in place of the scanner (${path})`,
    async (way) => {
      const { world, mail, scanned } = await createScanned(path)
      const secret =
        way === 'hash' ? { token_hash: mail.token } : { email: owner, token: mail.code }
      const verify = () => world.post('/verify', { type: types[path], ...secret })
      const own = String((await json(await verify()))['access_token'])
      expect(await isAlive(world, own)).toBe(true)
      expect(await isAlive(world, scanned)).toBe(false)
      expect((await verify()).status).toBe(403)
    },
  )
}

test('whoever opens the link again reads that it is spent, and our page is told how to go on', async () => {
  const { world, mail, open } = await createScanned()
  const again = await open()
  expect(again['error_code']).toBe('otp_expired')
  expect(again['access_token']).toBeUndefined()
  const { token_hash, type } = again
  const entered = await world.post('/verify', { token_hash, type })
  expect([entered.status, token_hash]).toEqual([200, mail.token])
  expect((await open())['token_hash']).toBeUndefined()
})

test.for(['asking who it is', 'renewing', 'arriving at our page'] as const)(
  'a link whose session is used is spent, by %s',
  async (use) => {
    const world = createWorld({ limits: noLimits })
    await world.user(owner)
    await world.post('/recover', { email: owner })
    const mail = world.lastMail(owner)
    const { fragment } = readRedirect(await world.send(mail.link))
    const token = String(fragment['access_token'])
    if (use === 'asking who it is') await world.auth('/user', { token })
    else if (use === 'renewing') {
      const body = { refresh_token: fragment['refresh_token'] }
      await world.post('/token?grant_type=refresh_token', body)
    } else {
      const body = { forgot: true }
      await world.send('/api/account/recovery', { method: 'POST', token, body })
    }
    for (const secret of [{ token_hash: mail.token }, { email: owner, token: mail.code }]) {
      const late = await world.post('/verify', { type: 'recovery', ...secret })
      expect([late.status, (await json(late))['code']]).toEqual([403, 'otp_expired'])
    }
    expect(readRedirect(await world.send(mail.link)).fragment['token_hash']).toBeUndefined()
    expect(await isAlive(world, token)).toBe(true)
  },
)

test.for([1, 2, 3])('of a use and a code at the same moment one gets the link (%s)', async () => {
  const { world, mail, scanned } = await createScanned()
  const [used, given] = await Promise.all([
    world.auth('/user', { token: scanned }),
    world.post('/verify', { type: 'recovery', token_hash: mail.token }),
  ])
  const isGiven = given.status === 200
  expect(await isAlive(world, scanned)).toBe(!isGiven)
  if (used.status !== 200) expect(isGiven).toBe(true)
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
