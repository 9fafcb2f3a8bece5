import { expect, test } from 'vitest'
import { identitiesTable, userRolesTable, usersTable } from '../../../../worker/db/schema/users.ts'
import { and, eq } from 'drizzle-orm'
import { signedIn } from '../factors/authenticator.ts'
import { createOidcWorld, enter } from './oidc-world.ts'
import { proven } from '../sessions/proven.ts'
import { json, readRedirect } from '../world.ts'
import { email, linkedUser, rowOf } from './linking.ts'

test('unlinking: the identity goes, providers are counted again', async () => {
  const oidc = await createOidcWorld()
  const { client, fake, user } = await linkedUser(oidc)
  const { data, error } = await client.unlinkIdentity(fake!)
  expect([data, error]).toEqual([{ data: {}, error: null }.data, null])
  const left = (await client.getUser()).data.user
  expect(left).toMatchObject({ email, app_metadata: { provider: 'email', providers: ['email'] } })
  expect(left?.identities).toHaveLength(1)
  const back = oidc.world.client()
  const { fragment } = await oidc.visit(
    await oidc.signInUrl(back, { login_hint: 'work@example.com' }),
  )
  expect((await enter(back, fragment)).user?.id).not.toBe(user.id)
})

test('the last identity stays, also when both go at the same moment', async () => {
  const oidc = await createOidcWorld()
  const { client, mail, fake, user } = await linkedUser(oidc)
  const { access_token: token } = await oidc.world.session(user)
  const remove = async (id = '') => {
    const path = `/user/identities/${id}`
    const response = await oidc.world.auth(path, { method: 'DELETE', token })
    return [response.status, (await json(response))['code']]
  }
  expect(await remove('x')).toEqual([404, 'validation_failed'])
  expect(await remove(crypto.randomUUID())).toEqual([422, 'identity_not_found'])
  const both = await Promise.all([remove(mail?.identity_id), remove(fake?.identity_id)])
  expect(both.map(([status]) => status).toSorted()).toEqual([200, 422])
  expect(await remove(crypto.randomUUID())).toEqual([422, 'single_identity_not_deletable'])
  expect((await client.getUser()).data.user?.identities).toHaveLength(1)
})

test('an identity of somebody else is not found', async () => {
  const oidc = await createOidcWorld()
  const { client } = await linkedUser(oidc)
  const b = await oidc.world.user('b@example.com')
  const { db } = oidc.world.deps()
  const [foreign] = await db.select().from(identitiesTable).where(eq(identitiesTable.userId, b.id))
  const { error } = await client.unlinkIdentity({ identity_id: foreign?.id } as never)
  expect(error).toMatchObject({ status: 422, code: 'identity_not_found' })
  expect(await db.select().from(identitiesTable)).toHaveLength(3)
})

test('removing the identity behind the address promotes a verified one and voids mails', async () => {
  const oidc = await createOidcWorld()
  const { world } = oidc
  const { client, mail, user } = await linkedUser(oidc)
  await client.resetPasswordForEmail(email)
  const { link } = world.lastMail(email)
  await client.unlinkIdentity(mail!)
  expect((await client.getUser()).data.user).toMatchObject({
    email: 'work@example.com',
    app_metadata: { provider: 'fake', providers: ['fake'] },
  })
  expect(readRedirect(await world.send(link)).fragment['error_code']).toBe('otp_expired')
  const row = await rowOf(oidc, user.id)
  expect(row?.emailConfirmedAt).toBeTruthy()
  expect(row?.passwordProvenAt, 'who reads that one need not have chosen the password').toBeNull()
})

test('the number of an account without an address stays: it is all that its owner could be told by', async () => {
  const oidc = await createOidcWorld()
  const { world } = oidc
  const { user } = await linkedUser(oidc)
  const bare = { email: null, phone: '15550100888', phoneConfirmedAt: user.createdAt }
  await world.deps().db.update(usersTable).set(bare).where(eq(usersTable.id, user.id))
  const mail = and(eq(identitiesTable.userId, user.id), eq(identitiesTable.provider, 'email'))
  const [number] = await world
    .deps()
    .db.update(identitiesTable)
    .set({ provider: 'phone', email: null })
    .where(mail)
    .returning()
  world.pass(2 * 24 * 3600)
  const { access_token: token } = await world.session(user)
  const path = `/user/identities/${number?.id}`
  const refused = await world.auth(path, { method: 'DELETE', token })
  expect([refused.status, (await json(refused))['code']]).toEqual([
    422,
    'email_conflict_identity_not_deletable',
  ])
})

test('an address that nobody vouches for is not promoted', async () => {
  const oidc = await createOidcWorld()
  const user = await oidc.world.user(email)
  const client = await signedIn(oidc.world, email)
  const query = { login_hint: 'work@example.com', fake_email_verified: 'false' }
  await enter(client, (await oidc.visit(await oidc.linkUrl(client, query))).fragment)
  const { data } = await client.getUserIdentities()
  await client.unlinkIdentity(data!.identities.find(({ provider }) => provider === 'email')!)
  expect(await rowOf(oidc, user.id)).toMatchObject({ email: null, emailConfirmedAt: null })
})

test('an address that is somebody else’s by now keeps the identity in place', async () => {
  const oidc = await createOidcWorld()
  const { client, mail } = await linkedUser(oidc)
  await oidc.world.user('work@example.com')
  const { error } = await client.unlinkIdentity(mail!)
  expect(error).toMatchObject({ status: 422, code: 'email_conflict_identity_not_deletable' })
  expect((await client.getUser()).data.user).toMatchObject({ email })
  expect((await client.getUserIdentities()).data?.identities).toHaveLength(2)
})

test('an identity of the same address leaves the address alone', async () => {
  const oidc = await createOidcWorld()
  const { client, mail } = await linkedUser(oidc, email)
  await client.unlinkIdentity(mail!)
  expect((await client.getUser()).data.user).toMatchObject({ email })
})

test('an account with rights is not moved to another mailbox by a session that proves nothing', async () => {
  const oidc = await createOidcWorld()
  const { client, mail, user } = await linkedUser(oidc)
  const { db } = oidc.world.deps()
  await db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  const { error } = await client.unlinkIdentity(mail!)
  expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  expect(await rowOf(oidc, user.id)).toMatchObject({ email })
  oidc.world.pass(25 * 3600)
  const fresh = await signedIn(oidc.world, email)
  expect((await fresh.unlinkIdentity(mail!)).error).toBeNull()
  expect(await rowOf(oidc, user.id)).toMatchObject({ email: 'work@example.com' })
})

test('nor by one copied a moment after its password, to an address that it has just linked', async () => {
  const oidc = await createOidcWorld()
  const { mail, user } = await linkedUser(oidc)
  const { db } = oidc.world.deps()
  await db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  const fresh = await signedIn(oidc.world, email)
  const { error } = await fresh.unlinkIdentity(mail!)
  expect(error).toMatchObject({ status: 422, code: 'email_conflict_identity_not_deletable' })
  expect(await rowOf(oidc, user.id)).toMatchObject({ email })
})

test('an old session takes no way of signing in away before its password is given, whatever rights it has', async () => {
  const oidc = await createOidcWorld()
  const { client, mail, fake } = await linkedUser(oidc)
  oidc.world.pass(11 * 60)
  for (const identity of [mail!, fake!]) {
    const { error } = await client.unlinkIdentity(identity)
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  }
  expect((await client.getUserIdentities()).data?.identities).toHaveLength(2)
  const token = (await client.getSession()).data.session?.access_token ?? ''
  const fresh = await proven(oidc.world, token)
  const path = `/user/identities/${fake!.identity_id}`
  expect((await oidc.world.auth(path, { method: 'DELETE', token: fresh })).status).toBe(200)
})

test('whose role owes a second step takes no way of signing in away before it', async () => {
  const oidc = await createOidcWorld({ owesSecondFactor: (role) => role === 'client' })
  const { client, fake, user } = await linkedUser(oidc)
  const { db } = oidc.world.deps()
  await db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
  expect((await client.unlinkIdentity(fake!)).error).toMatchObject({ status: 403 })
  expect((await client.getUserIdentities()).data?.identities ?? []).toHaveLength(2)
})
