import { expect, test } from 'vitest'
import { signInPathOf } from '../../worker/ssr/mail-link.ts'
import { createOffice } from './admin/office.ts'
import { contact, formFixture as createVisitor } from './forms/form-fixture.ts'
import { call } from './kit/client.ts'
import { allOn } from './kit/flag-states.ts'

const letters = (count: number) => 'a'.repeat(count)

const good = [
  `${letters(64)}@marin.example`,
  `ada@${letters(63)}.example`,
  '-a@marin.example',
  'ada+olives@a-b.xn--kxae4bafwg.example',
]
const bad = [
  `${letters(65)}@marin.example`,
  `ada@${letters(64)}.example`,
  `ada@marin.${letters(64)}`,
  'ada@marin-.example',
  'ada@-marin.example',
]

test('a form refuses an address that cannot receive mail, and names the field', async () => {
  const answers = async (email: string) => {
    const response = await createVisitor().post('contact', { ...contact, email })
    const { errors } = await response.json<{ errors?: unknown }>()
    return [response.status, errors]
  }
  for (const email of good) expect(await answers(email), email).toEqual([202, undefined])
  for (const email of [...bad, 'ada', `${letters(65)}@marin`]) {
    expect(await answers(email), email).toEqual([422, [{ path: 'email', message: 'email' }]])
  }
})

test('no account is created for an address that cannot receive mail', async () => {
  const { post } = await createOffice()
  const answers = async (email: string) => {
    const response = await post('/signup', { email, password: 'Olive-grove-7' })
    return [response.status, (await response.json<{ msg?: string; message?: string }>()).message]
  }
  for (const email of good) expect((await answers(email))[0], email).toBe(200)
  const refusal = await answers('ada')
  expect(refusal[1]).toContain('invalid format')
  for (const email of bad) expect(await answers(email), email).toEqual(refusal)
})

test('no one is invited at an address that cannot receive mail', async () => {
  const { admin } = await createOffice()
  const answers = async (email: string) => {
    const { status, body } = await admin('POST', '/users', { email, role: 'client', locale: 'en' })
    return [status, body['errors']]
  }
  for (const email of good) expect((await answers(email))[0], email).toBe(201)
  const refusal = await answers('ada')
  expect(refusal[0]).toBe(422)
  for (const email of bad) expect(await answers(email), email).toEqual(refusal)
})

const at = (path: string) => new URL(path, 'https://meltemi.test')

test('an emailed link to the root redirects to the sign-in page with its parameters and language', () => {
  const code = '/?code=abc&mode=recovery'
  expect(signInPathOf(at(code), allOn)).toBe('/client/login?code=abc&mode=recovery')
  expect(signInPathOf(at('/el?error=access_denied&sb='), allOn)).toBe(
    '/el/client/login?error=access_denied&sb=',
  )
  const closed = { ...allOn, client_portal: false }
  expect(signInPathOf(at(code), closed)).toBe('/admin/login?code=abc&mode=recovery')
  expect(signInPathOf(at('/client/login?sb'), closed)).toBe('/admin/login?sb=')
  const withoutFrench = { ...allOn, french_language: false }
  expect(signInPathOf(at('/fr?sb'), withoutFrench)).toBe('/client/login?sb=')
})

test('a link’s fragment found on another page is carried to the sign-in page once', () => {
  expect(signInPathOf(at('/teams?sb'), allOn)).toBe('/client/login?sb=')
  expect(signInPathOf(at('/fr/no-such-page?sb'), allOn)).toBe('/fr/client/login?sb=')
  expect(signInPathOf(at('/admin-portal/flags?sb'), allOn)).toBe('/client/login?sb=')
  for (const path of ['/client/login?sb=', '/fr/admin/login?sb=']) {
    expect(signInPathOf(at(path), allOn)).toBeNull()
  }
})

test('campaign parameters and other pages are not redirected', () => {
  for (const path of ['/', '/?utm_source=mail', '/teams?code=abc', '/client/login?code=abc']) {
    expect(signInPathOf(at(path), allOn)).toBeNull()
  }
})

test('the redirect of an emailed link is not cached', async () => {
  const answer = await call('/?error=access_denied&error_code=otp_expired')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/\/login\?error=access_denied/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
