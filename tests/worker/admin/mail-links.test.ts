import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { allOn, setFlags } from '../kit/flag-states.ts'
import { createOffice } from './office.ts'

type Office = Awaited<ReturnType<typeof createOffice>>

const linkOf = (text: string | undefined) => new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? '')
const lastLink = (office: Office) => linkOf(office.mailbox.at(-1)?.text)
const setFrench = (isOn: boolean) => setFlags({ ...allOn, french_language: isOn })

/** Everything that staff can have mailed to one person, as mail and link. */
async function mailAll(office: Office, locale: string, mark: string) {
  const language = { userMetadata: { language: locale } }
  const invitee = { email: `invited-${mark}@example.com`, role: 'client', locale }
  await office.admin('POST', '/users', invitee)
  const user = await office.user(`known-${mark}@example.com`, language)
  await office.admin('POST', `/users/${user.id}/password-reset`, {})
  await env.DB.prepare(
    `insert into mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (?, ?, 'totp', 'verified', '2026-01-01', '2026-01-01')`,
  )
    .bind(mark, user.id)
    .run()
  await office.admin('DELETE', `/users/${user.id}/factors`)
  const request = await office.request({ email: `asks-${mark}@example.com`, locale })
  const decision = { decision: 'refuse', version: 0, reason: 'Nous livrons en Ontario.' }
  await office.admin('POST', `/access-requests/${request.id}/decision`, decision)
  return office.mailbox.splice(0)
}

test('while French is switched off mails stay French, and their links lead to pages that exist', async () => {
  await seed(createDb(env.DB), [], new Date())
  const office = await createOffice()
  for (const [isOn, prefix] of [
    [true, '/fr/'],
    [false, '/'],
  ] as const) {
    await setFrench(isOn)
    const mails = await mailAll(office, 'fr', String(isOn))
    expect(mails).toHaveLength(4)
    for (const mail of mails) {
      const link = linkOf(mail.text)
      expect(mail.html, mail.subject).toContain('<html lang="fr-CA">')
      expect(link.pathname.startsWith('/fr/'), link.href).toBe(prefix === '/fr/')
      expect((await office.send(link.pathname + link.search)).status, link.href).toBe(200)
    }
  }
  // nobody else's language is touched
  for (const mail of await mailAll(office, 'de', 'german')) {
    expect(linkOf(mail.text).pathname).toMatch(/^\/de\//)
  }
})

test('a link that was mailed before French was switched off leads to the same page in English', async () => {
  await seed(createDb(env.DB), [], new Date())
  const office = await createOffice()
  await setFrench(true)
  await office.user('known@example.com', { userMetadata: { language: 'fr' } })
  const follow = async () => {
    office.pass(61)
    const to = new URLSearchParams({
      redirect_to: 'https://meltemi.test/fr/client/login?from=%2Fx',
    })
    await office.post(`/recover?${to}`, { email: 'known@example.com' })
    return lastLink(office)
  }
  const asked = await follow()
  const open = await office.send(asked.pathname + asked.search)
  expect(open.headers.get('location')).toContain('/fr/client/login?from=%2Fx#')
  const late = await follow()
  await setFrench(false)
  const moved = await office.send(late.pathname + late.search)
  const location = new URL(moved.headers.get('location') ?? '')
  expect(location.pathname + location.search).toBe('/client/login?from=%2Fx')
  expect(location.hash).toContain('access_token=')
})
