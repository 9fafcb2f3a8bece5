import { test } from 'vitest'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { noLimits } from '../../kit/outages.ts'
import { signedIn, tokenOf } from '../factors/authenticator.ts'
import { createWorld, json, password } from '../world.ts'

/*
 * Whoever fears that somebody has a copy of their session chooses a new password in that session. What the copy had proven
 * was the old one.
 */
const owner = 'owner@example.com'
const own = 'Figs-and-thyme-3'

test('the copy of a session in which a password was changed replaces the new one in no way', async ({
  expect,
}) => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  world.pass(30 * 24 * 3600)
  const client = await signedIn(world, owner)
  const copied = await tokenOf(client)
  const put = (token: string, body: unknown) => world.auth('/user', { method: 'PUT', token, body })
  expect((await put(copied, { password: own, current_password: password })).status).toBe(200)
  world.pass(60)

  const { data } = await client.refreshSession()
  const renewed = String(data.session?.access_token)
  for (const token of [copied, renewed]) {
    for (const body of [{ password: 'Thiefs-own-9' }, { email: 'thief@example.com' }]) {
      const refused = await put(token, body)
      expect([refused.status, (await json(refused))['code']]).toEqual([
        400,
        'reauthentication_needed',
      ])
    }
    const factor = await world.post('/factors', { factor_type: 'totp' }, token)
    expect((await json(factor))['code']).toBe('reauthentication_needed')
  }
  const proof = { method: 'POST', token: renewed, body: { password: own } }
  expect((await world.send('/api/account/proof', proof)).status).toBe(200)
})
