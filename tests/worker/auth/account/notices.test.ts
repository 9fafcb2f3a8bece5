import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { usersTable } from '../../../../worker/db/schema/users.ts'
import { mailLanguages } from '../../../../worker/features/auth/mail/mail-languages.ts'
import { enrol, entered, prove, signedIn } from '../factors/authenticator.ts'
import { createOidcWorld, enter } from '../identities/oidc-world.ts'
import { createWorld, password } from '../world.ts'

const email = 'owner@example.com'
const inFrench = { userMetadata: { language: 'fr' } }
const subjectsTo = ({ mailbox }: ReturnType<typeof createWorld>, address: string) =>
  mailbox.filter(({ to }) => to === address).map(({ subject }) => subject)

async function enteredInFrench() {
  const world = createWorld()
  await world.user(email, inFrench)
  return { world, client: await signedIn(world, email) }
}

test('the owner is notified of a changed password, in their language', async () => {
  const { world, client } = await enteredInFrench()
  expect((await client.updateUser({ password })).error?.code).toBe('same_password')
  expect(world.mailbox).toEqual([])
  await client.updateUser({ password: 'Another-one-8' })
  expect(subjectsTo(world, email)).toEqual([mailLanguages.fr.mails.password_changed.subject])
  // the plain-text part has a link instead of a button
  const { press, open } = mailLanguages.fr.wasntMe
  const { text, html } = world.lastMail(email)
  expect(text).toContain(open)
  expect(text).not.toContain(press)
  expect(html).toContain(press)
})

test('the notice of a first password says set, not changed', async () => {
  const world = createWorld()
  const { access_token: token } = await world.session(await world.user(email, inFrench))
  await world.deps().db.update(usersTable).set({ passwordHash: null })
  await world.deps().db.update(sessionsTable).set({ begunBy: 'mail' })
  expect((await world.put(token, { password: 'Another-one-8' })).status).toBe(200)
  expect(subjectsTo(world, email)).toEqual([mailLanguages.fr.mails.password_set.subject])
})

test('the old address is notified of a new one, once both are confirmed', async () => {
  const world = createWorld()
  const { access_token: token } = await world.session(await world.user(email, inFrench))
  await world.put(token, { email: 'new@example.com' })
  const notice = mailLanguages.fr.mails.email_changed.subject
  await world.press(email, 'email_change')
  expect(subjectsTo(world, email)).not.toContain(notice)
  await world.press('new@example.com', 'email_change')
  expect(subjectsTo(world, email)).toContain(notice)
  expect(world.lastMail(email).text).toContain('new@example.com')
  expect(subjectsTo(world, 'new@example.com')).not.toContain(notice)
})

test('the owner is notified of a second step that is set up or removed, and not of an unfinished one', async () => {
  const { world, client } = await enteredInFrench()
  await client.mfa.unenroll({ factorId: (await enrol(world, client, 'Old phone')).id })
  expect(world.mailbox).toEqual([])
  const authenticator = await enrol(world, client)
  expect((await prove(client, authenticator)).error).toBeNull()
  const { factor_added: added, factor_removed: removed } = mailLanguages.fr.mails
  expect(subjectsTo(world, email)).toEqual([added.subject])
  world.pass(90)
  await prove(client, authenticator) // a later sign-in sends no email
  expect((await client.mfa.unenroll({ factorId: authenticator.id })).error).toBeNull()
  expect(subjectsTo(world, email)).toEqual([added.subject, removed.subject])
})

test('a thief who sets up and removes a second step all day fills no mailbox, and the owner is notified of the first ones', async () => {
  const { world, client } = await enteredInFrench()
  const change = async () => {
    const authenticator = await enrol(world, client)
    expect((await prove(client, authenticator)).error).toBeNull()
    expect((await client.mfa.unenroll({ factorId: authenticator.id })).error).toBeNull()
  }
  for (let turn = 0; turn < 13; turn++) await change()
  const { factor_added: added, factor_removed: removed } = mailLanguages.fr.mails
  const each = (count: number) =>
    Array.from({ length: count }, () => [added.subject, removed.subject]).flat()
  expect(subjectsTo(world, email)).toEqual(each(10))
  world.pass(86_400)
  await client.signInWithPassword({ email, password })
  await change()
  expect(subjectsTo(world, email)).toEqual(each(11))
})

test('a notice that cannot be sent fails nothing', async () => {
  const sendMail = () => Promise.reject(new Error('E_DELIVERY_FAILED'))
  const { client } = await entered(email, { sendMail })
  expect((await client.updateUser({ password: 'Another-one-8' })).error).toBeNull()
})

test('notices say in every language what to do if it was not their reader', () => {
  const kinds = ['password_changed', 'email_changed', 'factor_added', 'factor_removed'] as const
  for (const locale of localeCodes) {
    const { mails } = mailLanguages[locale]
    for (const kind of kinds) expect(mails[kind].alarm, `${locale} ${kind}`).toContain('{phone}')
  }
})

test('the owner is notified of an identity that is added or removed', async () => {
  const oidc = await createOidcWorld()
  const { world } = oidc
  await world.user(email)
  const subjects = () => subjectsTo(world, email)
  const client = await signedIn(world, email)
  const url = await oidc.linkUrl(client, { login_hint: 'work@example.com' })
  await enter(client, (await oidc.visit(url)).fragment)
  expect(subjects()).toEqual(['A new way to sign in to your account'])
  expect(world.lastMail(email).text).toContain('“fake”')
  const { data } = await client.getUserIdentities()
  await client.unlinkIdentity(data!.identities.find(({ provider }) => provider === 'fake')!)
  expect(subjects().slice(1)).toEqual(['A way to sign in to your account has been removed'])
  // a provider that has verified the email address signs in to its account and is linked to it
  await oidc.visit(await oidc.signInUrl(world.client(), { login_hint: email }))
  expect(subjects().slice(2)).toEqual(['A new way to sign in to your account'])
  // signing in with it again sends no email
  await oidc.visit(await oidc.signInUrl(world.client(), { login_hint: email }))
  expect(subjects()).toHaveLength(3)
})
