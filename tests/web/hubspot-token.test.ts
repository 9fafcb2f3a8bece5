import { afterEach, expect, test, vi } from 'vitest'
import { hubspotToken } from '../../web/forms/hubspot-token.ts'

const token = '0123456789abcdef0123456789ABCDEF'

/** A browser as far as the token looks at it. */
function browser({ choice, hasBanner = true }: { choice: string | null; hasBanner?: boolean }) {
  vi.stubGlobal('localStorage', { getItem: () => choice })
  vi.stubGlobal('document', { getElementById: () => (hasBanner ? {} : null) })
}

afterEach(() => vi.unstubAllGlobals())

test('a form carries the cookie that HubSpot set after consent', () => {
  browser({ choice: 'accepted' })
  expect(hubspotToken(`hubspotutk=${token}`)).toBe(token)
  expect(hubspotToken(`__hstc=1.2; hubspotutk=${token}; messagesUtk=x`)).toBe(token)
})

test('without consent a form carries nothing, even where an old cookie is left', () => {
  for (const choice of [null, 'declined', 'yes']) {
    browser({ choice })
    expect(hubspotToken(`hubspotutk=${token}`)).toBeUndefined()
  }
  browser({ choice: 'accepted', hasBanner: false })
  expect(hubspotToken(`hubspotutk=${token}`)).toBeUndefined()
})

test('a cookie of another form is left out: HubSpot would refuse the whole submission', () => {
  browser({ choice: 'accepted' })
  const others = ['', `hubspotutk=${token}0`, 'hubspotutk=short', `xhubspotutk=${token}`]
  others.push(`hubspotutk=${token.replace('0', 'g')}`, `a=hubspotutk=${token}`)
  for (const cookies of others) expect(hubspotToken(cookies)).toBeUndefined()
})
