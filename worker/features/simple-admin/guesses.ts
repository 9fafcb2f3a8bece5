import type { Context } from 'hono'
import { type Bucket, consume, refund } from '../../db/limits.ts'
import type { App } from '../../deps.ts'
import { clientNetwork } from '../../lib/http/client-address.ts'
import { Failure } from '../../lib/http/problem.ts'
import { hashOf } from '../../lib/secrets/random.ts'
import { deviceFor, rememberDevice } from '../../middleware/device.ts'

/** One password for all, and no owner to write to: fewer tries than at an account. */
const ofNetwork = { size: 10, everyS: 1800 }
/** From all devices together that it was never unlocked on. */
const ofStrangers = { size: 100, everyS: 864 }

const account = 'simple-admin'

/**
 * Takes a try at the password of the simple admin screen. A stranger who uses up the tries of all strangers stops no one
 * where the screen was unlocked before, and administrators switch flags in their portal all the while.
 * @returns gives the try back, and remembers the device: the password was right
 * @throws Failure `request/rate-limited`
 */
export async function takeUnlockTry(c: Context<App>): Promise<() => Promise<void>> {
  const { db, now } = c.var.deps
  const network = hashOf(clientNetwork(c.req.raw))
  const buckets: Bucket[] = [{ ...ofNetwork, key: `${account}:${network}` }]
  if (deviceFor(c, account) === null) buckets.push({ ...ofStrangers, key: account })
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
