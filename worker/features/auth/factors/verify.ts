import { sql } from 'drizzle-orm'
import type { Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import type { Caller } from '../bearer.ts'
import { assertNobodyRecovers, provesFrom } from '../fresh-proof.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import type { FactorRow } from '../caller-queries.ts'
import { raiseSession } from '../sessions/raise-session.ts'
import { nobodyRecovers } from '../sessions/session-life.ts'
import { takeSecondStepGuess } from '../recovery-codes/second-step-guesses.ts'
import {
  type ChallengeRow,
  deleteChallenge,
  findChallenge,
  isSpendable,
  spendChallenge,
} from './challenge-queries.ts'
import { hashCode } from './challenge.ts'
import { settle } from './factor-queries.ts'
import { openSecret } from './secret.ts'
import { findStep } from './totp.ts'

type Given = { challengeId: string | undefined; code: string | undefined; network: string }

/**
 * Checks a code against a challenge. The factor then counts as verified, and the caller's session is raised to
 * aal2 with new tokens; the user's other aal1 sessions end (contract §7).
 * @throws AuthFailure `validation_failed`, `mfa_factor_not_found` (422),
 *   `mfa_ip_address_mismatch`, `mfa_challenge_expired`, `mfa_verification_failed`, `over_request_rate_limit` when
 *   the account's tries are used up
 */
export async function verifyFactor(
  deps: Deps,
  caller: Caller,
  factor: FactorRow,
  { challengeId, code = '', network }: Given,
): Promise<Session> {
  if (factor.factorType === 'phone' && deps.sms() === null) {
    throw new AuthFailure('mfa_phone_verify_not_enabled')
  }
  const isNew = factor.status === 'unverified'
  if (isNew) await assertNobodyRecovers(deps.db, caller, deps.now())
  if (code.trim() === '') throw invalid('Code needs to be non-empty')
  const challenge = await getChallenge(deps, factor, challengeId ?? '', network)
  const giveBack = await takeSecondStepGuess(deps, caller)
  const now = deps.now()
  const step = await stepOf(deps, factor, { challenge, code: code.trim() }, now).catch(
    async (error: unknown) => {
      // nobody looked at the code, as the key of its secret is gone: that is no guess
      if (!(error instanceof AuthFailure)) await giveBack()
      throw error
    },
  )
  // one that is proven already keeps what it is worth
  const from = isNew ? await provesFrom(deps.db, caller, now) : factor.provesFrom
  const raised = await raiseSession(deps, caller, {
    method: factor.factorType === 'totp' ? 'totp' : 'mfa/phone',
    factorId: factor.id,
    given: (session) =>
      sql`${isSpendable(challenge, step, session)} and ${isNew ? nobodyRecovers(caller.session, now) : sql`true`}`,
    statements: [
      ...spendChallenge(deps.db, challenge, { step, provesFrom: from }, now),
      ...settle(deps.db, factor, caller.session.id, now),
      giveBack(),
    ],
  })
  // the same code was used, or the factor removed, at the same moment
  if (!raised) throw new AuthFailure('mfa_verification_failed')
  return raised
}

async function getChallenge(
  { db, now }: Deps,
  factor: FactorRow,
  id: string,
  network: string,
): Promise<ChallengeRow> {
  const challenge = await findChallenge(db, factor.id, id.toLowerCase())
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found'
    throw new AuthFailure('mfa_factor_not_found', { status: 422, message })
  }
  if (challenge.verifiedAt !== null || challenge.ip !== network) {
    throw new AuthFailure('mfa_ip_address_mismatch')
  }
  if (challenge.expiresAt <= now().toISOString()) {
    await deleteChallenge(db, challenge.id)
    throw new AuthFailure('mfa_challenge_expired')
  }
  return challenge
}

/**
 * The time step that a TOTP code belongs to; `null` for a texted one.
 * @throws AuthFailure `mfa_verification_failed`: a wrong code costs a try
 */
async function stepOf(
  deps: Deps,
  factor: FactorRow,
  { challenge, code }: { challenge: ChallengeRow; code: string },
  now: Date,
): Promise<number | null> {
  const isTotp = factor.factorType === 'totp'
  const step = isTotp ? findStep(await openSecret(deps, factor), code, now, factor.usedStep) : null
  const isRight = isTotp
    ? step !== null
    : isSameSecret(hashCode(deps, code), challenge.codeHash ?? '')
  if (!isRight) throw new AuthFailure('mfa_verification_failed')
  return step
}
