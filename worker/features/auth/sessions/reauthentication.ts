import { sql } from 'drizzle-orm'
import { batchIf } from '../../../db/batch-if.ts'
import type { Deps } from '../../../deps.ts'
import { composeMail, composeSms } from '../mail/compose.ts'
import { deliverLater, localeOf } from '../mail/send.ts'
import { getSms } from '../one-time/messages.ts'
import { type OneTimeRow, storeToken } from '../one-time/one-time-queries.ts'
import { getByCode, makeToken } from '../one-time/one-time-tokens.ts'
import { assertMaySend } from '../one-time/send-limits.ts'
import { nonceTextRight, takeTextRight } from '../one-time/text-limits.ts'
import type { Caller } from '../bearer.ts'
import { assertNobodyRecovers } from '../fresh-proof.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { firstStepOf, sessionBudget } from '../recovery-codes/second-step-guesses.ts'
import { updateUser, type UserRow } from '../caller-queries.ts'

const slot = 'reauthentication'

/**
 * Sends the code that PUT /user takes as `nonce`, by mail, or by text message to who has no address. It opens nothing by
 * itself, so there is no link.
 * @throws AuthFailure `conflict`, `over_email_send_rate_limit`, `over_sms_send_rate_limit`, `phone_provider_disabled`
 */
export async function sendNonce(
  deps: Deps,
  caller: Caller,
  acceptLanguage: string | undefined,
): Promise<void> {
  const { user } = caller
  const { email, phone } = user
  // it takes the place of the one that confirms their new password
  await assertNobodyRecovers(deps.db, caller, deps.now())
  const locale = localeOf(user.userMetadata, acceptLanguage)
  if (email !== null) {
    const right = await assertMaySend(deps, slot, email, 'owner')
    return deliverLater(deps, [right], async () => {
      const code = await storeNonce(deps, user, email)
      if (code)
        await deps.sendMail(await composeMail(deps, { kind: slot, to: email, locale, code }))
    })
  }
  if (phone === null)
    throw invalid('Reauthentication requires the user to have an email or a phone')
  const send = getSms(deps)
  const right = await takeTextRight(deps, nonceTextRight(user.id, firstStepOf(caller)))
  deliverLater(deps, [right], async () => {
    const code = await storeNonce(deps, user, phone)
    if (code) await send(phone, composeSms(locale, code), 'sms')
  })
}

/** @returns the code; `null` where the address is the user's no more */
async function storeNonce(deps: Deps, { id }: UserRow, address: string): Promise<string | null> {
  const { db } = deps
  const wanted = { userId: id, slot, type: slot, address, challenge: null } as const
  const { secrets, row } = await makeToken(deps, wanted)
  const now = deps.now()
  const isTheirs = sql`exists (select 1 from users where id = ${id} and coalesce(email, phone) = ${address})`
  const stored = await batchIf(db, isTheirs, [
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
    return await getByCode(deps, user.email ?? user.phone ?? '', given, [slot], whose)
  } catch (error) {
    const isWrong = error instanceof AuthFailure && error.authCode === 'otp_expired'
    throw isWrong ? new AuthFailure('reauthentication_not_valid') : error
  }
}
