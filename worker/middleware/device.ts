import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { App } from '../deps.ts'
import { deriveAll, deriveNow } from '../lib/secrets/key-ring.ts'
import { keyedHashOf, randomToken } from '../lib/secrets/random.ts'
import { isSameSecret } from '../lib/secrets/same-secret.ts'

/*
 * A device cookie (OWASP, "Slow down online guessing attacks with device cookies"): a device that signed in before has
 * tries of its own, so that strangers who use up theirs keep no one out. It opens nothing. `__Host-`: no sibling domain
 * can plant it. Nothing is stored: the cookie is an id, and a signature over id and account for each of the last accounts.
 */
const name = 'device'
const prefix = 'host'
const purpose = 'device'
const mostAccounts = 5
/** As long as browsers keep a cookie (RFC 6265bis §5.5). */
const lifeS = 400 * 86_400

type Call = Pick<Context<App>, 'req' | 'var'>

function read(c: Call): { id: string; signatures: string[] } | null {
  const [id = '', ...signatures] = (getCookie(c as Context<App>, name, prefix) ?? '').split('.')
  return /^[\da-f]{56}$/.test(id) ? { id, signatures: signatures.slice(0, mostAccounts) } : null
}

const signed = (key: Uint8Array, id: string, who: string) =>
  keyedHashOf(key, `${id}:${who}`).slice(0, 22)

/**
 * The id of the device that asks, if it signed in to an account before; `null` for a stranger's.
 * @param who the account's address
 */
export function deviceFor(c: Call, who: string): string | null {
  const cookie = read(c)
  if (cookie === null) return null
  const keys = deriveAll(c.var.deps.dataKeys(), purpose)
  const isKnown = keys.some((key) =>
    cookie.signatures.some((it) => isSameSecret(it, signed(key, cookie.id, who))),
  )
  return isKnown ? cookie.id : null
}

/** Marks the device as one that signed in to an account. */
export function rememberDevice(c: Context<App>, who: string): void {
  const { id, signatures } = read(c) ?? { id: randomToken(), signatures: [] }
  const own = signed(deriveNow(c.var.deps.dataKeys(), purpose), id, who)
  const kept = [own, ...signatures.filter((it) => it !== own)].slice(0, mostAccounts)
  setCookie(c, name, [id, ...kept].join('.'), {
    prefix,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: lifeS,
  })
}
