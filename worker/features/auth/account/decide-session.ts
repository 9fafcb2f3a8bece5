import type { AmrEntry } from '../../../db/schema/sessions.ts'
import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  type Caller,
  calledOff,
  type Change,
  type Decision,
  type FactorRow,
  type FlowRow,
  isBanned,
  isRecent,
  isVerified,
  type RecoveryCodeRow,
  type SessionRow,
  verifiedFactors,
  withSession,
} from './account.ts'
import { aalOf, recoveryCodeMethod, secondFactors, unixS, withMethod } from './amr.ts'

/** The columns of a session's live refresh token (sessions/refresh-tokens.ts). */
export type Tokens = Pick<SessionRow, 'generation' | 'keyId' | 'refreshHash'>

/** What a decision needs besides the account, so that it is the same each time. */
export type Context = {
  now: Date
  tokensOf: (sessionId: string, generation: number) => Tokens
  asksCurrentPassword: boolean
  reauthenticates: boolean
}

/** A session that could begin: its id and the device that asks. */
export type Fresh = Pick<SessionRow, 'id' | 'ip' | 'userAgent'>

/** As many sessions of one account and level: the one that was used longest ago gives way. */
const mostSessions = 100

/**
 * The session that asks, as it is now.
 * @returns a refusal: `session_not_found`, `bad_jwt` for a token from before the session's last proof, `user_banned`
 */
export function sessionOf(account: Account, caller: Caller, now: Date): SessionRow | AuthFailure {
  const session = account.sessions.find(({ id }) => id === caller.sessionId)
  if (!session) return new AuthFailure('session_not_found')
  if (caller.generation < session.notBefore) return new AuthFailure('bad_jwt')
  if (isBanned(account.user, now)) return new AuthFailure('user_banned')
  return session
}

/** Whether a session still owes the second step (rule 1). */
export const isStepDue = (account: Account, { aal }: SessionRow): boolean =>
  aal === 'aal1' && verifiedFactors(account).length > 0

/** The same for the password of a recovery: a factor of the last day may be a thief's, and is not asked for (rule 3). */
export const isOldStepDue = (account: Account, { aal }: SessionRow, now: Date): boolean =>
  aal === 'aal1' && verifiedFactors(account).some((it) => !isRecent(it.addedAt ?? '', now))

export type Start = {
  method: string
  provider?: string
  begunBy: SessionRow['begunBy']
  kind?: SessionRow['kind']
  fresh: Fresh
  /** What the session that set out for a provider has shown, when it comes back. */
  carried?: AmrEntry[]
  /** A code in place of the session, which the browser that asked exchanges for it (RFC 7636). */
  flow?: FlowRow
}

/** Begins a session beside the others, or leaves a code that does so later. */
export function begin(
  account: Account,
  { method, provider, begunBy, kind = 'full', fresh, carried = [], flow }: Start,
  { now, tokensOf }: Context,
): Change {
  if (flow) return { account: { ...account, flows: [...account.flows, flow] }, notices: [] }
  const at = now.toISOString()
  const entry = { method, ...(provider && { provider }), timestamp: unixS(now) }
  const amr = withMethod(carried, entry)
  const session: SessionRow = {
    ...fresh,
    ...tokensOf(fresh.id, 0),
    userId: account.user.id,
    aal: aalOf(amr),
    amr,
    kind,
    begunBy,
    notBefore: 0,
    factorId: null,
    spent: [],
    createdAt: at,
    refreshedAt: at,
  }
  const user = { ...account.user, lastSignInAt: at, updatedAt: at }
  return {
    account: { ...account, user, sessions: [...leastUsedLeave(account.sessions), session] },
    notices: [],
    sessionId: session.id,
  }
}

/** No recovery gives way to any session. */
function leastUsedLeave(sessions: SessionRow[]): SessionRow[] {
  const leaving = new Set<SessionRow>()
  for (const level of ['aal1', 'aal2'] as const) {
    const same = sessions.filter(({ aal, kind }) => aal === level && kind === 'full')
    const byUse = same.toSorted((a, b) => b.refreshedAt.localeCompare(a.refreshedAt))
    for (const session of byUse.slice(mostSessions - 1)) leaving.add(session)
  }
  return sessions.filter((session) => !leaving.has(session))
}

/** Exchanges a code that waits for its browser, once. Its verifier was right. */
export function exchange(
  account: Account,
  { flowId, fresh }: { flowId: string; fresh: Fresh },
  context: Context,
): Decision {
  const flow = account.flows.find(({ id, authCodeHash }) => id === flowId && authCodeHash !== null)
  if (!flow) return new AuthFailure('flow_state_not_found')
  if (isBanned(account.user, context.now)) return new AuthFailure('user_banned', { status: 400 })
  const { kind: method, provider } = flow
  const start: Start = {
    method,
    ...(provider !== null && { provider }),
    begunBy: provider === null ? 'mail' : 'provider',
    kind: method === 'recovery' || method === 'invite' ? 'recovery' : 'full',
    fresh,
  }
  const flows = account.flows.filter((it) => it !== flow)
  return begin({ ...account, flows }, start, context)
}

/** Signs in by the account's password, which was right. */
export function signInByPassword(
  account: Account,
  { fresh }: { fresh: Fresh },
  context: Context,
): Decision {
  const { user } = account
  if (isBanned(user, context.now)) return new AuthFailure('user_banned', { status: 400 })
  if (!user.emailConfirmedAt) return new AuthFailure('email_not_confirmed')
  return begin(account, { method: 'password', begunBy: 'password', fresh }, context)
}

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
    spent: [...session.spent.slice(-8), spentNow(session, at)],
  })
}

const spentNow = ({ generation, refreshHash: hash }: SessionRow, at: string) => ({
  generation,
  hash,
  at,
})

/** The password, given again, and right. */
export function provePassword(account: Account, caller: Caller, context: Context): Decision {
  const session = sessionOf(account, caller, context.now)
  if (session instanceof AuthFailure) return session
  if (isStepDue(account, session)) return insufficient()
  return {
    account: raise(account, session, { method: 'password' }, context),
    notices: [],
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
  caller: Caller,
  { factorId, step }: { factorId: string; step: number | null },
  context: Context,
): Decision {
  const { now } = context
  const session = sessionOf(account, caller, now)
  if (session instanceof AuthFailure) return session
  const factor = account.factors.find(({ id }) => id === factorId)
  if (!factor) return new AuthFailure('mfa_factor_not_found')
  if (step !== null && step <= (factor.usedStep ?? -1)) {
    return new AuthFailure('mfa_verification_failed')
  }
  const isNew = !isVerified(factor)
  // one left over from before the first verified one is no way around it
  if (isNew && isStepDue(account, session)) return insufficient()
  const at = now.toISOString()
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
    account: raise(kept, session, { method, factorId }, context),
    notices: isNew ? [{ kind: 'factor_added', to: account.user.email, undo: {} }] : [],
    sessionId: session.id,
  }
}

/** A recovery code in place of a factor. `codeHashes`: as it would be stored, by each key that we hold. */
export function proveRecoveryCode(
  account: Account,
  caller: Caller,
  { codeHashes }: { codeHashes: string[] },
  context: Context,
): Decision {
  const session = sessionOf(account, caller, context.now)
  if (session instanceof AuthFailure) return session
  const isIt = ({ codeHash, spentAt }: RecoveryCodeRow) =>
    spentAt === null && codeHashes.includes(codeHash)
  if (!account.codes.some(isIt) || verifiedFactors(account).length === 0) {
    return new AuthFailure('mfa_verification_failed', { problem: 'auth/recovery-code-wrong' })
  }
  const spentAt = context.now.toISOString()
  const codes = account.codes.map((it) => (isIt(it) ? { ...it, spentAt } : it))
  const count = codes.filter((it) => it.spentAt === null).length
  const proof = { method: recoveryCodeMethod, factorId: null }
  return {
    account: raise({ ...account, codes }, session, proof, context),
    notices: [
      {
        kind: 'recovery_code_used',
        to: account.user.email,
        values: { count: String(count) },
        undo: {},
      },
    ],
    sessionId: session.id,
  }
}

export type Scope = 'global' | 'local' | 'others'

/**
 * Signs out. Never refused; whose second step is due, or whose token is from before a proof, leaves alone. A recovery
 * is ended by none but itself (rule 3).
 */
export function signOut(account: Account, caller: Caller, scope: Scope): Decision {
  const session = account.sessions.find(({ id }) => id === caller.sessionId)
  if (!session) return new AuthFailure('session_not_found')
  const isStale = caller.generation < session.notBefore
  const reaches = !isStale && !isStepDue(account, session)
  if (scope === 'others' && !reaches) return isStale ? new AuthFailure('bad_jwt') : insufficient()
  const stays = (it: SessionRow) =>
    it.id === session.id ? scope === 'others' : !reaches || scope === 'local' || isRecovery(it)
  const left = { ...account, sessions: account.sessions.filter(stays) }
  return { account: reaches && scope !== 'local' ? calledOff(left) : left, notices: [] }
}

const isRecovery = ({ kind }: SessionRow) => kind === 'recovery'

/** Ends one of one's sessions; a recovery only by itself. */
export function endSession(
  account: Account,
  caller: Caller,
  { id }: { id: string },
  { now }: Context,
): Decision {
  const session = sessionOf(account, caller, now)
  if (session instanceof AuthFailure) return session
  if (isStepDue(account, session)) return insufficient()
  const target = account.sessions.find((it) => it.id === id)
  if (!target || (isRecovery(target) && id !== session.id)) {
    return new AuthFailure('session_not_found', { problem: 'request/not-found' })
  }
  const sessions = account.sessions.filter((it) => it !== target)
  const left = { ...account, sessions }
  return { account: id === session.id ? left : calledOff(left), notices: [] }
}

export const insufficient = (status = 403) => new AuthFailure('insufficient_aal', { status })
