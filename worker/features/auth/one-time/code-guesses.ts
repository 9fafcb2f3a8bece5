import { and, eq, gt, inArray } from 'drizzle-orm'
import { type Budget, returnGuess, takeGuess } from '../../../db/guess-budget.ts'
import type { Db } from '../../../db/client.ts'
import { oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import type { Slot } from './one-time-queries.ts'
import { AuthFailure } from '../protocol.ts'

/*
 * A code has six digits and five tries, but a new one can be had each minute. So an account has nine wrong codes in any
 * 24 hours, whatever the kinds of mail and their timers, which anybody may try. A nonce only a session may try, from the
 * purse of all that a session may guess (recovery-codes/second-step-guesses.ts, which counts up what that comes to).
 */
const ofAnybody = { size: 6, everyS: 28_800 }

/**
 * Takes a try at a code that was sent to an address: from the address, known or not, so that the limit does not tell;
 * and from whoever was sent one there, so that two addresses of one account are not two accounts. When none is left,
 * links still work: a stranger can make the owner click instead of type, no more.
 * @param whose `userId` it has to be, where that is known; `purse` of what a session may guess, in place of the address's
 * @returns whose codes the try is good for, and what gives it back: the code was right
 * @throws AuthFailure `over_request_rate_limit`
 */
export async function takeCodeGuess(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  address: string,
  slots: Slot[],
  { userId, purse }: { userId: string | null; purse: Budget | undefined },
): Promise<{ owners: string[]; giveBack: () => Promise<void> }> {
  const owners = await listOwners(db, address, slots, userId, now())
  const budgets = purse
    ? [purse]
    : [hashOf(address), ...owners].map((name) => ({ ...ofAnybody, key: `code:${name}` }))
  const empty = await takeGuess(db, budgets, now())
  if (!empty) return { owners, giveBack: async () => void (await returnGuess(db, budgets)) }
  throw new AuthFailure('over_request_rate_limit', {
    message: 'Too many wrong codes for today. Follow the link in the mail instead.',
    headers: { 'retry-after': String(empty.retryAfterS) },
  })
}

/** Whose codes that were sent to an address live: more than one only where several accounts want it. */
async function listOwners(
  db: Db,
  address: string,
  slots: Slot[],
  userId: string | null,
  now: Date,
): Promise<string[]> {
  const token = oneTimeTokensTable
  const rows = await db
    .selectDistinct({ userId: token.userId })
    .from(token)
    .where(
      and(
        eq(token.address, address),
        inArray(token.slot, slots),
        gt(token.expiresAt, now.toISOString()),
        userId === null ? undefined : eq(token.userId, userId),
      ),
    )
    .orderBy(token.userId)
    .limit(10)
  return rows.map((row) => row.userId)
}
