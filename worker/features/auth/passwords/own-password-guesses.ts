import { type Budget, returnGuess, takeGuess } from '../../../db/guess-budget.ts'
import type { Statements } from '../../../db/batch-if.ts'
import type { Deps } from '../../../deps.ts'
import { isPassword } from '../../../lib/secrets/password-hash.ts'
import type { Caller } from '../bearer.ts'
import { tellOnce } from '../account/owner-notices.ts'
import { beganByMail } from '../fresh-proof.ts'
import { AuthFailure } from '../protocol.ts'

/** Ten wrong ones at once and ten more a day: people mistype their own password, and nobody else should be here. */
const tries = { size: 10, everyS: 8640 }

/**
 * Who is signed in and guesses the account's password may have found an open computer or stolen a token. All sessions of
 * an account share its tries, but for one that began with a mailed link: it has its own, so that whoever used up the
 * others keeps nobody from choosing a new password who has the mailbox. A thief of such a session can begin no other.
 */
function budgetOf(caller: Caller): Budget {
  const { user, session } = caller
  return { ...tries, key: `own-password:${beganByMail(caller) ? session.id : user.id}` }
}

/** One try at one's own password, for a request that may have to compare it more than once. */
export type OneGuess = {
  /** Compares a password. The first time takes a try before it looks; one that could not look gives it back. */
  isPassword: (given: string, hash: string) => Promise<boolean>
  /** Gives the try back, if there is one: the password was right. */
  giveBack: () => Promise<void>
  /** The same as statements for the transaction that replaces the password: then nobody guessed. */
  returned: () => Statements
}

/** `isPassword` throws AuthFailure `over_request_rate_limit`; the owner is then told by mail, once a day. */
export function oneGuess(deps: Deps, caller: Caller): OneGuess {
  const budget = budgetOf(caller)
  let state: 'untaken' | 'taken' | 'returned' = 'untaken'
  const take = async () => {
    if (state !== 'untaken') return
    const empty = await takeGuess(deps.db, [budget], deps.now())
    if (empty) {
      tellOnce(deps, budget, 'own_password_guesses', async () => caller.user)
      throw new AuthFailure('over_request_rate_limit', {
        message: 'Too many wrong passwords. Sign in by a mailed link, or try again later.',
        headers: { 'retry-after': String(empty.retryAfterS) },
      })
    }
    state = 'taken'
  }
  const giveBack = async () => {
    if (state !== 'taken') return
    state = 'returned'
    await returnGuess(deps.db, [budget])
  }
  return {
    isPassword: async (given, hash) => {
      await take()
      try {
        return await isPassword(given, hash)
      } catch (error) {
        await giveBack()
        throw error
      }
    },
    giveBack,
    returned: () => (state === 'taken' ? [returnGuess(deps.db, [budget])] : []),
  }
}
