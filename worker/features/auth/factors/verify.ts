import type { Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import type { Caller } from '../bearer.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { type FactorRow, findAccount } from '../caller-queries.ts'
import { takeFactorGuess } from '../recovery-codes/second-step-guesses.ts'
import { raiseSession, sessionBody } from '../sessions/sessions.ts'
import {
  type ChallengeRow,
  deleteChallenge,
  findChallenge,
  spendChallenge,
} from './challenge-queries.ts'
import { hashCode } from './challenge.ts'
import { settle } from './queries.ts'
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
  if (code.trim() === '') throw invalid('Code needs to be non-empty')
  const { user, session } = caller
  const challenge = await getChallenge(deps, factor, challengeId ?? '', network)
  await assertCode(deps, caller, factor, { challenge, code: code.trim() })
  const method = factor.factorType === 'totp' ? 'totp' : 'mfa/phone'
  const raised = await raiseSession(deps, session.id, { method, factorId: factor.id })
  await deps.db.batch([...settle(deps.db, factor, session.id)])
  const account = await findAccount(deps.db, user.id)
  if (!account) throw new AuthFailure('session_not_found')
  return sessionBody(deps, raised, account)
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

/** Spends the challenge if the code is right; a wrong one costs a try. */
async function assertCode(
  deps: Deps,
  caller: Caller,
  factor: FactorRow,
  { challenge, code }: { challenge: ChallengeRow; code: string },
): Promise<void> {
  const giveBack = await takeFactorGuess(deps, caller)
  const now = deps.now()
  let step: number | null = null
  if (factor.factorType === 'totp') {
    step = findStep(await openSecret(deps, factor), code, now, factor.usedStep)
    if (step === null) throw new AuthFailure('mfa_verification_failed')
  } else if (!isSameSecret(hashCode(deps, code), challenge.codeHash ?? '')) {
    throw new AuthFailure('mfa_verification_failed')
  }
  // somebody who used the same code at the same moment was faster
  if (!(await spendChallenge(deps.db, challenge, { step, aal: caller.session.aal }, now))) {
    throw new AuthFailure('mfa_verification_failed')
  }
  await giveBack()
}
