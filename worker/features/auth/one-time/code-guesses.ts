import { and, eq, gt, inArray } from 'drizzle-orm'
import { type Budget, returnGuess, takeGuess } from '../../../db/guess-budget.ts'
import type { Db } from '../../../db/client.ts'
import { oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import type { Slot } from './one-time-queries.ts'
import { AuthFailure } from '../protocol.ts'
import { isReaders } from '../sessions/own-places.ts'

/*
 * A code has six digits and five tries, but a new one can be had each minute. So an account has so many wrong codes in any
 * 24 hours, whatever the kinds of message and their timers: nine, which anybody may try. Where it has no address, so that
 * no link leads in beside its codes, three of them are kept for the networks that texts to its number were read in.
 * A nonce only a session may try, from the purse of all that a session may guess (recovery-codes/second-step-guesses.ts,
 * which counts up what that comes to).
 */
const ofAnybody = { size: 6, everyS: 28_800 }
const ofStrangers = { size: 5, everyS: 86_400 }
const ofReaders = { size: 2, everyS: 86_400 }

/** Who types a code: anybody, from somewhere, or a session, from the purse of what it may guess. */
export type Guesser = { ip: string } | { purse: Budget }

/**
 * Takes a try at a code that was sent to an address: from the address, known or not, so that the limit does not tell;
 * and from whoever was sent one there, so that two addresses of one account are not two accounts. When none is left,
 * links still work, and codes where the texts are read: a stranger can make the owner click instead of type, no more.
 * @param userId whose code it has to be, where that is known
 * @returns whose codes the try is good for, and what gives it back: the code was right
 * @throws AuthFailure `over_request_rate_limit`
 */
export async function takeCodeGuess(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  address: string,
  slots: Slot[],
  guesser: Guesser,
  userId: string | null,
): Promise<{ owners: string[]; giveBack: () => Promise<void> }> {
  const owners = await listOwners(db, address, slots, userId, now())
  const purses =
    'purse' in guesser
      ? [[guesser.purse]]
      : await listPurses(db, address, owners, guesser.ip, now())
  const waits: number[] = []
  for (const budgets of purses) {
    const empty = await takeGuess(db, budgets, now())
    if (!empty) {
      const giveBack = async () => void (await returnGuess(db, budgets))
      return { owners: owners.map((owner) => owner.userId), giveBack }
    }
    waits.push(empty.retryAfterS)
  }
  throw new AuthFailure('over_request_rate_limit', {
    message: isNumber(address)
      ? 'Too many wrong codes for today. Try again later.'
      : 'Too many wrong codes for today. Follow the link in the mail instead.',
    headers: { 'retry-after': String(Math.min(...waits)) },
  })
}

/** What strangers may use up first, so that the rest is there when they have. */
async function listPurses(
  db: Db,
  address: string,
  owners: Owner[],
  ip: string,
  now: Date,
): Promise<Budget[][]> {
  const whose = [
    { name: hashOf(address), hasLink: !isNumber(address) },
    ...owners.map(({ userId, email }) => ({ name: userId, hasLink: email !== null })),
  ]
  const first = whose.map(({ name, hasLink }) => ({
    ...(hasLink ? ofAnybody : ofStrangers),
    key: `code:${name}`,
  }))
  if (whose.some(({ hasLink }) => hasLink) || !(await isReaders(db, address, ip, now)))
    return [first]
  return [first, whose.map(({ name }) => ({ ...ofReaders, key: `code-read:${name}` }))]
}

type Owner = { userId: string; email: string | null }

const isNumber = (address: string) => !address.includes('@')

/** Whose codes that were sent to an address live: more than one only where several accounts want it. */
async function listOwners(
  db: Db,
  address: string,
  slots: Slot[],
  userId: string | null,
  now: Date,
): Promise<Owner[]> {
  const token = oneTimeTokensTable
  return db
    .selectDistinct({ userId: token.userId, email: usersTable.email })
    .from(token)
    .innerJoin(usersTable, eq(usersTable.id, token.userId))
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
}
