import type { Session } from '../../../contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { isSameSecret } from '../../../lib/same-secret.ts'
import type { Caller } from '../bearer.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { type FactorRow, findAccount, hasVerifiedFactor } from '../queries.ts'
import { raiseSession, sessionBody } from '../sessions.ts'
import {
  type ChallengeRow,
  chargeTry,
  deleteChallenge,
  findChallenge,
  spendChallenge,
} from './challenge-queries.ts'
import { hashCode } from './challenge.ts'
import { settle } from './queries.ts'
import { openSecret } from './secret.ts'
import { findStep } from './totp.ts'

/** Tries that a factor gets until its challenges are swept (five to ten minutes): 20 chances in 333,333. */
const maxTries = 20

type Given = { challengeId: string | undefined; code: string | undefined; ip: string }

/**
 * Checks a code against a challenge. The factor then counts as verified, and the caller's session is raised to
 * aal2 with new tokens; the user's other aal1 sessions end (contract §7).
 * @throws AuthFailure `validation_failed`, `insufficient_aal`, `mfa_factor_not_found` (422),
 *   `mfa_ip_address_mismatch`, `mfa_challenge_expired`, `mfa_verification_failed`, `over_request_rate_limit`
 */
export async function verifyFactor(
  deps: Deps,
  { user, session }: Caller,
  factor: FactorRow,
  { challengeId, code = '', ip }: Given,
): Promise<Session> {
  if (factor.factorType === 'phone' && deps.sms() === null) {
    throw new AuthFailure('mfa_phone_verify_not_enabled')
  }
  if (code.trim() === '') throw invalid('Code needs to be non-empty')
  const challenge = await getChallenge(deps, factor, challengeId ?? '', ip)
  // a factor left over from before the first verified one must not be a way around that one
  const isNew = factor.status === 'unverified'
  if (isNew && session.aal === 'aal1' && (await hasVerifiedFactor(deps.db, user.id))) {
    throw new AuthFailure('insufficient_aal')
  }
  await assertCode(deps, factor, challenge, code.trim())
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
  ip: string,
): Promise<ChallengeRow> {
  const challenge = await findChallenge(db, factor.id, id.toLowerCase())
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found'
    throw new AuthFailure('mfa_factor_not_found', { status: 422, message })
  }
  if (challenge.verifiedAt !== null || challenge.ip !== ip) {
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
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
): Promise<void> {
  if (!(await chargeTry(deps.db, challenge, maxTries))) {
    throw new AuthFailure('over_request_rate_limit', { headers: { 'retry-after': '300' } })
  }
  const now = deps.now()
  let step: number | null = null
  if (factor.factorType === 'totp') {
    step = findStep(await openSecret(deps, factor), code, now, factor.usedStep)
    if (step === null) throw new AuthFailure('mfa_verification_failed')
  } else if (!isSameSecret(await hashCode(deps, code), challenge.codeHash ?? '')) {
    throw new AuthFailure('mfa_verification_failed')
  }
  // somebody who used the same code at the same moment was faster
  if (!(await spendChallenge(deps.db, challenge, step, now))) {
    throw new AuthFailure('mfa_verification_failed')
  }
}
