import { takeGuess } from '../../../db/guess-budget.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { hashOf } from '../../../lib/secrets/random.ts'

/** Ten of a kind at once and ten more a day: nobody changes a password that often, but a program might. */
const ofKind = { size: 10, everyS: 8640 }

/**
 * Takes the right to tell an address of something. Whoever has an account under somebody else's address could fill that
 * mailbox otherwise; the first ones always arrive. Where the database cannot say, the mail is sent.
 */
export async function mayNotify(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: string,
  address: string,
): Promise<boolean> {
  const budget = { ...ofKind, key: `notices:${kind}:${hashOf(address)}` }
  try {
    return (await takeGuess(db, [budget], now())) === null
  } catch (cause) {
    log('error', 'Notices could not be counted', { area: 'auth-mail', cause })
    return true
  }
}
