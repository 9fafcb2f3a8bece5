import { and, eq, inArray } from 'drizzle-orm'
import { type Budget, returnGuess, takeGuess } from '../../../db/guess-budget.ts'
import type { Db } from '../../../db/client.ts'
import { oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import type { Slot } from './one-time-queries.ts'
import { AuthFailure } from '../protocol.ts'

/*
 * A mailed code has six digits and five tries, but a new one can be had each minute. So an account has so many wrong
 * codes in any 24 hours, whatever the kinds of mail and their timers: six at once and three a day, which anybody may try.
 * A nonce only a session may try, from the purse of all that a session may guess (second-step-guesses.ts, which counts
 * up what that comes to).
 */
const ofStrangers = { size: 6, everyS: 28_800 }

/**
 * Takes a try at a code that was sent to an address: from the address, known or not, so that the limit does not tell;
 * and from whoever was sent one there, so that two addresses of one account are not two accounts. When none is left,
 * links still work: a stranger can make the owner click instead of type, no more.
 * @param purse of the session that tries a nonce, where it is one
 * @returns gives the try back: the code was right
 * @throws AuthFailure `over_request_rate_limit`
 */
export async function takeCodeGuess(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  address: string,
  slots: Slot[],
  purse: Budget | null,
): Promise<() => Promise<void>> {
  const budgets: Budget[] =
    purse === null
      ? [hashOf(address), ...(await listOwners(db, address, slots))].map((whose) => ({
          ...ofStrangers,
          key: `code:${whose}`,
        }))
      : [purse]
  const empty = await takeGuess(db, budgets, now())
  if (!empty) return async () => void (await returnGuess(db, budgets))
  throw new AuthFailure('over_request_rate_limit', {
    message: 'Too many wrong codes for today. Follow the link in the mail instead.',
    headers: { 'retry-after': String(empty.retryAfterS) },
  })
}

/** Who was sent something to an address that waits to be confirmed there. */
async function listOwners(db: Db, address: string, slots: Slot[]): Promise<string[]> {
  const { userId } = oneTimeTokensTable
  const rows = await db
    .selectDistinct({ userId })
    .from(oneTimeTokensTable)
    .where(and(eq(oneTimeTokensTable.address, address), inArray(oneTimeTokensTable.slot, slots)))
    .orderBy(userId)
    .limit(10)
  return rows.map((row) => row.userId)
}
