import { type Budget, returnGuess, takeGuess } from '../../../db/guess-budget.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { mailMethods } from '../sessions/amr.ts'
import type { Caller } from '../bearer.ts'
import { tellOnce } from '../account/owner-notices.ts'
import { AuthFailure } from '../protocol.ts'

/**
 * Codes of a factor: five wrong ones at once and three more a day. With three ways of having taken the first step that
 * is 24 chances a day in 333,333, as three steps of a code count at a time.
 */
const ofFactor = { size: 5, everyS: 28_800 }
/** Recovery codes are long: nobody guesses one, and people mistype them. Three wrong ones at once and two more a day. */
const ofRecoveryCode = { size: 3, everyS: 43_200 }

/**
 * Who guesses a second step has taken the first. Each way of taking it has tries of its own, so that whoever knows the
 * password uses up nothing that its owner needs: a session that began with a mailed link (which proves the mailbox, and
 * a password thief cannot begin one) and one that is at aal2 already.
 */
function budgetOf(what: 'factor' | 'recovery-code', caller: Caller): Budget {
  const tries = what === 'factor' ? ofFactor : ofRecoveryCode
  return { ...tries, key: `${what}:${caller.user.id}:${firstStepOf(caller)}` }
}

/** The way in which a session began, as far as it tells the owner from who knows the password. */
export function firstStepOf({ session }: Pick<Caller, 'session'>) {
  if (session.aal === 'aal2') return 'stepped-up'
  return session.amr.some(({ method }) => mailMethods.has(method)) ? 'by-mail' : 'by-password'
}

/** Gives the try back, as a statement for the transaction that spends the code: it was right. */
type GiveBack = () => ReturnType<typeof returnGuess>

/**
 * Takes one try at a code of a factor, all factors of an account together.
 * @throws AuthFailure `over_request_rate_limit`; the owner is then told by mail, once a day
 */
export async function takeFactorGuess(deps: Deps, caller: Caller): Promise<GiveBack> {
  const budget = budgetOf('factor', caller)
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

/** @throws Failure `request/rate-limited`; the owner is then told by mail, once a day */
export async function takeRecoveryCodeGuess(deps: Deps, caller: Caller): Promise<GiveBack> {
  const budget = budgetOf('recovery-code', caller)
  const empty = await takeGuess(deps.db, [budget], deps.now())
  if (empty) {
    tellOnce(deps, budget, 'factor_guesses', async () => caller.user)
    const headers = { 'retry-after': String(empty.retryAfterS) }
    throw new Failure('request/rate-limited', undefined, { headers })
  }
  return () => returnGuess(deps.db, [budget])
}
