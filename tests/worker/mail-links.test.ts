import { expect, test } from 'vitest'
import { allOn } from './kit/flag-states.ts'
import { signInPathOf } from '../../worker/ssr/mail-link.ts'
import { call } from './kit/client.ts'

const at = (path: string) => new URL(path, 'https://meltemi.test')

test('a mailed link to the root leads to the sign-in page, in its language and with all it brings', () => {
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

test('a fragment that was found on whichever page goes on to sign in, and from there nowhere', () => {
  expect(signInPathOf(at('/teams?sb'), allOn)).toBe('/client/login?sb=')
  expect(signInPathOf(at('/fr/no-such-page?sb'), allOn)).toBe('/fr/client/login?sb=')
  expect(signInPathOf(at('/admin-portal/flags?sb'), allOn)).toBe('/client/login?sb=')
  for (const path of ['/client/login?sb=', '/fr/admin/login?sb=']) {
    expect(signInPathOf(at(path), allOn)).toBeNull()
  }
})

test('campaigns and other pages stay where they are', () => {
  for (const path of ['/', '/?utm_source=mail', '/teams?code=abc', '/client/login?code=abc']) {
    expect(signInPathOf(at(path), allOn)).toBeNull()
  }
})

test('the answer is a redirect that nobody keeps', async () => {
  const answer = await call('/?error=access_denied&error_code=otp_expired')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/\/login\?error=access_denied/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
