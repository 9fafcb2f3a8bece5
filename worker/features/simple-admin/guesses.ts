import { type Budget, returnGuess, takeGuess } from '../../db/guess-budget.ts'
import { isKnownPlace, rememberPlace } from '../../db/known-places.ts'
import type { Deps } from '../../deps.ts'
import { networkOf } from '../../lib/http/client-address.ts'
import { Failure } from '../../lib/http/problem.ts'
import { hashOf } from '../../lib/secrets/random.ts'

/** One password for all, and nobody who could be told: fewer tries than at an account. */
const ofNetwork = { size: 10, everyS: 1800 }
/** From all networks together that it was never unlocked from. */
const ofStrangers = { size: 100, everyS: 864 }

const account = 'simple-admin'

/**
 * Takes a try at the password of the simple admin screen. A stranger who uses up the tries of all strangers stops nobody
 * where the screen was unlocked before, and administrators switch flags in their portal all the while.
 * @returns gives the try back, and remembers the place: the password was right
 * @throws Failure `request/rate-limited`
 */
export async function takeUnlockGuess(deps: Deps, ip: string): Promise<() => Promise<void>> {
  const { db } = deps
  const isKnown = await isKnownPlace(db, account, ip, deps.now())
  const budgets: Budget[] = [{ ...ofNetwork, key: `${account}:${hashOf(networkOf(ip))}` }]
  if (!isKnown) budgets.push({ ...ofStrangers, key: account })
  const empty = await takeGuess(db, budgets, deps.now())
  if (empty) {
    const headers = { 'retry-after': String(empty.retryAfterS) }
    throw new Failure('request/rate-limited', undefined, { headers })
  }
  return async () => {
    await Promise.all([returnGuess(db, budgets), rememberPlace(db, account, ip, deps.now())])
  }
}
