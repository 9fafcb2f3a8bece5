import { hasConsent } from '../app/consent.ts'

/** The cookie's form: HubSpot refuses a whole submission that carries anything else (INVALID_HUTK). */
const tokenCookie = /(?:^|;\s*)hubspotutk=([0-9a-f]{32})(?:;|$)/i

/**
 * `context.hutk` of a form submission: the value by which HubSpot knows this browser. Absent without consent, also
 * where a cookie of an earlier consent still lies about.
 * @param cookies for tests; the document's own by default
 */
export const hubspotToken = (cookies = document.cookie): string | undefined =>
  hasConsent() ? tokenCookie.exec(cookies)?.[1] : undefined
