import { userRolesTable } from '../../../../../worker/db/schema/users.ts'
import { createPhoneWorld } from '../../texts/phone-world.ts'
import { json, password, type World } from '../../world.ts'

export const owner = 'owner@example.com'
export const own = 'Figs-and-thyme-3'
export const phone = '15550100777'
export const day = 24 * 3600
export const thiefs = { 'cf-connecting-ip': '203.0.113.77' }

export function createPhoneSiege() {
  const { world, texts } = createPhoneWorld()
  const enter = async () => {
    world.pass(70)
    await world.post('/otp', { phone })
    const body = { type: 'sms', phone, token: texts.at(-1)?.code }
    return String((await json(await world.post('/verify', body)))['access_token'])
  }
  return { world, texts, enter }
}

/** One of a client, a month old, whose owner has been where they are now. */
export async function createOldAccount() {
  const siege = createPhoneSiege()
  const { world, enter } = siege
  const phoneConfirmedAt = world.now().toISOString()
  const user = await world.user(null as never, { phone, phoneConfirmedAt })
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  world.pass(30 * day)
  await enter()
  world.pass(3600)
  const thief = async () => {
    const body = { phone, password }
    const path = '/token?grant_type=password'
    const session = await world.auth(path, { method: 'POST', body, headers: thiefs })
    return String((await json(session))['access_token'])
  }
  return { ...siege, thief }
}

export const setPassword = async (world: World, token: string, nonce?: string) =>
  (await world.auth('/user', { method: 'PUT', token, body: { password: own, nonce } })).status
