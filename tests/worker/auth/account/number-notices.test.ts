import { expect, test } from 'vitest'
import { locales } from '#contract/locales.ts'
import { mailLanguages } from '../../../../worker/features/auth/mail/mail-languages.ts'
import { createPhoneWorld } from '../texts/phone-world.ts'
import { json, type World } from '../world.ts'

const email = 'owner@example.com'
const number = '+15550100042'

/** Adds or changes the number of who is signed in, as they would. */
async function changeNumber(
  { world, texts }: ReturnType<typeof createPhoneWorld>,
  token: string,
  phone = number,
) {
  await world.auth('/user', { method: 'PUT', token, body: { phone } })
  return world.post('/verify', { type: 'phone_change', phone, token: texts.at(-1)?.code })
}

const subjects = ({ mailbox }: World) => mailbox.map(({ to, subject }) => [to, subject])

test.for(Object.keys(locales) as (keyof typeof locales)[])(
  'the owner is told of a number that is added, changed and removed, in their language: %s',
  async (language) => {
    const phones = createPhoneWorld()
    const { world } = phones
    const user = await world.user(email, { userMetadata: { language } })
    const { access_token: token } = await world.session(user)
    const { phone_changed, phone_removed } = mailLanguages[language].notices
    await world.auth('/user', { method: 'PUT', token, body: { phone: number } })
    expect(subjects(world)).toEqual([]) // asked for, not confirmed
    expect((await changeNumber(phones, token)).status).toBe(200)
    expect(subjects(world)).toEqual([[email, phone_changed.subject]])
    expect(world.lastMail(email).text).toMatch(/\b42\b/)
    expect(world.lastMail(email).text).not.toContain('5550100042')
    world.pass(61)
    expect((await changeNumber(phones, token, '+15550100077')).status).toBe(200)
    expect(world.lastMail(email).text).toMatch(/\b77\b/)
    const { identities } = await json(await world.auth('/user', { token }))
    const own = (identities as { provider: string; identity_id: string }[]).find(
      ({ provider }) => provider === 'phone',
    )
    await world.auth(`/user/identities/${own?.identity_id}`, { method: 'DELETE', token })
    expect(subjects(world).map(([, subject]) => subject)).toEqual([
      phone_changed.subject,
      phone_changed.subject,
      phone_removed.subject,
    ])
    expect(world.lastMail(email).text).toMatch(/\b77\b/)
  },
)

test('nobody is told of a number at an address that was never proven', async () => {
  const phones = createPhoneWorld()
  const { world } = phones
  const user = await world.user(email, {
    emailConfirmedAt: null,
    phone: '15550100009',
    phoneConfirmedAt: world.now().toISOString(),
  })
  const { access_token: token } = await world.session(user)
  expect((await changeNumber(phones, token)).status).toBe(200)
  expect((await world.users())[0]).toMatchObject({ phone: '15550100042' })
  expect(subjects(world)).toEqual([])
})
