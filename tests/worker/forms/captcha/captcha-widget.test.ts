import { expect, test } from 'vitest'
import { call } from '../../kit/client.ts'

const keys = { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET_KEY: 'secret' }

test('pages know the captcha and admit its host only where it is set up', async () => {
  const page = async (settings: Record<string, string>) => {
    const response = await call('/', { headers: {} }, {}, settings)
    const policy = response.headers.get('content-security-policy') ?? ''
    return [policy.includes('challenges.cloudflare.com'), (await response.text()).includes('1x000')]
  }
  expect(await page({})).toEqual([false, false])
  expect(await page({ TURNSTILE_SITE_KEY: keys.TURNSTILE_SITE_KEY })).toEqual([false, false])
})

test('with both keys it is there', async () => {
  const response = await call('/client/login?mode=request', {}, {}, keys)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' ")
  expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/)
  expect(policy).toContain('frame-src https://challenges.cloudflare.com')
  expect(await response.text()).toContain('"captcha":{"siteKey":"1x00000000000000000000AA"')
})
