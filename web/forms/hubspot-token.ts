import { hasConsent } from '../app/consent.ts'

/** Value of the `hubspotutk` cookie. HubSpot rejects a submission with any other value (INVALID_HUTK). */
const tokenCookie = /(?:^|;\s*)hubspotutk=([0-9a-f]{32})(?:;|$)/i

/**
 * `context.hutk` of a form submission, HubSpot's id of this browser. `undefined` without consent, even if the cookie of
 * an earlier consent exists.
 * @param cookies for tests; `document.cookie` by default
 */
export const hubspotToken = (cookies = document.cookie): string | undefined =>
  hasConsent() ? tokenCookie.exec(cookies)?.[1] : undefined
