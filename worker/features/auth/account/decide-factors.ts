import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  type Decision,
  type FactorRow,
  isVerified,
  type RecoveryCodeRow,
  type SessionRow,
  unixS,
  verifiedFactors,
  withSession,
} from './account.ts'
import {
  aalOf,
  allowed,
  type Asking,
  type Context,
  recoveryCodeMethod,
  secondFactors,
  withMethod,
  withoutFactors,
} from './needs.ts'

/** Verified and unverified together. */
const mostFactors = 10
/** An unverified factor that no one challenged for so long was given up. */
const staleMs = 5 * 60_000

/** A proof in a running session: what was given, and the factor that it was given with. */
type Given = { method: string; factorId?: string | null }

/**
 * Raises a session to what was proven just now. Tokens from before it are refused from now on, and a generation is
 * skipped, so that no refresh token from before is the parent of the new one: a copy gains nothing (rule 5).
 */
function raise(
  account: Account,
  session: SessionRow,
  { method, factorId = session.factorId }: Given,
  { now, tokensOf }: Context,
): Account {
  const isStep = secondFactors.has(method)
  // a session has one second step: an entry does not say of which factor it is
  const kept = session.amr.filter((it) => !isStep || !secondFactors.has(it.method))
  const amr = withMethod(kept, { method, timestamp: unixS(now) })
  const tokens = tokensOf(session.id, session.generation + 2)
  const at = now.toISOString()
  return withSession(account, session.id, {
    ...tokens,
    notBefore: tokens.generation,
    amr,
    aal: aalOf(amr),
    factorId,
    refreshedAt: at,
    spent: [
      ...session.spent.slice(-8),
      { generation: session.generation, hash: session.refreshHash, at },
    ],
  })
}

/** The password, given again, and right. */
export function provePassword(account: Account, asking: Asking): Decision {
  const session = allowed(account, 'give the password again', asking)
  if (session instanceof AuthFailure) return session
  return {
    account: raise(account, session, { method: 'password' }, asking),
    sessionId: session.id,
  }
}

/**
 * A code of a factor that was right. A new factor counts from now on (the table asked for proof when it was enrolled);
 * the other sessions without it end, but for a recovery, and so does what was under way without it.
 * @param step the time step of a TOTP code: each is good once
 */
export function proveFactor(
  account: Account,
  { factorId, step }: { factorId: string; step: number | null },
  asking: Asking,
): Decision {
  const factor = account.factors.find(({ id }) => id === factorId)
  if (!factor) return new AuthFailure('mfa_factor_not_found')
  const isNew = !isVerified(factor)
  // one left over from before the first verified one is no way around it
  const session = allowed(account, isNew ? 'confirm a factor' : 'give the second step', asking)
  if (session instanceof AuthFailure) return session
  if (step !== null && step <= (factor.usedStep ?? -1)) {
    return new AuthFailure('mfa_verification_failed')
  }
  const at = asking.now.toISOString()
  const proven: FactorRow = {
    ...factor,
    status: 'verified',
    addedAt: factor.addedAt ?? at,
    updatedAt: at,
    ...(step !== null && { usedStep: step }),
  }
  const isUnfinished = (it: FactorRow) => !isVerified(it) && it.factorType === factor.factorType
  const factors = account.factors
    .map((it) => (it.id === factorId ? proven : it))
    .filter((it) => !isUnfinished(it))
  // as the protocol has it: with each second step, not the first alone
  const stays = (it: SessionRow) =>
    it.id === session.id || it.aal === 'aal2' || it.kind === 'recovery'
  const kept = {
    ...account,
    factors,
    sessions: account.sessions.filter(stays),
    flows: isNew ? [] : account.flows,
  }
  const method = factor.factorType === 'totp' ? 'totp' : 'mfa/phone'
  return {
    account: raise(kept, session, { method, factorId }, asking),
    notices: isNew ? [{ kind: 'factor_added', undo: {} }] : [],
    sessionId: session.id,
  }
}

/** A recovery code in place of a factor. `codeHashes`: as it would be stored, by each key that we hold. */
export function proveRecoveryCode(
  account: Account,
  codeHashes: string[],
  asking: Asking,
): Decision {
  const session = allowed(account, 'give the second step', asking)
  if (session instanceof AuthFailure) return session
  const isIt = ({ codeHash, spentAt }: RecoveryCodeRow) =>
    spentAt === null && codeHashes.includes(codeHash)
  if (!account.codes.some(isIt) || verifiedFactors(account).length === 0) {
    return new AuthFailure('mfa_verification_failed', { problem: 'auth/recovery-code-wrong' })
  }
  const spentAt = asking.now.toISOString()
  const codes = account.codes.map((it) => (isIt(it) ? { ...it, spentAt } : it))
  const count = codes.filter((it) => it.spentAt === null).length
  const proof = { method: recoveryCodeMethod, factorId: null }
  return {
    account: raise({ ...account, codes }, session, proof, asking),
    notices: [{ kind: 'recovery_code_used', values: { count: String(count) }, undo: {} }],
    sessionId: session.id,
  }
}

/** Enrols a factor, unverified (contract §7): it counts once a code of it was given. */
export function enrolFactor(account: Account, factor: FactorRow, asking: Asking): Decision {
  const session = allowed(account, 'add a factor', asking)
  if (session instanceof AuthFailure) return session
  const isSame = ({ phone }: FactorRow) => phone !== null && phone === factor.phone
  if (account.factors.some((it) => isSame(it) && isVerified(it))) {
    return new AuthFailure('mfa_verified_factor_exists')
  }
  const others = account.factors.filter((it) => !isSame(it) && !isStale(it, asking.now))
  if (others.some(({ friendlyName }) => friendlyName === factor.friendlyName)) {
    return new AuthFailure('mfa_factor_name_conflict')
  }
  if (others.length >= mostFactors) return new AuthFailure('too_many_enrolled_mfa_factors')
  // its owner hears of it once it counts
  return { account: { ...account, factors: [...others, factor] } }
}

const isStale = (factor: FactorRow, now: Date) =>
  !isVerified(factor) &&
  factor.lastChallengedAt === null &&
  now.getTime() - Date.parse(factor.createdAt) > staleMs

/**
 * Removes a factor. Sessions that it raised fall back to aal1; with the last one the recovery codes go, which stand for
 * it, and what they raised falls back.
 */
export function removeFactor(account: Account, factorId: string, asking: Asking): Decision {
  const factor = account.factors.find(({ id }) => id === factorId)
  if (!factor) return new AuthFailure('mfa_factor_not_found')
  const command = isVerified(factor) ? 'remove a factor' : 'drop an unfinished factor'
  const session = allowed(account, command, asking, { target: factor })
  if (session instanceof AuthFailure) return session
  const left = withoutFactor(account, factor)
  if (!isVerified(factor)) return { account: left }
  const undo = { factors: [factor] }
  return { account: left, notices: [{ kind: 'factor_removed', undo }] }
}

function withoutFactor(account: Account, factor: FactorRow): Account {
  const factors = account.factors.filter((it) => it !== factor)
  const isLast = !factors.some(isVerified)
  const sessions = account.sessions.map((it): SessionRow => {
    const isRaised = it.factorId === factor.id || (isLast && it.aal === 'aal2')
    if (!isRaised) return it
    return { ...it, aal: 'aal1', factorId: null, amr: withoutFactors(it.amr) }
  })
  return { ...account, factors, sessions, codes: isLast ? [] : account.codes }
}

const tooOld = () =>
  new AuthFailure('reauthentication_needed', { problem: 'auth/second-factor-too-old' })

/** Puts new recovery codes in the place of all old ones. They stand for a factor. */
export function replaceCodes(account: Account, codeHashes: string[], asking: Asking): Decision {
  const session = allowed(account, 'make recovery codes', asking)
  if (session instanceof AuthFailure) {
    return session.authCode === 'reauthentication_needed' ? tooOld() : session
  }
  const kind = account.codes.length === 0 ? 'first_codes_made' : 'recovery_codes_made'
  const createdAt = asking.now.toISOString()
  const userId = account.user.id
  const codes: RecoveryCodeRow[] = codeHashes.map((codeHash) => ({
    userId,
    codeHash,
    createdAt,
    spentAt: null,
  }))
  return { account: { ...account, codes }, notices: [{ kind, undo: {} }] }
}
