import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { App } from '../deps.ts'
import { deriveAll, deriveCurrent } from '../lib/secrets/key-ring.ts'
import { keyedHashOf, randomToken } from '../lib/secrets/random.ts'
import { isSameSecret } from '../lib/secrets/same-secret.ts'

/*
 * Device cookie (OWASP, "Slow down online guessing attacks with device cookies"): a device that
 * signed in before has its own sign-in attempts. Grants no access.
 */
const name = 'device'
const prefix = 'host'
const purpose = 'device'
const mostAccounts = 5
/** The longest lifetime that browsers allow (RFC 6265bis §5.5). */
const lifeS = 400 * 86_400

type Call = Pick<Context<App>, 'req' | 'var'>

function read(c: Call): { id: string; signatures: string[] } | null {
  const [id = '', ...signatures] = (getCookie(c as Context<App>, name, prefix) ?? '').split('.')
  return /^[\da-f]{56}$/.test(id) ? { id, signatures: signatures.slice(0, mostAccounts) } : null
}

const signed = (key: Uint8Array, id: string, who: string) =>
  keyedHashOf(key, `${id}:${who}`).slice(0, 22)

/**
 * The id of the requesting device if it has signed in to this account before, else `null`.
 * @param who the account's mail address
 */
export function knownDeviceOf(c: Call, who: string): string | null {
  const cookie = read(c)
  if (cookie === null) return null
  const keys = deriveAll(c.var.deps.dataKeys(), purpose)
  const isKnown = keys.some((key) =>
    cookie.signatures.some((it) => isSameSecret(it, signed(key, cookie.id, who))),
  )
  return isKnown ? cookie.id : null
}

/** Marks the device as one that has signed in to an account. */
export function rememberDevice(c: Context<App>, who: string): void {
  const { id, signatures } = read(c) ?? { id: randomToken(), signatures: [] }
  const own = signed(deriveCurrent(c.var.deps.dataKeys(), purpose), id, who)
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
