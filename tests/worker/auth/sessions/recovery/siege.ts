import { userRolesTable } from '../../../../../worker/db/schema/users.ts'
import { noLimits } from '../../../kit/outages.ts'
import { createWorld, json, password, type World } from '../../world.ts'

/* An account whose password somebody else knows, too, and what they try while its owner comes by mail. */

export const owner = 'owner@example.com'
export const own = 'Figs-and-thyme-3'
const day = 24 * 3600

export async function createSiege(role: 'client' | 'admin' = 'client') {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(owner)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role })
  world.pass(30 * day)
  const recover = async () => {
    await world.post('/recover', { email: owner })
    const { token: token_hash } = world.lastMail(owner)
    const body = { type: 'recovery', token_hash }
    return String((await json(await world.post('/verify', body)))['access_token'])
  }
  return { world, user, recover }
}

export const setPassword = async (world: World, token: string) =>
  (await world.auth('/user', { method: 'PUT', token, body: { password: own } })).status

type Attempt = (world: World, token: string) => Promise<Response>
const put =
  (body: unknown): Attempt =>
  (world, token) =>
    world.auth('/user', { method: 'PUT', token, body })

export const attempts: Record<string, Attempt> = {
  'signs out the others': (world, token) =>
    world.auth('/logout?scope=others', { method: 'POST', token }),
  'signs out everywhere': (world, token) => world.auth('/logout', { method: 'POST', token }),
  'ends it in the list': async (world, token) => {
    const list = await json(await world.send('/api/account/sessions', { token }))
    const other = (list['sessions'] as { id: string; current: boolean }[]).find((it) => !it.current)
    return world.send(`/api/account/sessions/${other?.id}`, { method: 'DELETE', token })
  },
  'sets a password': put({ password: 'Thiefs-own-9', current_password: password }),
  'asks for another address': put({ email: 'thief@example.com' }),
  'sets up a second step': (world, token) => world.post('/factors', { factor_type: 'totp' }, token),
}
