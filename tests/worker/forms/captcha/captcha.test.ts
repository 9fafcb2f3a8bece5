import { expect, inject, test } from 'vitest'
import type { CaptchaAction } from '#contract/captcha.ts'
import { createCaptchaCheck } from '../../../../worker/adapters/turnstile.ts'
import { call } from '../../kit/client.ts'

/** The token of the widget on a page of `hostname` for an action. */
async function solve(hostname: string, action: CaptchaAction): Promise<string> {
  const query = new URLSearchParams({ id: 'w', hostname, action })
  const frame = await (await fetch(`${inject('turnstile')}/frame?${query}`)).text()
  return /[\da-f]{8}-[\da-f-]{27}/.exec(frame)?.[0] ?? ''
}

const check = (settings = {}) =>
  createCaptchaCheck({
    TURNSTILE_SITE_KEY: 'key',
    TURNSTILE_SECRET_KEY: 'secret',
    TURNSTILE_ORIGIN: inject('turnstile'),
    ...settings,
  })

test('a captcha token is valid for one call', async () => {
  const token = await solve('meltemi.example', 'sign-in')
  const isGood = check()
  expect(await isGood?.(token, '192.0.2.1', 'sign-in')).toBe(true)
  expect(await isGood?.(token, '192.0.2.1', 'sign-in')).toBe(false)
  expect(await isGood?.('made-up', '192.0.2.1', 'sign-in')).toBe(false)
})

test('with hosts configured, a captcha solved for another site or call is refused', async () => {
  const isGood = check({ TURNSTILE_HOSTNAMES: 'www.meltemi.example, Meltemi.example' })
  const verdict = async (hostname: string, action: CaptchaAction) =>
    isGood?.(await solve(hostname, action), '192.0.2.1', 'sign-in')
  expect(await verdict('meltemi.example', 'sign-in')).toBe(true)
  expect(await verdict('meltemi.example', 'contact')).toBe(false)
  expect(await verdict('evil.example', 'sign-in')).toBe(false)
})

const keys = { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET_KEY: 'secret' }

test('pages load the captcha and allow its host only when it is configured', async () => {
  const page = async (settings: Record<string, string>) => {
    const response = await call('/', { headers: {} }, {}, settings)
    const policy = response.headers.get('content-security-policy') ?? ''
    return [policy.includes('challenges.cloudflare.com'), (await response.text()).includes('1x000')]
  }
  expect(await page({})).toEqual([false, false])
  expect(await page({ TURNSTILE_SITE_KEY: keys.TURNSTILE_SITE_KEY })).toEqual([false, false])
})

test('a captcha is shown only with both keys', async () => {
  const response = await call('/client/login?mode=request', {}, {}, keys)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' ")
  expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/)
  expect(policy).toContain('frame-src https://challenges.cloudflare.com')
  expect(await response.text()).toContain('"captcha":{"siteKey":"1x00000000000000000000AA"')
})
