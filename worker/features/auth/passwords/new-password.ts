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
import { type GiveBack, guesserOf, tryCode, tryPassword } from '../tries.ts'
import { assertNewPassword } from './password-rules.ts'

type Update = z.infer<typeof UserUpdateBody>
type Statement = Statements[number]
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
  let known: { of: string | null; hash: string; isCurrent: boolean; back: Statement[] } | undefined
  return async (account) => {
    const { user } = account
    const { passwordHash: of } = user
    const guesser = guesserOf(c, user.email, caller)
    const isRight = async (given: string, hash: string, back: Statement[]) => {
      const compared = await tryPassword(deps, guesser, { given, hash }, async () => user)
      back.push(compared.giveBack())
      return compared.isRight
    }
    const ofNonce = nonce ? await useNonce(deps, account, nonce, guesser) : null
    if (known === undefined || known.of !== of) {
      const back: Statement[] = []
      const isCurrent = of !== null && current !== undefined
      if (isCurrent && !(await isRight(current, of, back))) {
        throw new AuthFailure('current_password_invalid')
      }
      // who gave another proof guesses at nothing
      const isFree = isCurrent || ofNonce !== null || isRecovery
      const isSame =
        of !== null && (await (isFree ? isPassword(password, of) : isRight(password, of, back)))
      if (isSame) throw new AuthFailure('same_password')
      if (!isRecovery) await chargeNewPassword(deps, user.id)
      known = { of, hash: await hashPassword(password), isCurrent, back }
    }
    const given = { currentPassword: known.isCurrent, nonce: ofNonce !== null }
    const statements = [...known.back, ...(ofNonce ? [ofNonce()] : [])]
    return { chosen: { hash: known.hash, given }, statements }
  }
}

/** A mailed code, right or refused; using it is a part of the change, which voids all that was mailed. */
async function useNonce(
  deps: Deps,
  account: Account,
  nonce: string,
  guesser: ReturnType<typeof guesserOf>,
): Promise<GiveBack> {
  const giveBack = await tryCode(deps, guesser, account.user)
  const token = tokenFor(account, 'nonce', deps.now())
  const ofCode = bucketOf('code: mail', token?.id ?? account.user.id, guesser.device ?? '')
  const empty = await consume(deps.db, [ofCode], deps.now())
  const isRight = token && token.address === account.user.email && isCodeOf(deps, nonce, token)
  if (empty || !isRight) throw new AuthFailure('reauthentication_not_valid')
  return giveBack
}

/**
 * So many new passwords a day: each voids what was mailed. A recovery is not counted.
 * @throws AuthFailure `over_request_rate_limit`
 */
async function chargeNewPassword({ db, now }: Deps, userId: string): Promise<void> {
  const empty = await consume(db, [bucketOf('new passwords: account', userId)], now())
  if (!empty) return
  const message = 'Too many new passwords today. Ask for a link to choose one, or try again later.'
  throw waitFor('over_request_rate_limit', message, empty.retryAfterS)
}
