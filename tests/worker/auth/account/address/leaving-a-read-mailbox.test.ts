import { expect, test } from 'vitest'
import { userRolesTable } from '../../../../../worker/db/schema/users.ts'
import { noLimits } from '../../../kit/outages.ts'
import { protectedUser, prove, tokenOf } from '../../factors/authenticator.ts'
import { createWorld, json, readRedirect } from '../../world.ts'

/*
 * Whoever finds out that somebody reads their mail changes the address first of all. The reader has neither the password
 * nor the second step, and calls nothing off.
 */
const owner = 'owner@example.com'
const next = 'new@example.com'

test.for(['by the code', 'by the link, as our page does'] as const)(
  'who reads the mailbox, but has no second step, does not keep its owner from leaving it: %s',
  async (way) => {
    const world = createWorld({ limits: noLimits })
    const { user, client, authenticator } = await protectedUser(world, owner)
    await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
    world.pass(40 * 3600)
    await client.refreshSession()
    await prove(client, authenticator)
    const token = await tokenOf(client)
    const asked = await world.auth('/user', { method: 'PUT', token, body: { email: next } })
    expect(asked.status).toBe(200)
    const change = (email: string) => {
      const { token: token_hash } = world.lastMail(email)
      return { type: 'email_change', token_hash }
    }
    const [atOld, atNew] = [change(owner), change(next)]

    world.pass(61)
    await world.post('/recover', { email: owner })
    const { token: token_hash, link } = world.lastMail(owner)
    if (way === 'by the code') {
      await world.post('/verify', { type: 'recovery', token_hash })
    } else {
      const opened = readRedirect(await world.send(link)).fragment['access_token']
      const body = { forgot: true }
      const call = { method: 'POST', token: String(opened), body }
      const arrived = await world.send('/api/account/recovery', call)
      expect((await json(arrived))['code']).toBe('auth/second-factor-needed')
    }

    expect((await world.post('/verify', atOld, token)).status).toBe(200)
    expect((await world.post('/verify', atNew, token)).status).toBe(200)
    expect((await world.users()).map(({ email }) => email)).toEqual([next])
  },
)
