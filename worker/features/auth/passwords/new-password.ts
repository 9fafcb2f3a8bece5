import type { Context } from 'hono'
import type { z } from 'zod'
import type { UserUpdateBody } from '#contract/auth.ts'
import { consume } from '../../../db/limits.ts'
import type { Statements } from '../../../db/batch-if.ts'
import type { Deps } from '../../../deps.ts'
import { hashPassword, isPassword } from '../../../lib/secrets/password-hash.ts'
import { type Account, tokenFor } from '../account/account.ts'
import type { NewPassword } from '../account/user.ts'
import type { Authenticated } from '../caller.ts'
import { bucketOf, waitFor } from '../limits.ts'
import { AuthFailure } from '../protocol.ts'
import { isCodeOf } from '../tokens.ts'
import { guesserOf, tryCode, tryPassword } from '../tries.ts'
import { assertNewPassword } from './password-rules.ts'

type Update = z.infer<typeof UserUpdateBody>
type Checked = { chosen: NewPassword; statements: Statements }

/**
 * Looks at a new password, and at what came with it: the current one, or a mailed code. Who holds a session need not be
 * its owner, and learns from `same_password` as much as from `current_password_invalid`: both cost a try.
 * @returns `null` where none is wanted; else what to do for the account as it is then
 * @throws AuthFailure `weak_password`, `validation_failed`, `reauthentication_not_valid`, `current_password_invalid`,
 *   `same_password`, `over_request_rate_limit`
 */
export async function createPasswordCheck(
  c: Context<Authenticated>,
  { password, current_password: current, nonce }: Update,
): Promise<((account: Account) => Promise<Checked>) | null> {
  if (password === undefined) return null
  const { deps, caller } = c.var
  await assertNewPassword(deps, password)
  const isRecovery = caller.session.kind === 'recovery'
  let known: { of: string | null; hash: string; isCurrent: boolean; back: Statements } | undefined
  return async (account) => {
    const { user } = account
    const guesser = guesserOf(c, user.email, caller)
    const compare = async (given: string, hash: string) =>
      tryPassword(deps, guesser, { given, hash }, async () => user)
    const giveBacks: Statements[] = []
    const isNonce = nonce ? await checkNonce(deps, account, nonce, guesser, giveBacks) : false
    if (known === undefined || known.of !== user.passwordHash) {
      let isCurrent = false
      const back: Statements[] = []
      if (user.passwordHash !== null && current !== undefined) {
        const { isRight, giveBack } = await compare(current, user.passwordHash)
        if (!isRight) throw new AuthFailure('current_password_invalid')
        isCurrent = true
        back.push([giveBack()])
      }
      if (user.passwordHash !== null) {
        // who gave another proof guesses at nothing
        const isSame =
          isCurrent || isNonce || isRecovery
            ? await isPassword(password, user.passwordHash)
            : await compare(password, user.passwordHash).then(({ isRight, giveBack }) => {
                back.push([giveBack()])
                return isRight
              })
        if (isSame) throw new AuthFailure('same_password')
      }
      if (!isRecovery) back.push(await chargeNewPassword(deps, user.id))
      const hash = await hashPassword(password)
      known = { of: user.passwordHash, hash, isCurrent, back: back.flat() }
    }
    return {
      chosen: { hash: known.hash, given: { currentPassword: known.isCurrent, nonce: isNonce } },
      statements: [...known.back, ...giveBacks.flat()],
    }
  }
}

/** A mailed code, right or refused; using it is a part of the change, which voids all that was mailed. */
async function checkNonce(
  deps: Deps,
  account: Account,
  nonce: string,
  guesser: ReturnType<typeof guesserOf>,
  giveBacks: Statements[],
): Promise<boolean> {
  const giveBack = await tryCode(deps, guesser, account.user)
  const token = tokenFor(account, 'nonce', deps.now())
  const ofCode = bucketOf('code: mail', token?.id ?? account.user.id, guesser.device ?? '')
  const empty = await consume(deps.db, [ofCode], deps.now())
  const isRight = token && token.address === account.user.email && isCodeOf(deps, nonce, token)
  if (empty || !isRight) throw new AuthFailure('reauthentication_not_valid')
  giveBacks.push([giveBack()])
  return true
}

/**
 * So many new passwords a day: each voids what was mailed. A recovery is not counted.
 * @throws AuthFailure `over_request_rate_limit`
 */
async function chargeNewPassword({ db, now }: Deps, userId: string): Promise<Statements> {
  const empty = await consume(db, [bucketOf('new passwords: account', userId)], now())
  if (!empty) return []
  const message = 'Too many new passwords today. Ask for a link to choose one, or try again later.'
  throw waitFor('over_request_rate_limit', message, empty.retryAfterS)
}
