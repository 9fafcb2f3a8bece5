import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hashOf, randomToken } from '../../../lib/secrets/random.ts'

/** `__Host-`: no sibling domain can plant it. */
const name = 'visit'
const prefix = 'host'

/**
 * The browser that sets out for a provider, by a secret that only it has: a visit counts only where it comes back to the
 * same one. Otherwise somebody could begin to link *their* account, let another's browser follow, and have the other's
 * identity linked to it; or sign another in as themselves (RFC 6749 §10.12).
 * @returns the hash to keep with the visit
 */
export function markBrowser(c: Context, lifeS: number): string {
  const known = readMark(c)
  const secret = known ?? randomToken()
  setCookie(c, name, secret, {
    prefix,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'None', // providers may send their answer by POST from their own page (contract §4)
    maxAge: lifeS,
  })
  return hashOf(secret)
}

/** The hash of the secret of the browser that asks now; `null` when it never set out. */
export function browserOf(c: Context): string | null {
  const secret = readMark(c)
  return secret === null ? null : hashOf(secret)
}

/** Only what we may have made ourselves: several visits at once share it. */
function readMark(c: Context): string | null {
  const secret = getCookie(c, name, prefix)
  return secret !== undefined && /^[\da-f]{56}$/.test(secret) ? secret : null
}
