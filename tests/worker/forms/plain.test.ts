import { expect, test, vi } from 'vitest'
import { formPagePath } from '#contract/form-answer.ts'
import { honeypotName } from '#contract/form-options.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { call } from '../kit/client.ts'
import { brokenDatabase, exhaustedLimits } from '../kit/outages.ts'
import { b2bAccess, contact, formFixture, type FormFixture, plainPost } from './form-fixture.ts'

const send = (
  forms: FormFixture,
  form: string,
  values: Record<string, string>,
  extra: Record<string, string> = {},
) => {
  const { body, headers } = plainPost({ [honeypotName]: '', ...values })
  return forms.post(form, body, { ...headers, ...extra })
}

for (const locale of localeCodes) {
  test(`both forms work as plain HTML in ${locale}`, async () => {
    const forms = formFixture()
    const message = await send(forms, 'contact', { ...contact, 'meta.locale': locale })
    expect(message.status).toBe(303)
    expect(message.headers.get('location')).toBe(`${localize('/', locale)}?sent=contact#contact`)
    const request = await send(forms, 'b2b-access', { ...b2bAccess, 'meta.locale': locale })
    expect(request.status).toBe(303)
    expect(request.headers.get('location')).toBe(
      `${localize('/client/login', locale)}?mode=request&sent=b2b-access`,
    )
    expect(await forms.rows()).toMatchObject([
      { kind: 'contact', locale, state: 'delivered' },
      { kind: 'b2b-access', locale, state: 'delivered' },
    ])
  })
}

test('an error is shown beside its field, and typed values stay', async () => {
  const forms = formFixture()
  const response = await send(forms, 'contact', {
    ...contact,
    email: 'ada@marin',
    message: '"><script>alert(1)</script>',
    'meta.locale': 'de',
  })
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
  const page = await response.text()
  expect(page).toContain('<html lang="de" data-hydrate="never">')
  expect(page).toContain('Bitte geben Sie eine E-Mail-Adresse wie name@firma.com ein.')
  expect(page).toContain('value="ada@marin"')
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>')
  const field = /<input[^>]*name="email"[^>]*>/.exec(page)?.[0]
  expect(field).toContain('aria-invalid="true"')
  expect(field).toContain('autofocus=""')
  expect(await forms.rows()).toEqual([])
})

test('selects keep the chosen option after an error', async () => {
  const response = await send(formFixture(), 'b2b-access', { ...b2bAccess, email: 'x@y' })
  const page = await response.text()
  expect(page).toContain('<option value="11-50" selected="">')
  expect(/<form.*<\/form>/s.exec(page)?.[0]).toContain('value="Marin Foods"')
})

test('a failed submission shows an error and keeps the typed values', async () => {
  const forms = formFixture({}, { db: brokenDatabase })
  forms.mailFaults.push('E_DELIVERY_FAILED')
  const response = await send(forms, 'contact', { ...contact, 'meta.locale': 'fr' })
  expect(response.status).toBe(503)
  const page = await response.text()
  expect(page).toContain('Une erreur s’est produite lors de l’envoi.')
  expect(page).toContain('value="Marin"')
})

test('a rate-limited visitor gets a page that asks to wait', async () => {
  const response = await send(formFixture({}, { limits: exhaustedLimits }), 'contact', contact)
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(await response.text()).toContain('Please wait a minute')
})

test('sending the same page twice creates one submission', async () => {
  const forms = formFixture()
  await send(forms, 'contact', contact)
  await send(forms, 'contact', contact)
  expect(await forms.rows()).toHaveLength(1)
  expect(forms.box).toHaveLength(1)
})

test('a cross-site page cannot send the form', async () => {
  const forms = formFixture()
  for (const extra of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }]) {
    expect((await send(forms, 'contact', contact, extra)).status).toBe(403)
  }
  const { body, headers } = plainPost(contact as Record<string, string>)
  const { origin: _o, 'sec-fetch-site': _s, ...nameless } = headers
  expect((await forms.post('contact', body, nameless)).status).toBe(403)
  expect(await forms.rows()).toEqual([])
})

test('the confirmation page shows no form again', async () => {
  const home = await (await call('/it?sent=contact')).text()
  expect(home).toContain('Grazie per il vostro messaggio')
  expect(home).not.toContain('action="/api/forms/contact"')
  const portal = await (await call('/client/login?mode=request&sent=b2b-access')).text()
  expect(portal).toContain('Your B2B access request has been submitted successfully.')
})

/** Words that autofill matches in names and labels, in our languages. */
const identityWords =
  /name|nom|e-?mail|phone|tel|fax|address|street|city|ville|stadt|citt|zip|postal|plz|country|state|compan|firm|soci|org|job|title|url|web|site|home|page|link|user|login|pass|card|birth|message|comment/i

/** The honeypot field of a page. */
async function trapOf(path: string) {
  const page = await (await call(path)).text()
  const trap = /<div class="form-trap"[^>]*>(.*?)<\/div>/s.exec(page)?.[1] ?? ''
  const [, input = '', name = ''] = /(<input[^>]* name="([^"]*)"[^>]*>)/.exec(trap) ?? []
  return { label: trap.replaceAll(/<[^>]*>/g, '').trim(), input, name }
}

for (const locale of localeCodes) {
  test(`autofill does not recognise the honeypot field in ${locale}`, async () => {
    for (const form of ['contact', 'b2b-access'] as const) {
      const { label, name, input } = await trapOf(formPagePath(form, locale))
      expect(label).not.toBe('')
      expect(name).toMatch(/^meta\../)
      expect(`${label} ${name.slice('meta.'.length)}`).not.toMatch(identityWords)
      expect(input).not.toContain(' id=')
      expect(input).toContain('autoComplete="off"')
    }
  })
}

test('a bot that fills the honeypot is thanked, nothing is stored, and the log says why without its text', async () => {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(String(line)))
  const forms = formFixture()
  const { name } = await trapOf('/')
  const trapped = await send(forms, 'contact', { ...contact, [name]: 'cheap-oils.example' })
  spy.mockRestore()
  expect(trapped.status).toBe(303)
  expect(await forms.rows()).toEqual([])
  const line = lines.filter((it) => it.includes('"area":"forms"'))
  expect(line).toHaveLength(1)
  expect(JSON.parse(line[0] ?? '')).toMatchObject({ form: 'contact', why: 'hidden-field' })
  expect(line[0]).not.toMatch(/Ada|Marin|cheap-oils/i)
})
