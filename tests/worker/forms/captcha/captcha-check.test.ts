import { expect, inject, test } from 'vitest'
import type { CaptchaAction } from '#contract/captcha.ts'
import { createCaptchaCheck } from '../../../../worker/adapters/turnstile.ts'

/** What the widget on a page of `hostname` gives for an action. */
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

test('a captcha is good for one call', async () => {
  const token = await solve('meltemi.example', 'sign-in')
  const isGood = check()
  expect(await isGood?.(token, '192.0.2.1', 'sign-in')).toBe(true)
  expect(await isGood?.(token, '192.0.2.1', 'sign-in')).toBe(false)
  expect(await isGood?.('made-up', '192.0.2.1', 'sign-in')).toBe(false)
})

test('where hosts are named, a captcha solved on another site, or for another call, is refused', async () => {
  const isGood = check({ TURNSTILE_HOSTNAMES: 'www.meltemi.example, Meltemi.example' })
  const verdict = async (hostname: string, action: CaptchaAction) =>
    isGood?.(await solve(hostname, action), '192.0.2.1', 'sign-in')
  expect(await verdict('meltemi.example', 'sign-in')).toBe(true)
  expect(await verdict('meltemi.example', 'contact')).toBe(false)
  expect(await verdict('evil.example', 'sign-in')).toBe(false)
})
