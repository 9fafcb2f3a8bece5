import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb, type Db } from '../../../../worker/db/client.ts'
import { membershipsTable } from '../../../../worker/db/schema/companies.ts'
import { identitiesTable, userRolesTable } from '../../../../worker/db/schema/users.ts'
import { createWorld } from '../../auth/world.ts'
import { noLimits } from '../../kit/outages.ts'
import { createDesk } from '../../trade/orders/order-desk.ts'
import { createOffice } from '../office.ts'

const seen = 'buyer-to-be@corp.test'
const elsewhere = 'thief@evil.test'

/** An account that whoever holds it can move to a mailbox of theirs, by unlinking the address that staff see. */
async function movable() {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(seen)
  const { access_token: token } = await world.session(user)
  const { db } = world.deps()
  const at = world.now().toISOString()
  await db.insert(identitiesTable).values({
    id: crypto.randomUUID(),
    userId: user.id,
    provider: 'fake',
    providerId: 'thief',
    identityData: { email_verified: true },
    email: elsewhere,
    createdAt: at,
    updatedAt: at,
    lastSignInAt: at,
  })
  const mail = (await db.select().from(identitiesTable)).find(
    ({ provider, userId }) => provider === 'email' && userId === user.id,
  )
  const moves = async () => {
    const path = `/user/identities/${mail?.id}`
    return (await world.auth(path, { method: 'DELETE', token })).status
  }
  return { user, moves }
}

/** A D1 on which something happens between staff's look and their transaction, once it is armed. */
function interrupted() {
  const trap: { spring: (() => Promise<unknown>) | null } = { spring: null }
  const raw = env.DB
  const db: Db = createDb({
    prepare: (query: string) => raw.prepare(query),
    batch: async (items: D1PreparedStatement[]) => {
      const { spring } = trap
      trap.spring = null
      await spring?.()
      return raw.batch(items)
    },
  } as unknown as D1Database)
  return { db, trap }
}

test('a role given on a stale screen goes to nobody else’s mailbox', async () => {
  const office = await createOffice()
  const { user, moves } = await movable()
  const { email } = (await office.admin('GET', `/users/${user.id}`)).body
  expect(email).toBe(seen)
  expect(await moves()).toBe(200)
  const given = await office.admin('PUT', `/users/${user.id}/role`, { role: 'client', email })
  expect(given).toMatchObject({ status: 409, body: { code: 'user/changed-since' } })
  expect(await office.trail(user.id)).toEqual([])
  // who has looked again may
  const again = { role: 'client', email: elsewhere }
  expect((await office.admin('PUT', `/users/${user.id}/role`, again)).status).toBe(200)
})

test('an account that moves away in the middle of the request gets no role', async () => {
  const { db, trap } = interrupted()
  const desk = await createDesk({ db })
  const { user, moves } = await movable()
  let moved: number | undefined
  trap.spring = async () => void (moved = await moves())
  const role = { role: 'client', email: seen }
  const given = await desk.shop.admin('PUT', `/users/${user.id}/role`, role)
  expect(moved).toBe(200)
  expect(given).toMatchObject({ status: 409, body: { code: 'user/changed-since' } })
  const roles = await db.select().from(userRolesTable)
  expect(roles.map(({ userId }) => userId)).not.toContain(user.id)
})

test('a membership for an address goes to who has that address, not to an account that has left it', async () => {
  const { db, trap } = interrupted()
  const desk = await createDesk({ db })
  const { user, moves } = await movable()
  let moved: number | undefined
  trap.spring = async () => void (moved = await moves())
  const path = `/companies/${desk.company}/members`
  const invited = await desk.shop.admin('POST', path, { email: seen, locale: 'en' })
  expect([moved, invited.status]).toEqual([200, 201])
  const members = await db.select().from(membershipsTable)
  expect(members.map(({ userId }) => userId)).not.toContain(user.id)
  expect(invited.body['members']).toContainEqual(expect.objectContaining({ email: seen }))
})

test('an old session lets nobody into a company', async () => {
  const desk = await createDesk()
  desk.at(new Date(desk.now().getTime() + 11 * 60_000))
  const path = `/companies/${desk.company}/members`
  const invited = await desk.shop.admin('POST', path, { email: elsewhere, locale: 'en' })
  expect(invited).toMatchObject({ status: 403, body: { code: 'account/proof-needed' } })
})
