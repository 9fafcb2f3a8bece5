import { type Budget, returnGuess, takeGuess } from '../../../db/guess-budget.ts'
import type { Deps } from '../../../deps.ts'
import { mailMethods } from '../sessions/amr.ts'
import type { Caller } from '../bearer.ts'
import { tellOnce } from '../account/owner-notices.ts'
import { AuthFailure } from '../protocol.ts'

/**
 * Whatever a session may guess, it guesses from one purse: five wrong codes at once and three more a day, of factors,
 * recovery codes and nonces together. There are two purses an account, and beside them the mailed codes
 * (code-guesses.ts): in any 24 hours 8 + 8 + 9 = 25 wrong codes of an account are looked at, whatever kinds there are.
 */
const ofSession = { size: 5, everyS: 28_800 }

/**
 * Who guesses a second step has taken the first. A session that a mailed link began has a purse of its own: that proves
 * the mailbox, and whoever knows the password or stole another session cannot begin one, so they use up nothing that the
 * owner needs to get in.
 */
export function sessionBudget(userId: string, firstStep: ReturnType<typeof firstStepOf>): Budget {
  const purse = firstStep === 'by-mail' ? firstStep : 'else'
  return { ...ofSession, key: `session-code:${userId}:${purse}` }
}

const budgetOf = (caller: Caller) => sessionBudget(caller.user.id, firstStepOf(caller))

/** The way in which a session began, as far as it tells the owner from who knows the password. */
export function firstStepOf({ session }: Pick<Caller, 'session'>) {
  if (session.aal === 'aal2') return 'stepped-up'
  return session.amr.some(({ method }) => mailMethods.has(method)) ? 'by-mail' : 'by-password'
}

/** Gives the try back, as a statement for the transaction that spends the code: it was right. */
type GiveBack = () => ReturnType<typeof returnGuess>

/**
 * Takes one try at a code of the second step, a factor's or a recovery code.
 * @throws AuthFailure `over_request_rate_limit`; the owner is then told by mail, once a day
 */
export async function takeSecondStepGuess(deps: Deps, caller: Caller): Promise<GiveBack> {
  const budget = budgetOf(caller)
  const empty = await takeGuess(deps.db, [budget], deps.now())
  if (empty) {
    tellOnce(deps, budget, 'factor_guesses', async () => caller.user)
    throw new AuthFailure('over_request_rate_limit', {
      message: 'Too many wrong codes for this account. Sign in by a mailed link, or wait.',
      headers: { 'retry-after': String(empty.retryAfterS) },
    })
  }
  return () => returnGuess(deps.db, [budget])
}
