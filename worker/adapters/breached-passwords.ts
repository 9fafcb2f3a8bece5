import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fetchWithTimeout } from '../lib/http/outgoing.ts'
import { settings } from '../lib/settings/settings.ts'
import { log } from '../lib/log.ts'

/** Whether a password is in a known breach. `false` when the service does not answer. */
export type IsBreached = (password: string) => Promise<boolean>

/** Short, because setting a password waits for the answer. */
const timeoutMs = 3_000
const prefixLength = 5

/**
 * Client of Have I Been Pwned's range API, or `null` when none is configured. Sends only the first
 * five hex digits of the SHA-1 and asks for padding.
 * Source: haveibeenpwned.com/API/v3, "Searching by range".
 * @throws Failure `server/setting-missing` when the URL is malformed
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
      const response = await fetchWithTimeout(timeoutMs, url, {
        headers: { 'add-padding': 'true' },
      })
      if (!response.ok) throw new Error(`It answered ${response.status}`)
      return isListed(await response.text(), hash.slice(prefixLength))
    } catch (cause) {
      log('warn', 'The service of breached passwords gave no answer', { area: 'auth', cause })
      return false
    }
  }
}

/** Response lines are `SUFFIX:COUNT`; padding lines have a count of 0. */
const isListed = (range: string, suffix: string): boolean =>
  range.split(/\r?\n/).some((line) => {
    const [listed, count] = line.split(':')
    return listed?.toUpperCase() === suffix && Number(count) > 0
  })
