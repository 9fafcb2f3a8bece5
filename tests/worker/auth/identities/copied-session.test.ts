import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { identitiesTable, userRolesTable } from '../../../../worker/db/schema/users.ts'
import { noLimits } from '../../kit/outages.ts'
import { signedIn, tokenOf } from '../factors/authenticator.ts'
import { json, outcomeOf } from '../world.ts'
import { createOidcWorld } from './oidc-world.ts'

/*
 * A session copied a moment after its owner signed in may add ways of signing in, of which the owner is told. It must not
 * take the mailbox away by which the owner gets rid of them again.
 */
const owner = 'owner@example.com'
const thief = 'thief@example.com'
const day = 24 * 3600

async function createTheft({ ageS = 30 * day, role = false } = {}) {
  const oidc = await createOidcWorld({ limits: noLimits })
  const { world, provider } = oidc
  const user = await world.user(owner)
  const { db } = world.deps()
  if (role) await db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  world.pass(ageS)
  const token = await tokenOf(await signedIn(world, owner))
  const link = async (sub: string, claims: Record<string, unknown>, by = token) => {
    const id_token = await provider.idToken({ sub, ...claims })
    const body = { provider: 'fake', id_token, link_identity: true }
    return (await world.post('/token?grant_type=id_token', body, by)).status
  }
  const identity = async (of: (row: typeof identitiesTable.$inferSelect) => boolean) => {
    const found = await db.select().from(identitiesTable).where(eq(identitiesTable.userId, user.id))
    return found.find(of)?.id
  }
  const unlink = async (id: string | undefined, by = token): Promise<[number, unknown]> => {
    const response = await world.auth(`/user/identities/${id}`, { method: 'DELETE', token: by })
    return await outcomeOf(response)
  }
  const stored = async () => {
    const row = (await world.users()).find(({ id }) => id === user.id)
    const left = await db.select().from(identitiesTable).where(eq(identitiesTable.userId, user.id))
    return [
      row?.email,
      ...left.map(({ providerId }) => providerId.replace(user.id, 'own')).toSorted(),
    ]
  }
  const setPasswordByMail = async (email = owner) => {
    const mailed = await world.comeByMail(email)
    const by = mailed
    const { status } = await world.put(by, { password: 'Figs-and-thyme-3' })
    return { status, token: by }
  }
  const signIn = async (sub: string, claims: Record<string, unknown>) => {
    const id_token = await provider.idToken({ sub, ...claims })
    const answer = await json(
      await world.post('/token?grant_type=id_token', { provider: 'fake', id_token }),
    )
    return (answer['user'] as { id?: string } | undefined)?.id
  }
  const isMail = ({ provider: name }: { provider: string }) => name === 'email'
  return { oidc, world, user, link, identity, unlink, stored, setPasswordByMail, signIn, isMail }
}

const vouched = { email: thief, email_verified: true }
const planted = { email: owner, email_verified: false }
const conflict = [422, 'email_conflict_identity_not_deletable']

describe.for([false, true])('an account with rights: %s', (role) => {
  test('it is not moved to an address that was linked a moment ago', async () => {
    const made = await createTheft({ role })
    expect(await made.link('thief', vouched)).toBe(200)
    expect(await made.unlink(await made.identity(made.isMail))).toEqual(conflict)
    expect(await made.stored()).toEqual([owner, 'own', 'thief'])
    expect((await made.setPasswordByMail()).status).toBe(200)
    expect(await made.stored()).toEqual([owner, 'own'])
  })

  test('it does not lose its address by an identity that says the same one', async () => {
    const made = await createTheft({ role })
    expect(await made.link('planted', planted)).toBe(200)
    expect(await made.link('thief', vouched)).toBe(200)
    expect((await made.unlink(await made.identity(made.isMail)))[0]).toBe(200)
    // the owner tidies up, beginning with the one of their own address
    const own = await tokenOf(await signedIn(made.world, owner))
    const plantedId = await made.identity(({ providerId }) => providerId === 'planted')
    expect((await made.unlink(plantedId, own))[0]).toBe(200)
    expect(await made.stored()).toEqual([owner, 'thief'])
    expect((await made.setPasswordByMail()).status).toBe(200)
    expect(await made.stored()).toEqual([owner, 'own'])
    expect(await made.signIn('thief', vouched)).not.toBe(made.user.id)
  })

  test('it keeps its address where no other takes its place', async () => {
    const made = await createTheft({ role })
    expect(await made.link('thief', { email: thief, email_verified: false })).toBe(200)
    expect(await made.unlink(await made.identity(made.isMail))).toEqual(conflict)
    expect(await made.stored()).toEqual([owner, 'own', 'thief'])
  })

  test('it moves to an address that was linked a day ago, as its owner wants', async () => {
    const made = await createTheft({ role })
    expect(await made.link('work', { email: 'work@example.com', email_verified: true })).toBe(200)
    made.world.pass(day + 60)
    const later = await tokenOf(await signedIn(made.world, owner))
    expect((await made.unlink(await made.identity(made.isMail), later))[0]).toBe(200)
    expect(await made.stored()).toEqual(['work@example.com', 'work'])
  })
})

test('what was linked in an account of today goes with a password by mail as well', async () => {
  const made = await createTheft({ ageS: 3600, role: true })
  expect(await made.link('planted', planted)).toBe(200)
  expect((await made.unlink(await made.identity(made.isMail)))[0]).toBe(200)
  expect(await made.stored()).toEqual([owner, 'planted'])
  expect((await made.setPasswordByMail()).status).toBe(200)
  expect(await made.stored()).toEqual([owner, 'own'])
  expect(await made.signIn('planted', planted)).not.toBe(made.user.id)
})

test('what was linked goes with a password by mail, also when the address changed that day', async () => {
  const made = await createTheft({ role: true })
  const { world } = made
  const moved = 'moved@example.com'
  expect(await made.link('thief', { email: thief, email_verified: false })).toBe(200)
  world.pass(3 * 3600)
  const own = await tokenOf(await signedIn(world, owner))
  await world.put(own, { email: moved })
  for (const email of [owner, moved]) {
    const body = { type: 'email_change', email, token: world.lastMail(email).code }
    expect((await world.post('/verify', body, own)).status).toBe(200)
  }
  // the thief comes by their provider, which says the new address by now
  const claims = { email: moved, email_verified: false }
  expect(await made.signIn('thief', claims)).toBe(made.user.id)
  const id_token = await made.oidc.provider.idToken({ sub: 'thief', ...claims })
  const grant = { provider: 'fake', id_token }
  const session = await json(await world.post('/token?grant_type=id_token', grant))
  const by = String(session['access_token'])
  expect((await made.unlink(await made.identity(made.isMail), by))[0]).toBe(200)
  expect((await made.setPasswordByMail(moved)).status).toBe(200)
  expect(await made.stored()).toEqual([moved, 'own'])
  expect(await made.signIn('thief', claims)).not.toBe(made.user.id)
})
