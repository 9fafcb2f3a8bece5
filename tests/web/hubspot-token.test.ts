import { afterEach, expect, test, vi } from 'vitest'
import { noticeVersion } from '../../web/app/consent.ts'
import { hubspotToken } from '../../web/forms/hubspot-token.ts'

const token = '0123456789abcdef0123456789ABCDEF'

/** The parts of a browser that the token depends on. */
type Given = { choice: string | null; agreedTo?: string | null; hasBanner?: boolean }
function browser({ choice, agreedTo = noticeVersion, hasBanner = true }: Given) {
  const getItem = (key: string) => (key === 'cookie-consent' ? choice : agreedTo)
  vi.stubGlobal('localStorage', { getItem })
  vi.stubGlobal('document', { getElementById: () => (hasBanner ? {} : null) })
}

afterEach(() => vi.unstubAllGlobals())

test('a form carries the cookie that HubSpot set after consent', () => {
  browser({ choice: 'accepted' })
  expect(hubspotToken(`hubspotutk=${token}`)).toBe(token)
  expect(hubspotToken(`__hstc=1.2; hubspotutk=${token}; messagesUtk=x`)).toBe(token)
})

test.for<[what: string, given: Given]>([
  ['without a choice', { choice: null }],
  ['after declining', { choice: 'declined' }],
  ['with a word that is no choice', { choice: 'yes' }],
  ['without a banner', { choice: 'accepted', hasBanner: false }],
  ['after agreeing to no notice', { choice: 'accepted', agreedTo: null }],
  ['after agreeing to an older privacy notice', { choice: 'accepted', agreedTo: '1' }],
])('%s a form carries nothing, even where an old cookie is left', ([, given]) => {
  browser(given)
  expect(hubspotToken(`hubspotutk=${token}`)).toBeUndefined()
})

test('a cookie in another format is omitted, as HubSpot would reject the submission', () => {
  browser({ choice: 'accepted' })
  const others = ['', `hubspotutk=${token}0`, 'hubspotutk=short', `xhubspotutk=${token}`]
  others.push(`hubspotutk=${token.replace('0', 'g')}`, `a=hubspotutk=${token}`)
  for (const cookies of others) expect(hubspotToken(cookies)).toBeUndefined()
})
