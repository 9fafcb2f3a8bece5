import { afterEach, expect, test, vi } from 'vitest'
import type { FormReceipt } from '#contract/forms.ts'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { sendForm } from '../../../web/forms/send-form.ts'
import { loadWords } from '../../../web/i18n/load-words.ts'
import { wordsOf } from '../../../web/i18n/words-of.ts'
import { origin } from '../kit/client.ts'
import { allOn, setFlags, seedFlags } from '../kit/flag-states.ts'
import {
  b2bAccess,
  contact,
  hubSpotFixture,
  formFixture,
  type FormFixture,
  plainPost,
} from './form-fixture.ts'
import { rows } from '../kit/rows.ts'

const key = 'f2c4a1de-9a60-4b7f-b1b4-3d8a3b7f4f10'
/** The visitor’s fields in a HubSpot submission. */
const person = {
  firstname: 'Ada',
  lastname: 'Marin',
  email: 'ada@marin.example',
  phone: '613-555-0199',
}
const contexts = async (forms: FormFixture) =>
  (await forms.rows()).map(({ context }) => JSON.parse(String(context)))
const requests = () => rows('select * from access_requests')

test('a message is stored, answered and delivered to HubSpot', async () => {
  const { portal, forms } = await hubSpotFixture()
  const context = { hutk: 'b'.repeat(32), pageUri: `${origin}/fr`, pageName: 'Accueil' }
  const meta = { locale: 'fr', ...context, filledInMs: 9000 }
  const response = await forms.post('contact', { ...contact, meta })
  expect(response.status).toBe(202)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { id, status } = await response.json<FormReceipt>()
  expect(status).toBe('stored')
  expect(await forms.rows()).toMatchObject([
    { id, kind: 'contact', state: 'delivered', locale: 'fr', destination: 'hubspot' },
  ])
  const [sent] = (await portal.seen()).accepted
  expect(sent?.fields).toEqual({ ...person, message: 'Which oils are in stock?' })
  expect(sent?.body['context']).toEqual(context)
  expect(JSON.stringify(sent?.body['legalConsentOptions'])).toContain('Meltemi Imports conserve')
})

test('an access request is stored for a decision by staff under the same id', async () => {
  const { portal, forms } = await hubSpotFixture()
  const response = await forms.post('b2b-access', b2bAccess)
  const { id } = await response.json<{ id: string }>()
  const request = { id, status: 'submitted', version: 0, company_name: 'Marin Foods' }
  expect(await requests()).toMatchObject([{ ...request, email: person.email }])
  expect((await portal.seen()).accepted[0]?.fields).toEqual({
    ...person,
    company: 'Marin Foods',
    jobtitle: 'Buyer',
    company_size: '11-50',
    industry: 'retail',
    website: 'https://marin.example',
    business_needs: 'Olive oil for twelve shops',
  })
})

test('the same idempotency key and body get the same response and one delivery', async () => {
  const { portal, forms } = await hubSpotFixture()
  const send = () => forms.post('b2b-access', b2bAccess, { 'idempotency-key': key })
  const first = await send()
  const second = await send()
  expect([first.status, second.status]).toEqual([202, 202])
  expect(await second.json()).toEqual(await first.json())
  expect(await forms.rows()).toHaveLength(1)
  expect(await requests()).toHaveLength(1)
  expect((await portal.seen()).accepted).toHaveLength(1)
})

test('a double click creates one submission', async () => {
  const forms = formFixture()
  const send = () => forms.post('contact', contact, { 'idempotency-key': key })
  const answers = await Promise.all([send(), send(), send()])
  const bodies = await Promise.all(answers.map((response) => response.json<{ id: string }>()))
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
  expect(await forms.rows()).toHaveLength(1)
  expect(forms.box).toHaveLength(1)
})

test('an idempotency key with another body is refused, but can be used for another form', async () => {
  const forms = formFixture()
  await forms.post('contact', contact, { 'idempotency-key': key })
  const other = { ...contact, message: 'Something else' }
  const response = await forms.post('contact', other, { 'idempotency-key': key })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'idempotency/key-reused' })
  const ofAnotherForm = await forms.post('b2b-access', b2bAccess, { 'idempotency-key': key })
  expect(ofAnotherForm.status, 'two forms never share one').toBe(202)
})

for (const bad of ['', 'x'.repeat(65), 'tab\tbed']) {
  test(`the idempotency key ${JSON.stringify(bad.slice(0, 9))} is refused`, async () => {
    const forms = formFixture()
    const response = await forms.post('contact', contact, { 'idempotency-key': bad })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'idempotency/key-missing' })
    expect(await forms.rows()).toEqual([])
  })
}

test('each invalid field is named by its path', async () => {
  const forms = formFixture()
  const { email: _, ...rest } = b2bAccess
  const body = {
    ...rest,
    industry: 'mining',
    website: 'marin',
    firstName: ' ',
    boss: 1,
    meta: { x: 1, captcha: 1 },
  }
  const response = await forms.post('b2b-access', body)
  expect(response.status).toBe(422)
  const { errors } = await response.json<{ errors: { path: string; message: string }[] }>()
  expect(Object.fromEntries(errors.map(({ path, message }) => [path, message]))).toEqual({
    email: 'required',
    industry: 'choose',
    website: 'url',
    firstName: 'required',
    boss: 'Unknown key',
    'meta.captcha': expect.any(String),
  })
  expect(await forms.rows()).toEqual([])
})

test('optional fields can be empty', async () => {
  const forms = formFixture()
  expect((await forms.post('contact', { ...contact, phone: '' })).status).toBe(202)
  expect((await forms.post('b2b-access', { ...b2bAccess, website: '' })).status).toBe(202)
})

test('submissions of bots are answered like others and discarded', async () => {
  const forms = formFixture()
  for (const meta of [{ homepage: 'https://spam.example' }, { filledInMs: 120 }]) {
    const response = await forms.post('contact', { ...contact, meta })
    expect(response.status).toBe(202)
    expect(await response.json()).toMatchObject({ status: 'stored' })
  }
  expect(await forms.rows()).toEqual([])
  expect(forms.box).toEqual([])
})

for (const headers of [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
] as Record<string, string>[]) {
  test(`a cross-site submission is refused: ${JSON.stringify(headers)}`, async () => {
    const forms = formFixture()
    const response = await forms.post('contact', contact, headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'request/wrong-origin' })
    expect(await forms.rows()).toEqual([])
  })
}

test('forms that are switched off answer 404', async () => {
  await seedFlags()
  const forms = formFixture()
  for (const [flag, form] of [
    ['contact', 'contact'],
    ['client_portal', 'b2b-access'],
    ['b2b_request_form', 'b2b-access'],
  ] as const) {
    await setFlags({ ...allOn, [flag]: false })
    const response = await forms.post(form, form === 'contact' ? contact : b2bAccess)
    expect([flag, response.status]).toEqual([flag, 404])
  }
  expect(await forms.rows()).toEqual([])
  await setFlags(allOn)
})

test('a solved captcha raises the rate limit, and a missing or invalid one does not', async () => {
  const strict = { limit: async () => ({ success: false }) }
  const wide = { limit: async () => ({ success: true }) }
  const limits = new Proxy({}, { get: (_, name) => (name === 'forms' ? strict : wide) })
  const captcha = () => async (token: string) => token === 'solved'
  const forms = formFixture({}, { limits: limits as never, captcha })
  const status = async (meta: object) => (await forms.post('contact', { ...contact, meta })).status
  expect(await status({ captcha: 'solved' })).toBe(202)
  expect(await status({ captcha: 'guessed' })).toBe(429)
  expect(await status({})).toBe(429)
})

test('secrets in the page’s address are not stored or forwarded, and campaign parameters are', async () => {
  const page =
    'https://meltemi.test/fr?utm_source=fair&preview=secret&token=secret&code=secret#secret'
  const forms = formFixture()
  await forms.post('contact', { ...contact, meta: { pageUri: page } })
  await forms.post('contact', { ...contact, message: 'Another' }, { referer: page })
  const shown = { pageUri: 'https://meltemi.test/fr?utm_source=fair' }
  expect(await contexts(forms)).toEqual([shown, shown])
})

/** A browser with the APIs that the form uses, whose calls reach the Worker. */
function browser(forms: FormFixture) {
  vi.stubGlobal('location', { href: `${origin}/`, origin, pathname: '/' })
  const boot = { textContent: '{}' }
  const getElementById = (id: string) => (id === 'boot' ? boot : null)
  vi.stubGlobal('document', { title: '', cookie: '', getElementById })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { headers } = new Request(input, init)
    return forms.post('contact', await new Request(input, init).json(), Object.fromEntries(headers))
  })
  return (captcha: string, locale: Locale) =>
    sendForm({ form: 'contact', locale, values: contact, filledInMs: 9000, captcha })
}

afterEach(() => void vi.unstubAllGlobals())

const odd: Record<string, unknown> = {
  locale: 'tlh',
  pageUri: 'javascript:alert(1)',
  pageName: 'two\nlines',
  hutk: 'x'.repeat(9000),
  filledInMs: -0.5,
  homepage: { odd: true },
  addedByAnExtension: '1',
}

for (const [name, value] of Object.entries(odd)) {
  test(`a message is accepted whatever its browser sends as ${name}`, async () => {
    const forms = formFixture()
    const good = { pageUri: `${origin}/el`, pageName: 'Contact' }
    for (const [nth, other] of [value, null, [value], 'x'.repeat(30_000)].entries()) {
      const meta = { ...good, [name]: other }
      // any text in the honeypot field counts as a bot’s
      if (name === 'homepage' && typeof other === 'string') continue
      const answer = await forms.post('contact', { ...contact, message: `No. ${nth}`, meta })
      expect(answer.status, JSON.stringify(other)?.slice(0, 40)).toBe(202)
    }
    const stored = await contexts(forms)
    expect(stored).toHaveLength(name === 'homepage' ? 3 : 4)
    for (const context of stored)
      expect(good).toMatchObject({ ...context, pageName: good.pageName })
  })
}

test('a message without scripts is accepted despite invalid metadata', async () => {
  const forms = formFixture()
  const odd = { 'meta.locale': 'tlh', 'meta.pageUri': 'x'.repeat(3000), 'meta.more': '1' }
  const { body, headers } = plainPost({ ...contact, ...odd })
  expect((await forms.post('contact', body, headers)).status).toBe(303)
  expect(await forms.rows()).toHaveLength(1)
})

for (const locale of localeCodes) {
  test(`a refused captcha is reported in ${locale} for the whole form, as it has no field`, async () => {
    await loadWords(locale, ['forms'])
    const send = browser(formFixture())
    const failure = wordsOf(locale).forms.failed()
    expect(await send('x'.repeat(5000), locale)).toEqual({ failure })
  })
}

test('a website that exceeds the limit only with its added scheme is refused', async () => {
  const forms = formFixture()
  const website = `marin.example/${'a'.repeat(2045 - 14)}`
  const refused = await forms.post('b2b-access', { ...b2bAccess, website })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'website', message: 'too-long' }] })
  const taken = await forms.post('b2b-access', { ...b2bAccess, website: website.slice(0, 2040) })
  expect(taken.status).toBe(202)
})

test('a website is stored without invisible characters', async () => {
  const forms = formFixture()
  const marked = 'https://marin\u200b.example/\u202efr'
  expect((await forms.post('b2b-access', { ...b2bAccess, website: marked })).status).toBe(202)
  const [row] = await forms.rows()
  expect(JSON.stringify(row)).not.toMatch(/\u200b|\u202e|\\u20/)
})
