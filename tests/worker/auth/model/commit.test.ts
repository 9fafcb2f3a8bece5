import { expect, test } from 'vitest'
import type { Db } from '../../../../worker/db/client.ts'
import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { call } from '../../kit/client.ts'
import { everyFault, everyOrder } from '../../kit/every-order.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { password, withUser } from '../world.ts'

const email = 'owner@example.com'
const chosen = 'Another-grove-9'
const thiefs = 'Thiefs-grove-2'

/** The last step of the owner's recovery, and an attacker's earlier session. */
async function createSiege() {
  const { world, user } = await withUser(email, { limits: noLimits })
  const { access_token: thief } = await world.session(user)
  const own = await world.comeByMail(email)
  const reset = await rememberRows()
  const send = (db: Db, token: string, method: string, path: string, body?: object) =>
    call(
      path,
      { method, token, ...(body && { body }) },
      { db, limits: noLimits, now: world.now, sendMail: async () => {} },
    )
  const recovers = async (db: Db) =>
    void (await send(db, own, 'PUT', '/auth/v1/user', { password: chosen }))
  const rows = async () => {
    const { db } = world.deps()
    const [after] = await world.users()
    return {
      isChanged: after?.passwordHash !== user.passwordHash,
      sessions: await db.select().from(sessionsTable),
      factors: await db.select().from(factorsTable),
    }
  }
  return { world, thief, own, reset, send, recovers, rows }
}

test.for([
  ['enrols a factor', 'POST', '/auth/v1/factors', { factor_type: 'totp' }],
  ['sets a password', 'PUT', '/auth/v1/user', { password: thiefs, current_password: password }],
  ['signs out everywhere', 'POST', '/auth/v1/logout', undefined],
  ['signs in', 'POST', '/auth/v1/token?grant_type=password', { email, password }],
  ['gives the password again', 'POST', '/api/account/proof', { password }],
] as const)(
  'in whatever order a thief %s meanwhile, the owner’s recovery leaves one session, and nothing of the thief’s',
  { timeout: 180_000 },
  async ([, method, path, body]) => {
    const { thief, reset, send, recovers, rows } = await createSiege()
    const attacks = async (db: Db) => void (await send(db, thief, method, path, body))
    const check = async (story: string) => {
      const { isChanged, sessions, factors } = await rows()
      expect(isChanged, story).toBe(true)
      expect(sessions, story).toMatchObject([{ kind: 'full', begunBy: 'mail' }])
      expect(factors, story).toEqual([])
    }
    expect(await everyOrder({ actors: [recovers, attacks], reset, check })).toBeGreaterThan(1)
  },
)

test(
  'whatever operation of a recovery fails, all of it is done or nothing',
  { timeout: 180_000 },
  async () => {
    const { reset, recovers, rows } = await createSiege()
    const outcomes = new Set<boolean>()
    const check = async (story: string) => {
      const { isChanged, sessions } = await rows()
      const kinds = sessions.map(({ kind }) => kind).toSorted()
      expect(kinds, story).toEqual(isChanged ? ['full'] : ['full', 'recovery'])
      outcomes.add(isChanged)
    }
    const nothing = async () => {}
    expect(await everyFault({ actors: [recovers, nothing], reset, check })).toBeGreaterThan(2)
    expect([...outcomes].toSorted()).toEqual([false, true])
  },
)
