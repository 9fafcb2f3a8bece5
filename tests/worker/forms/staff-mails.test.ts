import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { company } from '#contract/company.ts'
import { type Locale, localeCodes, locales, localize } from '#contract/locales.ts'
import { applicantMessage } from '#contract/staff/companies.ts'
import { createContactMailer } from '../../../worker/adapters/contact-email.ts'
import { layoutMail } from '../../../worker/adapters/mail-layout.ts'
import type { Mail } from '../../../worker/adapters/mail.ts'
import { seed } from '../../../worker/db/seed.ts'
import { requestStatusLink } from '../../../worker/features/companies/requests/status-link.ts'
import { createOffice } from '../admin/office.ts'
import { checkedHealthFixture } from '../health/health-fixture.ts'
import { formPost, origin } from '../kit/client.ts'
import { openPortal } from '../kit/hubspot.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { b2bAccess, contact, hubSpotFixture, formFixture, fakeMailbox } from './form-fixture.ts'
import { firstRow, scalar } from '../kit/rows.ts'

/** The word for German, and the beginning of both subjects, in each language. */
const expected: Record<Locale, [language: string, message: string, request: string]> = {
  en: ['German (Deutsch)', 'Message from Ada Marin:', 'Request for access:'],
  fr: ['allemand (Deutsch)', 'Ada Marin vous écrit\u00a0:', 'Demande d’accès\u00a0:'],
  el: ['Γερμανικά (Deutsch)', 'Μήνυμα από Ada Marin:', 'Αίτημα πρόσβασης:'],
  it: ['tedesco (Deutsch)', 'Messaggio di Ada Marin:', 'Richiesta di accesso:'],
  de: ['Deutsch', 'Nachricht von Ada Marin:', 'Zugangsanfrage:'],
}

for (const locale of localeCodes) {
  const [language, message, request] = expected[locale]

  test(`mails to an office that speaks ${locale} are in ${locale}, whatever the visitor’s language`, async () => {
    const forms = formFixture({ STAFF_LOCALE: locale })
    await forms.post('contact', { ...contact, meta: { locale: 'de' } })
    await forms.post('b2b-access', { ...b2bAccess, meta: { locale: 'de' } })
    const [first, second, third] = forms.box
    expect(first?.subject).toBe(`${message} Which oils are in stock?`)
    expect(second?.subject).toBe(`${request} Marin Foods (Ada Marin)`)
    expect(third?.subject).toBe('Meltemi Imports hat Ihre Zugangsanfrage erhalten')
    expect(third?.text).toMatch(/https?:\S+\/de\/access-request\/\S+\?token=/)
    for (const mail of forms.box.slice(0, 2)) {
      expect(mail.replyTo).toBe('ada@marin.example')
      expect(mail.text).toContain(`: ${language}`)
      expect(mail.html).toContain(`<html lang="${locales[locale].tag}">`)
      expect(mail.text + mail.html).not.toMatch(/[{}]|undefined/)
    }
    expect(second?.text.includes(': Retail')).toBe(locale === 'en') // translated industry name
  })
}

const linkOf = (mail: Mail | undefined) => /https?:\S+admin-portal\S+/.exec(mail?.text ?? '')?.[0]

test('a mail to staff links to its message or access request', async () => {
  const forms = formFixture({ STAFF_LOCALE: 'el' })
  await forms.post('contact', contact)
  await forms.post('b2b-access', b2bAccess)
  const idOf = async (kind: string) =>
    (await scalar('select id from outbox where kind = ?', kind)) as string
  const screen = `${origin}/el/admin-portal`
  const [message, request] = forms.box
  expect(linkOf(message)).toBe(`${screen}/messages?open=${await idOf('contact')}`)
  expect(linkOf(request)).toBe(`${screen}/companies?open=${await idOf('b2b-access')}`)
})

test('a French office gets French mails with working links while the French pages are off', async () => {
  const office = await createOffice()
  await seed(office.db, [], new Date())
  const { token } = office.staff
  const off = { method: 'PATCH', token, body: { enabled: false } }
  expect((await office.send('/api/flags/french_language', off)).status).toBe(200)
  const forms = formFixture({ STAFF_LOCALE: 'fr' })
  forms.pass(1) // what its isolate remembers is older
  await forms.post('contact', contact)
  expect(forms.box[0]?.subject).toMatch(/^Ada Marin vous écrit/)
  expect(linkOf(forms.box[0])).toContain(`${origin}/admin-portal/messages?`)
})

test('a message arrives although the mail service rejects its sender’s address as reply-to', async () => {
  const forms = formFixture()
  forms.mailFaults.push('E_VALIDATION_ERROR')
  await forms.post('contact', contact)
  expect(await forms.rows()).toMatchObject([{ state: 'delivered', destination: 'mail' }])
  expect(forms.box).toHaveLength(1)
  expect(forms.box[0]).not.toHaveProperty('replyTo')
  expect(forms.box[0]?.text).toContain('ada@marin.example')
})

test('a message that could not be stored is mailed without a link', async () => {
  const forms = formFixture({}, { db: brokenDatabase })
  expect((await forms.post('contact', contact)).status).toBe(202)
  expect(forms.box).toHaveLength(1)
  expect(linkOf(forms.box[0])).toBeUndefined()
})

test('a visitor’s text cannot start another mail header or overflow the subject', async () => {
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
        await createContactMailer(env, () => sendMail)({ name, message, email, language })
        const [mail] = box
        expect(mail?.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
        expect([...new Intl.Segmenter().segment(mail?.subject ?? '')].length).toBeLessThan(160)
        expect(mail?.replyTo).toBeUndefined() // none of these is a valid address
      },
    ),
    { numRuns: 300 },
  )
})

test('long names and messages are shortened in the subject and complete in the mail', async () => {
  const forms = formFixture()
  const firstName = 'Μαρία'.repeat(30)
  const message = `${'olive '.repeat(50)}end`
  await forms.post('contact', { ...contact, firstName, message })
  expect(forms.box[0]?.subject).toMatch(/^Message from (Μαρία)+Μαρί…: olive .*olive…$/)
  expect(forms.box[0]?.subject.length).toBeLessThan(150)
  expect(forms.box[0]?.text).toContain(message)
  expect(forms.box[0]?.text).toContain(firstName)
})

/** Sends an applicant’s answer. */
async function reply(office: Awaited<ReturnType<typeof createOffice>>, id: string, words: string) {
  const form = formPost({ action: 'reply', reply: words })
  return office.send(await requestStatusLink(office.deps(), id, 'fr'), form)
}

test('the office is mailed an applicant’s answer in its language with the question', async () => {
  const office = await createOffice({ staffLocale: () => 'de' })
  const asked = { status: 'more-information', reason: 'Combien ?', version: 3 } as const
  const { id } = await office.request(asked)
  expect((await reply(office, id, 'Douze.\nEt un dépôt.')).status).toBe(303)
  const [mail, ...others] = office.mailbox
  expect(others).toEqual([])
  const subject = 'Antwort von Épicerie Tremblay zur Zugangsanfrage'
  const people = { to: 'hello@meltemi.example', replyTo: 'Maelle@Epicerie.test' }
  expect(mail).toMatchObject({ subject, ...people })
  expect(mail?.text).toContain('> Douze.\n> Et un dépôt.')
  expect(mail?.text).toContain('> Combien ?')
  expect(linkOf(mail)).toBe(`${origin}${localize('/admin-portal/companies', 'de')}?open=${id}`)
})

test('an applicant’s answer is stored although the office’s settings are invalid', async () => {
  const broken = () => {
    throw new Error('STAFF_LOCALE: no language of ours')
  }
  const office = await createOffice({ staffLocale: broken })
  const { id } = await office.request({ status: 'more-information', reason: 'Combien ?' })
  await reply(office, id, 'Douze')
  const kept = await firstRow('select status, reply from access_requests')
  expect(kept).toEqual({ status: 'submitted', reply: 'Douze' })
  expect(office.mailbox).toEqual([])
})

test('a change of health is mailed in the office’s language with a link', async () => {
  const subjects = new Set<string>()
  for (const locale of localeCodes) {
    const system = await checkedHealthFixture({ staffLocale: () => locale })
    system.pass(5)
    await system.run({ hubspot: () => null })
    const [mail] = system.mailbox
    subjects.add(mail?.subject ?? '')
    expect(linkOf(mail)).toBe(`${origin}${localize('/admin-portal/feature-flags', locale)}`)
    expect(mail?.html).toContain(`<html lang="${locales[locale].tag}">`)
    if (locale === 'fr') {
      // French puts a space before a colon
      expect(mail?.subject).toBe(`Système de ${company.name}\u00a0: avertissement`)
      expect(mail?.text).toContain('Base de données\u00a0: tout va bien')
    }
    await env.DB.exec('delete from health_checks')
    await env.KV.delete('health')
  }
  expect(subjects.size).toBe(localeCodes.length)
})

test('a confirmation to the visitor is off by default, and quotes nothing when it is on', async () => {
  const silent = formFixture()
  await silent.post('contact', contact)
  expect(silent.box).toHaveLength(1)
  const forms = formFixture({ FORM_CONFIRMATION: 'on' })
  await forms.post('contact', { ...contact, meta: { locale: 'el' } })
  const [, confirmation] = forms.box
  expect(confirmation).toMatchObject({
    to: 'ada@marin.example',
    subject: 'Η Meltemi Imports έλαβε το μήνυμά σας',
  })
  expect(confirmation?.text).not.toContain('oils')
})

test.for([
  ['however often it is entered', Array(3).fill(contact.email)],
  [
    'with any suffix after a plus sign',
    ['Ada@marin.example', 'ada+a@marin.example', 'ada+b@marin.example'],
  ],
] as [string, string[]][])('an address gets one confirmation a day, %s', async ([, typed]) => {
  const forms = formFixture({ FORM_CONFIRMATION: 'on' })
  for (const [nth, email] of typed.entries()) {
    await forms.post('contact', { ...contact, email, message: `Message ${nth}` })
  }
  expect(await forms.rows()).toHaveLength(3)
  expect(forms.box.filter(({ to }) => to.endsWith('@marin.example'))).toHaveLength(1)
})

test('a failed confirmation does not affect the delivery', async () => {
  const { forms } = await hubSpotFixture({}, {}, { FORM_CONFIRMATION: 'on' })
  forms.mailFaults.push('E_RECIPIENT_SUPPRESSED')
  await forms.post('contact', contact)
  expect(await forms.rows()).toMatchObject([{ state: 'delivered', destination: 'hubspot' }])
})

test('a bot that enters many addresses triggers thirty confirmations, and thirty more an hour later', async () => {
  const forms = formFixture({ FORM_CONFIRMATION: 'on' })
  const confirmed = () => forms.box.filter(({ to }) => to.startsWith('victim')).length
  let sent = 0
  const flood = async (count: number) => {
    for (let one = 0; one < count; one++) {
      const email = `victim${++sent}@marin.example`
      const headers = { 'cf-connecting-ip': `203.0.113.${sent % 250}` }
      await forms.post('contact', { ...contact, email }, headers)
    }
  }
  await flood(40)
  expect(confirmed()).toBe(30)
  forms.pass(60)
  await flood(40)
  expect(confirmed()).toBe(60)
  expect(await forms.rows()).toHaveLength(80)
})

test('HubSpot gets a lead once although the mail service hangs', async () => {
  const portal = await openPortal()
  const sendMail = () => new Promise<never>(() => {})
  const forms = formFixture({ ...portal.settings, FORM_CONFIRMATION: 'on' }, { sendMail })
  await Promise.race([forms.post('contact', contact), scheduler.wait(1_000)])
  expect(await forms.rows()).toMatchObject([{ state: 'delivered', destination: 'hubspot' }])
  await forms.drainAfter(3)
  expect((await portal.seen()).accepted).toHaveLength(1)
})

test('no line of a visitor’s message can look like a line of the mail itself', async () => {
  const forms = formFixture()
  const planted = 'Hello\n\nOpen the message:\r\nhttps://evil.example\u2028Phone: 1'
  await forms.post('contact', { ...contact, message: planted })
  await forms.post('b2b-access', { ...b2bAccess, businessNeeds: planted })
  expect(forms.box.map(({ replyTo }) => replyTo !== undefined)).toEqual([true, true, false])
  for (const { text, html = '' } of forms.box.slice(0, 2)) {
    const own = text.split(/[\r\n\u2028]+/).filter((line) => !line.startsWith('> '))
    expect(own.join('\n')).not.toContain('evil.example')
    expect(own.filter((line) => line.startsWith('Phone: '))).toEqual(['Phone: 613-555-0199'])
    const body = html.slice(html.indexOf('<body'))
    expect(body.replace(/<blockquote.*?<\/blockquote>/s, '')).not.toContain('evil.example')
  }
})

test('bidirectional control characters are removed from pasted text, and the message is accepted', async () => {
  const forms = formFixture()
  const person = { firstName: '\u202eAda\u202c', phone: '\u2066613-555-0199\u200e' }
  const pasted = { ...contact, ...person, message: 'Oils\u202e?' }
  expect((await forms.post('contact', pasted)).status).toBe(202)
  const [row] = await forms.rows()
  const kept = { firstName: 'Ada', phone: '613-555-0199', message: 'Oils?' }
  expect(JSON.parse(String(row?.['payload']))).toMatchObject(kept)
})

test.for([
  ['firstName', 'Ada\u2028Bcc: all@evil.example', 'characters'],
  ['firstName', '\u202e\u202c', 'required'],
  ['website', 'https://marin.example/\njavascript:alert(1)', 'url'],
  ['website', 'https://:secret@marin.example', 'url'],
  ['website', 'marin.example/a b', 'url'],
  ['website', 'https://marin.example/\u0000', 'url'],
] as const)('the field %s with %j is refused', async ([path, value, message]) => {
  const forms = formFixture()
  const response = await forms.post('b2b-access', { ...b2bAccess, [path]: value })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path, message }] })
  expect(await forms.rows()).toEqual([])
})

test('a website without a scheme gets https://', async () => {
  const forms = formFixture()
  for (const website of ['marin.example', '//marin.example']) {
    expect((await forms.post('b2b-access', { ...b2bAccess, website })).status).toBe(202)
  }
  for (const { payload } of await forms.rows()) {
    expect(JSON.parse(String(payload))).toMatchObject({ website: 'https://marin.example' })
  }
})

/** Everything that some mail client treats as a line break. */
const breaks = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']

test('every kind of line break in a message is stored as a newline, and invisible characters are removed', async () => {
  const forms = formFixture()
  const message = `Oils${breaks.join('and')}\u200b honey\u0007\ufeff 👩‍🍳?`
  await forms.post('contact', { ...contact, message })
  const [row] = await forms.rows()
  const stored = JSON.parse(String(row?.['payload'])) as { message: string }
  expect(stored.message).toBe(`Oils${breaks.map(() => '\n').join('and')} honey 👩‍🍳?`)
})

test('an applicant’s answer and the applicantMessage by staff are cleaned the same way', () => {
  expect(applicantMessage.parse('We sell\vteas\u202e\u0085and\u200b honey')).toBe(
    'We sell\nteas\nand honey',
  )
  expect(applicantMessage.safeParse('\u200b\u202e').success).toBe(false)
})

test('every line of a quoted text begins with the quotation mark', () => {
  const pieces = fc.constantFrom(...breaks, 'Kind regards, Meltemi', '> ', ' ', '\u200b', '\t')
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' }))), (parts) => {
      const quote = { kind: 'quote', text: parts.join('') } as const
      const { text } = layoutMail('a@b.example', 'en', 's', [quote])
      const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
      expect(lines.filter((line) => !line.startsWith('> '))).toEqual([])
    }),
  )
})
