import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { company } from '#contract/company.ts'
import { type Locale, localeCodes, locales, localize } from '#contract/locales.ts'
import { seed } from '../../../worker/db/seed.ts'
import { createContactEmail } from '../../../worker/adapters/contact-email.ts'
import type { Mail } from '../../../worker/adapters/mail.ts'
import { statusLink } from '../../../worker/features/companies/requests/status-link.ts'
import { createOffice } from '../admin/office.ts'
import { origin } from '../kit/client.ts'
import { createSystem } from '../health/world.ts'
import { b2bAccess, contact, createWorld, fakeMailbox } from './world.ts'

/** How the office reads German in each language, and the beginning of both subjects. */
const expected: Record<Locale, { language: string; message: string; request: string }> = {
  en: {
    language: 'German (Deutsch)',
    message: 'Message from Ada Marin:',
    request: 'Request for access:',
  },
  fr: {
    language: 'allemand (Deutsch)',
    message: 'Ada Marin vous écrit\u00a0:',
    request: 'Demande d’accès\u00a0:',
  },
  el: {
    language: 'Γερμανικά (Deutsch)',
    message: 'Μήνυμα από Ada Marin:',
    request: 'Αίτημα πρόσβασης:',
  },
  it: {
    language: 'tedesco (Deutsch)',
    message: 'Messaggio di Ada Marin:',
    request: 'Richiesta di accesso:',
  },
  de: { language: 'Deutsch', message: 'Nachricht von Ada Marin:', request: 'Zugangsanfrage:' },
}

for (const locale of localeCodes) {
  const { language, message, request } = expected[locale]

  test(`mails to an office that speaks ${locale} are in ${locale}, whatever the visitor’s language`, async () => {
    const world = createWorld({ STAFF_LOCALE: locale })
    await world.post('contact', { ...contact, meta: { locale: 'de' } })
    await world.post('b2b-access', { ...b2bAccess, meta: { locale: 'de' } })
    const [first, second] = world.box
    expect(first?.subject).toBe(`${message} Which oils are in stock?`)
    expect(second?.subject).toBe(`${request} Marin Foods (Ada Marin)`)
    for (const mail of world.box) {
      expect(mail.replyTo).toBe('ada@marin.example')
      expect(mail.text).toContain(`: ${language}`)
      expect(mail.html).toContain(`<html lang="${locales[locale].tag}">`)
      expect(mail.text + mail.html).not.toMatch(/[{}]|undefined/)
    }
    expect(second?.text.includes(': Retail')).toBe(locale === 'en') // the industry has a name of ours
  })
}

const linkOf = (mail: Mail | undefined) => /https?:\S+admin-portal\S+/.exec(mail?.text ?? '')?.[0]

test('a mail to staff leads straight to its message or its request', async () => {
  const world = createWorld({ STAFF_LOCALE: 'el' })
  await world.post('contact', contact)
  await world.post('b2b-access', b2bAccess)
  const idOf = async (kind: string) =>
    (await env.DB.prepare('select id from outbox where kind = ?').bind(kind).first('id')) as string
  const screen = `${origin}/el/admin-portal/companies`
  const [message, request] = world.box
  expect(linkOf(message)).toBe(`${screen}?tab=messages&open=${await idOf('contact')}`)
  expect(linkOf(request)).toBe(`${screen}?open=${await idOf('b2b-access')}`)
})

test('while French is switched off, a French office gets French mails with links that open', async () => {
  const office = await createOffice()
  await seed(office.db, [], new Date())
  const { token } = office.staff
  const off = { method: 'PATCH', token, body: { enabled: false } }
  expect((await office.send('/api/flags/french_language', off)).status).toBe(200)
  const world = createWorld({ STAFF_LOCALE: 'fr' })
  world.pass(1) // what its isolate remembers is older
  await world.post('contact', contact)
  expect(world.box[0]?.subject).toMatch(/^Ada Marin vous écrit/)
  expect(linkOf(world.box[0])).toContain(`${origin}/admin-portal/companies?`)
})

test('a message arrives although the mail service does not take its sender’s address', async () => {
  const world = createWorld()
  world.mailFaults.push('E_VALIDATION_ERROR')
  await world.post('contact', contact)
  expect(await world.rows()).toMatchObject([{ state: 'delivered', destination: 'mail' }])
  expect(world.box).toHaveLength(1)
  expect(world.box[0]).not.toHaveProperty('replyTo')
  expect(world.box[0]?.text).toContain('ada@marin.example')
})

test('what could not be stored is mailed without a link that would lead nowhere', async () => {
  const { brokenDatabase } = await import('../kit/outages.ts')
  const world = createWorld({}, { db: brokenDatabase })
  expect((await world.post('contact', contact)).status).toBe(202)
  expect(world.box).toHaveLength(1)
  expect(linkOf(world.box[0])).toBeUndefined()
})

test('nothing that a visitor types starts another header or overflows the subject', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
    fc
      .string({ unit: fc.constantFrom(...'\r\n\t\u0000\u2028\u202e a:{}$&'), minLength: 1 })
      .map((it) => `x${it}Bcc: all@evil.example`),
  )
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      text,
      fc.constantFrom(...localeCodes),
      async (name, message, email, language) => {
        const { box, sendMail } = fakeMailbox()
        await createContactEmail(env, () => sendMail)({ name, message, email, language })
        const [mail] = box
        expect(mail?.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
        expect([...new Intl.Segmenter().segment(mail?.subject ?? '')].length).toBeLessThan(160)
        expect(mail?.replyTo).toBeUndefined() // none of these is an address
      },
    ),
    { numRuns: 300 },
  )
})

test('long names and messages are cut in the subject, and whole in the mail', async () => {
  const world = createWorld()
  const firstName = 'Μαρία'.repeat(30)
  const message = `${'olive '.repeat(50)}end`
  await world.post('contact', { ...contact, firstName, message })
  expect(world.box[0]?.subject).toMatch(/^Message from (Μαρία)+Μαρί…: olive .*olive…$/)
  expect(world.box[0]?.subject.length).toBeLessThan(150)
  expect(world.box[0]?.text).toContain(message)
  expect(world.box[0]?.text).toContain(firstName)
})

test('the office hears of an applicant’s answer, in its language, with what it had asked', async () => {
  const office = await createOffice({ staffLocale: () => 'de' })
  const { id } = await office.request({
    status: 'more-information',
    reason: 'Combien ?',
    version: 3,
  })
  const body = new URLSearchParams({ action: 'reply', reply: 'Douze.\nEt un dépôt.' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const link = await statusLink(office.deps(), id, 'fr')
  const answer = await office.send(link, { method: 'POST', body, headers })
  expect(answer.status).toBe(303)
  expect(office.mailbox).toMatchObject([
    {
      to: 'hello@meltemi.example',
      subject: 'Antwort von Épicerie Tremblay zur Zugangsanfrage',
      replyTo: 'Maelle@Epicerie.test',
    },
  ])
  const [mail] = office.mailbox
  expect(mail?.text).toContain('> Douze.\n> Et un dépôt.')
  expect(mail?.text).toContain('> Combien ?')
  expect(linkOf(mail)).toBe(`${origin}${localize('/admin-portal/companies', 'de')}?open=${id}`)
})

test('an answer counts although the office’s settings are wrong', async () => {
  const broken = () => {
    throw new Error('STAFF_LOCALE: no language of ours')
  }
  const office = await createOffice({ staffLocale: broken })
  const { id } = await office.request({ status: 'more-information', reason: 'Combien ?' })
  const body = new URLSearchParams({ action: 'reply', reply: 'Douze' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await office.send(await statusLink(office.deps(), id, 'fr'), { method: 'POST', body, headers })
  const kept = await env.DB.prepare('select status, reply from access_requests').first()
  expect(kept).toEqual({ status: 'submitted', reply: 'Douze' })
  expect(office.mailbox).toEqual([])
})

test('a change of health is told in the office’s language, with a link', async () => {
  const subjects = new Set<string>()
  for (const locale of localeCodes) {
    const system = createSystem({ staffLocale: () => locale })
    await system.run()
    system.pass(5)
    await system.run({ hubspot: () => null })
    const [mail] = system.mailbox
    subjects.add(mail?.subject ?? '')
    expect(linkOf(mail)).toBe(`${origin}${localize('/admin-portal/feature-flags', locale)}`)
    expect(mail?.html).toContain(`<html lang="${locales[locale].tag}">`)
    await env.DB.exec('delete from health_checks')
    await env.KV.delete('health')
  }
  expect(subjects.size).toBe(localeCodes.length)
})

test('a French mail about health has a space before each colon', async () => {
  const system = createSystem({ staffLocale: () => 'fr' })
  await system.run()
  system.pass(5)
  await system.run({ hubspot: () => null })
  const [mail] = system.mailbox
  expect(mail?.subject).toBe(`Système de ${company.name}\u00a0: avertissement`)
  expect(mail?.text).toContain('Base de données\u00a0: tout va bien')
})
