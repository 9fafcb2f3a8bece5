import type { Context } from 'hono'
import { type Bucket, consume, refund } from '../../db/limits.ts'
import type { App } from '../../deps.ts'
import { clientNetwork } from '../../lib/http/client-address.ts'
import { Failure } from '../../lib/http/problem.ts'
import { hashOf } from '../../lib/secrets/random.ts'
import { knownDeviceOf, rememberDevice } from '../../middleware/device.ts'

/** Bucket of one network. Smaller than for accounts: the one password has no owner to notify. */
const ofNetwork = { size: 10, everyS: 1800 }
/** Bucket of all devices that have never unlocked the screen, together. */
const ofStrangers = { size: 100, everyS: 864 }

const account = 'simple-admin'

/**
 * Takes one attempt at the password of /simple-admin. Unknown devices share a bucket and cannot
 * lock out a device that unlocked the screen before.
 * @returns call after a right password: gives the attempt back and remembers the device
 * @throws Failure `request/rate-limited`
 */
export async function takeUnlockAttempt(c: Context<App>): Promise<() => Promise<void>> {
  const { db, now } = c.var.deps
  const network = hashOf(clientNetwork(c.req.raw))
  const buckets: Bucket[] = [{ ...ofNetwork, key: `${account}:${network}` }]
  if (knownDeviceOf(c, account) === null) buckets.push({ ...ofStrangers, key: account })
  const empty = await consume(db, buckets, now())
  if (empty) {
    const headers = { 'retry-after': String(empty.retryAfterS) }
    throw new Failure('request/rate-limited', undefined, { headers })
  }
  return async () => {
    rememberDevice(c, account)
    await refund(db, buckets)
  }
}
