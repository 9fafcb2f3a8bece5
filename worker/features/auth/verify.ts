import type { Deps } from '../../deps.ts'
import { applyToken } from './confirm.ts'
import { issueCode } from './flows.ts'
import type { OneTimeRow } from './one-time-queries.ts'
import { spendToken } from './one-time-tokens.ts'
import type { Challenge } from './pkce.ts'
import { AuthFailure } from './protocol.ts'
import { findUser, type UserRow } from './queries.ts'
import { assertNotBanned } from './sessions.ts'

export type Redeemed = { outcome: 'done' | 'halfway'; user: UserRow; token: OneTimeRow }

/** What the protocol says after the first of two addresses agreed to a change. */
export const halfwayMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Spends a token and does what it stands for. A suspended user's token is left alone.
 * @throws AuthFailure `otp_expired`, `user_banned`, `email_exists`, `phone_exists`
 */
export async function redeem(deps: Deps, token: OneTimeRow): Promise<Redeemed> {
  const user = await findUser(deps.db, token.userId)
  if (!user) throw new AuthFailure('otp_expired')
  assertNotBanned(user, deps.now(), 403)
  const spent = await spendToken(deps, token)
  return { outcome: await applyToken(deps, user, spent), user, token: spent }
}

/** The challenge that a mail was asked for with, or `null` in the implicit flow. */
export const challengeOf = ({ codeChallenge, codeChallengeMethod }: OneTimeRow): Challenge | null =>
  codeChallenge && codeChallengeMethod ? { codeChallenge, codeChallengeMethod } : null

/** Issues the code that the asking browser exchanges; the link alone opens nothing elsewhere. */
export const issueCodeFor = (deps: Deps, { user, token }: Redeemed, challenge: Challenge) =>
  issueCode(deps, {
    userId: user.id,
    kind: token.type === 'signup' ? 'email/signup' : token.type,
    challenge,
  })
