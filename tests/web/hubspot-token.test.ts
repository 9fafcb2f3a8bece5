import { afterEach, expect, test, vi } from 'vitest'
import { noticeVersion } from '../../web/app/consent.ts'
import { hubspotToken } from '../../web/forms/hubspot-token.ts'

const token = '0123456789abcdef0123456789ABCDEF'

/** The browser state that decides about the token. */
type Given = { choice: string | null; agreedTo?: string | null; hasBanner?: boolean }
function browser({ choice, agreedTo = noticeVersion, hasBanner = true }: Given) {
  const getItem = (key: string) => (key === 'cookie-consent' ? choice : agreedTo)
  vi.stubGlobal('localStorage', { getItem })
  vi.stubGlobal('document', { getElementById: () => (hasBanner ? {} : null) })
}

afterEach(() => vi.unstubAllGlobals())

test('a form sends the HubSpot cookie after consent', () => {
  browser({ choice: 'accepted' })
  expect(hubspotToken(`hubspotutk=${token}`)).toBe(token)
  expect(hubspotToken(`__hstc=1.2; hubspotutk=${token}; messagesUtk=x`)).toBe(token)
})

test.for<[what: string, given: Given]>([
  ['without a choice', { choice: null }],
  ['after declining', { choice: 'declined' }],
  ['with an unknown choice', { choice: 'yes' }],
  ['without a banner', { choice: 'accepted', hasBanner: false }],
  ['without a stored notice version', { choice: 'accepted', agreedTo: null }],
  ['after agreeing to an older privacy notice', { choice: 'accepted', agreedTo: '1' }],
])('%s a form sends no HubSpot cookie, even if an old one exists', ([, given]) => {
  browser(given)
  expect(hubspotToken(`hubspotutk=${token}`)).toBeUndefined()
})

test('a malformed HubSpot cookie is left out, as HubSpot would refuse the submission', () => {
  browser({ choice: 'accepted' })
  const others = ['', `hubspotutk=${token}0`, 'hubspotutk=short', `xhubspotutk=${token}`]
  others.push(`hubspotutk=${token.replace('0', 'g')}`, `a=hubspotutk=${token}`)
  for (const cookies of others) expect(hubspotToken(cookies)).toBeUndefined()
})
