import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  type Change,
  changeRows,
  type FactorRow,
  isVerified,
  type RecoveryCodeRow,
  type SessionRow,
  unixS,
  verifiedFactors,
} from './account.ts'
import {
  aalOf,
  allowed,
  type Asking,
  recoveryCodeMethod,
  secondFactors,
  withMethod,
  withoutFactors,
} from './needs.ts'

/* Proofs in a running session, factors and recovery codes. */

/** Limit for verified and unverified factors together. */
const mostFactors = 10
/** Lifetime of an unverified factor without a challenge. */
const staleMs = 5 * 60_000

/**
 * Raises a session after a proof. Older access tokens are refused from now on. One generation is
 * skipped, so that no older refresh token is the parent of the new one and a copied token gains
 * nothing (auth/decisions.md, rule 5).
 */
function raise(
  account: Account,
  session: SessionRow,
  { method, factorId }: { method: string; factorId: string | null },
  { now, tokensOf }: Asking,
): Change {
  const { id, generation, refreshHash: hash } = session
  // a session has one second step, because an `amr` entry does not name its factor
  const kept = secondFactors.has(method) ? withoutFactors(session.amr) : session.amr
  const amr = withMethod(kept, { method, timestamp: unixS(now) })
  const tokens = tokensOf(id, generation + 2)
  const at = now.toISOString()
  const spent = [...session.spent.slice(-8), { generation, hash, at }]
  const notBefore = tokens.generation
  const raised = { ...tokens, notBefore, amr, aal: aalOf(amr), factorId, refreshedAt: at, spent }
  const sessions = changeRows(account.sessions, (it) => it.id === id, raised)
  return { account: { ...account, sessions }, sessionId: id }
}

/** Re-authenticates a session after its password was checked. */
export function provePassword(account: Account, asking: Asking): Change {
  const session = allowed(account, 'give the password again', asking)
  return raise(account, session, { method: 'password', factorId: session.factorId }, asking)
}

/**
 * Accepts a correct code of a factor. If the factor is new, other sessions at aal1 end together
 * with their pending operations, except for recoveries.
 * @param step the time step of a TOTP code; each step is accepted once
 */
export function proveFactor(
  account: Account,
  { factorId, step }: { factorId: string; step: number | null },
  asking: Asking,
): Change {
  const factor = account.factors.find(({ id }) => id === factorId)
  if (!factor) throw new AuthFailure('mfa_factor_not_found')
  const { factorType } = factor
  const isNew = !isVerified(factor)
  const session = allowed(account, isNew ? 'confirm a factor' : 'give the second step', asking)
  if (step !== null && step <= (factor.usedStep ?? -1)) {
    throw new AuthFailure('mfa_verification_failed')
  }
  const at = asking.now.toISOString()
  const isUnfinished = (it: FactorRow) => !isVerified(it) && it.factorType === factorType
  const factors = changeRows(account.factors, (it) => it === factor, {
    status: 'verified',
    addedAt: factor.addedAt ?? at,
    updatedAt: at,
    ...(step !== null && { usedStep: step }),
  }).filter((it) => !isUnfinished(it))
  // the protocol ends aal1 sessions at each second step, not at the first one only
  const stays = (it: SessionRow) =>
    it.id === session.id || it.aal === 'aal2' || it.kind === 'recovery'
  const sessions = account.sessions.filter(stays)
  const kept = { ...account, factors, sessions, flows: isNew ? [] : account.flows }
  const method = factorType === 'totp' ? 'totp' : 'mfa/phone'
  return {
    ...raise(kept, session, { method, factorId }, asking),
    notices: isNew ? [{ kind: 'factor_added', undo: {} }] : [],
  }
}

/**
 * Accepts a recovery code in place of a factor. `codeHashes` contains its hash under each of our
 * keys.
 */
export function proveRecoveryCode(account: Account, codeHashes: string[], asking: Asking): Change {
  const session = allowed(account, 'give the second step', asking)
  const isIt = ({ codeHash, spentAt }: RecoveryCodeRow) =>
    spentAt === null && codeHashes.includes(codeHash)
  if (!account.codes.some(isIt) || verifiedFactors(account).length === 0) {
    throw new AuthFailure('mfa_verification_failed', { problem: 'auth/recovery-code-wrong' })
  }
  const codes = changeRows(account.codes, isIt, { spentAt: asking.now.toISOString() })
  const count = codes.filter(({ spentAt }) => spentAt === null).length
  const proof = { method: recoveryCodeMethod, factorId: null }
  return {
    ...raise({ ...account, codes }, session, proof, asking),
    notices: [{ kind: 'recovery_code_used', values: { count: String(count) }, undo: {} }],
  }
}

/**
 * Enrols an unverified factor (Supabase Auth protocol). The owner is notified once it is verified.
 */
export function enrolFactor(account: Account, factor: FactorRow, asking: Asking): Change {
  allowed(account, 'add a factor', asking)
  const isSame = ({ phone }: FactorRow) => phone !== null && phone === factor.phone
  const isStale = (it: FactorRow) =>
    !isVerified(it) &&
    it.lastChallengedAt === null &&
    asking.now.getTime() - Date.parse(it.createdAt) > staleMs
  if (verifiedFactors(account).some(isSame)) throw new AuthFailure('mfa_verified_factor_exists')
  const others = account.factors.filter((it) => !isSame(it) && !isStale(it))
  if (others.some(({ friendlyName }) => friendlyName === factor.friendlyName)) {
    throw new AuthFailure('mfa_factor_name_conflict')
  }
  if (others.length >= mostFactors) throw new AuthFailure('too_many_enrolled_mfa_factors')
  return { account: { ...account, factors: [...others, factor] } }
}

/**
 * Removes a factor. Sessions raised by it fall back to aal1. If it was the last one, the recovery
 * codes are removed and sessions raised by them fall back, too.
 */
export function removeFactor(account: Account, factorId: string, asking: Asking): Change {
  const factor = account.factors.find(({ id }) => id === factorId)
  if (!factor) throw new AuthFailure('mfa_factor_not_found')
  const isCounting = isVerified(factor)
  const command = isCounting ? 'remove a factor' : 'remove an unfinished factor'
  allowed(account, command, asking, { target: factor })
  const factors = account.factors.filter((it) => it !== factor)
  const isLast = !factors.some(isVerified)
  const isRaised = (it: SessionRow) => it.factorId === factorId || (isLast && it.aal === 'aal2')
  const sessions = account.sessions.map((it): SessionRow =>
    isRaised(it) ? { ...it, aal: 'aal1', factorId: null, amr: withoutFactors(it.amr) } : it,
  )
  return {
    account: { ...account, factors, sessions, codes: isLast ? [] : account.codes },
    notices: isCounting ? [{ kind: 'factor_removed', undo: { factors: [factor] } }] : [],
  }
}

/** Replaces all recovery codes. */
export function replaceCodes(account: Account, codeHashes: string[], asking: Asking): Change {
  allowed(account, 'make recovery codes', asking)
  const kind = account.codes.length === 0 ? 'first_codes_made' : 'recovery_codes_made'
  const createdAt = asking.now.toISOString()
  const userId = account.user.id
  const codes = codeHashes.map((codeHash) => ({ userId, codeHash, createdAt, spentAt: null }))
  return { account: { ...account, codes }, notices: [{ kind, undo: {} }] }
}
