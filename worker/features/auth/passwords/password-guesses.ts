import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { type Budget, returnGuess, takeGuess } from '../../../db/guess-budget.ts'
import { isKnownPlace } from '../../../db/known-places.ts'
import { guessBudgetsTable } from '../../../db/schema/sign-in.ts'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../lib/http/client-address.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { tellOnce } from '../account/owner-notices.ts'
import { AuthFailure } from '../protocol.ts'
import { findUserByEmail, type SessionRow, type UserRow } from '../caller-queries.ts'

/** From one network at whichever accounts: a wrong password costs us 0.3 s of CPU. */
const ofNetwork = { size: 20, everyS: 6 }
/** At one account from wherever it was never signed in to: 40 guesses a day at most. */
const ofStrangers = { size: 20, everyS: 4320 }
/** At one account from each network that it was signed in to: its owner mistypes, too. */
const ofKnownPlace = { size: 10, everyS: 8640 }
/** At one account from all such networks together. */
const ofKnownPlaces = { size: 20, everyS: 4320 }

/** Refusals that may mean a wrong password. Any other says that it was right, or that nobody looked at it. */
const isGuess = (error: unknown) =>
  error instanceof AuthFailure &&
  (error.authCode === 'invalid_credentials' || error.authCode === 'user_banned')

const knownBudgets = (accountHash: string, network: string): Budget[] => [
  { ...ofKnownPlace, key: `password:${accountHash}:${hashOf(network)}` },
  { ...ofKnownPlaces, key: `password-known:${accountHash}` },
]

/**
 * A statement for the transaction that sets a password: nobody has guessed at the new one yet, and where it was set its
 * owner signs in by it. Strangers' tries stay used up.
 */
export function renewKnownTries(
  db: Db,
  { email }: Pick<UserRow, 'email'>,
  { ip }: Pick<SessionRow, 'ip'>,
) {
  const budgets = ip ? knownBudgets(hashOf(email), networkOf(ip)) : []
  const keys = budgets.map(({ key }) => key)
  return db
    .update(guessBudgetsTable)
    .set({ fullAtMs: 0 })
    .where(inArray(guessBudgetsTable.key, keys))
}

/**
 * Compares a password only while there are tries left, for the account and for the network that asks. A stranger can use
 * up the tries of strangers, for some hours; the owner still signs in by password from where they did so before, and
 * from anywhere by a mailed link; sessions that run are not touched. Known and unknown accounts are counted alike.
 * @param account the address as it was given
 * @throws AuthFailure `over_request_rate_limit`; the owner is then told by mail, once a day
 */
export async function withPasswordBudget<Result>(
  deps: Deps,
  account: string,
  ip: string,
  compare: () => Promise<Result>,
): Promise<Result> {
  const { db } = deps
  const who = account.toLowerCase()
  const network = networkOf(ip)
  const isKnown = await isKnownPlace(db, who, ip, deps.now())
  const accountHash = hashOf(who)
  const ofAccount: Budget[] = isKnown
    ? knownBudgets(accountHash, network)
    : [{ ...ofStrangers, key: `password:${accountHash}` }]
  const budgets = [...ofAccount, { ...ofNetwork, key: `password-from:${hashOf(network)}` }]
  const empty = await takeGuess(db, budgets, deps.now())
  if (empty) {
    if (ofAccount.includes(empty.budget)) {
      tellOnce(deps, empty.budget, 'password_guesses', () => findUserByEmail(db, who))
    }
    throw new AuthFailure('over_request_rate_limit', {
      message: 'Too many wrong passwords. Sign in by a mailed link, or try again later.',
      headers: { 'retry-after': String(empty.retryAfterS) },
    })
  }
  try {
    const result = await compare()
    await returnGuess(db, budgets)
    return result
  } catch (error) {
    if (!isGuess(error)) await returnGuess(db, budgets)
    throw error
  }
}
