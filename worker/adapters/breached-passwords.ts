import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fetchWithin } from '../lib/http/outgoing.ts'
import { settings } from '../lib/settings/settings.ts'
import { log } from '../lib/log.ts'

/** Whether a password is known from a breach. `false` where the service does not say: no one is kept out by its absence. */
export type IsBreached = (password: string) => Promise<boolean>

/** Choosing a password waits for it. */
const timeoutMs = 3_000
const prefixLength = 5

/**
 * Asks a service that speaks Have I Been Pwned's range API, or `null` where none is set up. It gets the first five
 * digits of the password's SHA-1, which some hundred breached passwords share, and with padding its answer's length
 * tells no one which.
 * Source: haveibeenpwned.com/API/v3, "Searching by range" and "Introducing padding".
 * @throws Failure `server/setting-missing` when the address is none
 */
export function createBreachCheck(env: object): IsBreached | null {
  const { BREACHED_PASSWORDS_URL: base } = settings(env, {
    BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  })
  if (base === undefined) return null
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    try {
      const url = new URL(`/range/${hash.slice(0, prefixLength)}`, base)
      const response = await fetchWithin(timeoutMs, url, { headers: { 'add-padding': 'true' } })
      if (!response.ok) throw new Error(`It answered ${response.status}`)
      return isListed(await response.text(), hash.slice(prefixLength))
    } catch (cause) {
      log('warn', 'The service of breached passwords gave no answer', { area: 'auth', cause })
      return false
    }
  }
}

/** Lines of `SUFFIX:COUNT`; padding has a count of 0. */
const isListed = (range: string, suffix: string): boolean =>
  range.split(/\r?\n/).some((line) => {
    const [listed, count] = line.split(':')
    return listed?.toUpperCase() === suffix && Number(count) > 0
  })
