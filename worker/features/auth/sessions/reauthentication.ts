import { batchIf } from '../../../db/batch-if.ts'
import type { Deps } from '../../../deps.ts'
import { composeMail } from '../mail/compose.ts'
import { deliverLater, localeOf } from '../mail/send.ts'
import { isAddressOf, type OneTimeRow, storeToken } from '../one-time/one-time-queries.ts'
import { getByCode, makeToken } from '../one-time/one-time-tokens.ts'
import { assertMaySend } from '../one-time/send-limits.ts'
import type { Caller } from '../bearer.ts'
import { assertNobodyRecovers } from '../fresh-proof.ts'
import { AuthFailure } from '../protocol.ts'
import { firstStepOf, sessionBudget } from '../recovery-codes/second-step-guesses.ts'
import { updateUser, type UserRow } from '../caller-queries.ts'

const slot = 'reauthentication'

/**
 * Sends the code that PUT /user takes as `nonce`, by mail. It opens nothing by itself, so there is no
 * link.
 * @throws AuthFailure `conflict`, `over_email_send_rate_limit`
 */
export async function sendNonce(
  deps: Deps,
  caller: Caller,
  acceptLanguage: string | undefined,
): Promise<void> {
  const { user } = caller
  const { email } = user
  // it takes the place of the one that confirms their new password
  await assertNobodyRecovers(deps.db, caller, deps.now())
  const locale = localeOf(user.userMetadata, acceptLanguage)
  const right = await assertMaySend(deps, slot, email, 'owner')
  deliverLater(deps, [right], async () => {
    const code = await storeNonce(deps, user)
    if (code) await deps.sendMail(await composeMail(deps, { kind: slot, to: email, locale, code }))
  })
}

/** @returns the code; `null` where the address is the user's no more */
async function storeNonce(deps: Deps, { id, email: address }: UserRow): Promise<string | null> {
  const { db } = deps
  const wanted = { userId: id, slot, type: slot, address, challenge: null } as const
  const { secrets, row } = await makeToken(deps, wanted)
  const now = deps.now()
  const stored = await batchIf(db, isAddressOf(id, address), [
    storeToken(db, row),
    updateUser(db, id, { reauthenticationSentAt: now.toISOString() }, now),
  ])
  return stored && secrets.code
}

/**
 * The nonce that somebody gave, which is spent by whatever it lets through.
 * @returns `null` where none was given
 * @throws AuthFailure `reauthentication_not_valid`; `over_request_rate_limit` when the account's tries are used up
 */
export async function getNonce(
  deps: Deps,
  caller: Caller,
  given: string | undefined,
): Promise<OneTimeRow | null> {
  if (!given) return null
  const { user } = caller
  const whose = { userId: user.id, purse: sessionBudget(user.id, firstStepOf(caller)) }
  try {
    return await getByCode(deps, user.email, given, [slot], whose)
  } catch (error) {
    const isWrong = error instanceof AuthFailure && error.authCode === 'otp_expired'
    throw isWrong ? new AuthFailure('reauthentication_not_valid') : error
  }
}
