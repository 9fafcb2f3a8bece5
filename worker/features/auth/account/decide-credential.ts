import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  type Caller,
  type Decision,
  type FactorRow,
  type IdentityRow,
  isRecent,
  isVerified,
  type Notice,
  type RecoveryCodeRow,
  type SessionRow,
  verifiedFactors,
  withSession,
} from './account.ts'
import { aalOf, withoutFactors } from './amr.ts'
import { type Context, insufficient, isOldStepDue, isStepDue, sessionOf } from './decide-session.ts'
import { withProviders } from './new-account.ts'
import { type Command, type Facts, type Given, isProven } from './needs.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Verified and unverified together. */
const mostFactors = 10
/** An unverified factor that no one challenged for so long was given up. */
const staleMs = 5 * 60_000

/** What the table of needs is asked with. */
export const factsOf = (
  account: Account,
  session: SessionRow,
  { asksCurrentPassword }: Pick<Context, 'asksCurrentPassword'>,
  more: Pick<Facts, 'given' | 'target'> = {},
): Facts => ({
  session,
  hasFactor: verifiedFactors(account).length > 0,
  hasPassword: account.user.passwordHash !== null,
  asksCurrentPassword,
  raisedBy: account.factors.find(({ id }) => id === session.factorId),
  ...more,
})

const unproven = () =>
  new AuthFailure('reauthentication_needed', { problem: 'account/proof-needed' })

/** The session that asks, if the table lets it. */
function proven(
  account: Account,
  caller: Caller,
  command: Command,
  context: Context,
  target?: FactorRow,
): SessionRow | AuthFailure {
  const session = sessionOf(account, caller, context.now)
  if (session instanceof AuthFailure) return session
  if (isStepDue(account, session)) return insufficient()
  const facts = factsOf(account, session, context, { ...(target && { target }) })
  return isProven(command, facts, context.now) ? session : unproven()
}

export type NewPassword = {
  hash: string
  /** What came with it and was right. */
  given: Given
}

/**
 * Sets a password: it counts at once. Every other session ends but a recovery, what was mailed is void, and changes that
 * were under way are called off. In a recovery it is the owner's last step (rule 3): every other session ends, what was
 * added within a day goes, and the session becomes a full one.
 */
export function setPassword(
  account: Account,
  caller: Caller,
  { hash, given }: NewPassword,
  context: Context,
): Decision {
  const { now } = context
  const { user } = account
  const session = sessionOf(account, caller, now)
  if (session instanceof AuthFailure) return session
  const isRecovery = session.kind === 'recovery'
  const isDue = isRecovery ? isOldStepDue(account, session, now) : isStepDue(account, session)
  if (isDue) return insufficient(401)
  if (!isRecovery && context.reauthenticates && !given.nonce && isOlder(session, dayMs, now)) {
    return new AuthFailure('reauthentication_needed')
  }
  if (!isProven('set a password', factsOf(account, session, context, { given }), now)) {
    const isMissing = context.asksCurrentPassword && user.passwordHash !== null
    return isMissing ? new AuthFailure('current_password_required') : unproven()
  }
  const stays = (it: SessionRow) => it.id === session.id || (!isRecovery && it.kind === 'recovery')
  const changed: Account = {
    ...account,
    user: {
      ...user,
      passwordHash: hash,
      newEmail: null,
      updatedAt: now.toISOString(),
    },
    sessions: account.sessions.filter(stays),
    tokens: account.tokens.filter(({ purpose }) => purpose === 'undo'),
    flows: [],
    factors: account.factors.filter(isVerified),
  }
  const kind = user.passwordHash === null ? 'password_set' : 'password_changed'
  const notice: Notice = { kind, to: user.email, undo: {} }
  if (!isRecovery) return { account: changed, notices: [notice], sessionId: session.id }
  const { account: kept, removed } = withoutRecent(changed, now)
  const { aal, amr, factorId } = session
  const isRaised = factorId === null || kept.factors.some(({ id }) => id === factorId)
  const level =
    isRaised && verifiedFactors(kept).length > 0
      ? { aal, amr, factorId }
      : { aal: aalOf(withoutFactors(amr)), amr: withoutFactors(amr), factorId: null }
  return {
    account: withSession(kept, session.id, { kind: 'full', ...level }),
    notices: [notice, ...(removed ? [{ kind: 'recent_removed', to: user.email } as const] : [])],
    sessionId: session.id,
  }
}

const isOlder = ({ createdAt }: SessionRow, ms: number, now: Date) =>
  now.getTime() - Date.parse(createdAt) > ms

/** What was added within a day may be a thief's, who held a session: it goes, but for what made the account. */
function withoutRecent(account: Account, now: Date): { account: Account; removed: boolean } {
  const { user } = account
  const isKept = (it: IdentityRow) =>
    it.provider === 'email' || it.createdAt <= user.createdAt || !isRecent(it.createdAt, now)
  const identities = account.identities.filter(isKept)
  const factors = account.factors.filter((it) => !isRecent(it.addedAt ?? '', now))
  const codes = factors.some(isVerified)
    ? account.codes.filter((it) => !isRecent(it.createdAt, now))
    : []
  const removed =
    identities.length < account.identities.length || factors.length < account.factors.length
  return { account: withProviders({ ...account, identities, factors, codes }, now), removed }
}

/**
 * Enrols a factor, unverified (contract §7): it counts once a code of it was given.
 */
export function enrolFactor(
  account: Account,
  caller: Caller,
  { factor }: { factor: FactorRow },
  context: Context,
): Decision {
  const session = proven(account, caller, 'add a credential', context)
  if (session instanceof AuthFailure) return session
  const isSame = ({ phone }: FactorRow) => phone !== null && phone === factor.phone
  if (account.factors.some((it) => isSame(it) && isVerified(it))) {
    return new AuthFailure('mfa_verified_factor_exists')
  }
  const others = account.factors.filter((it) => !isSame(it) && !isStale(it, context.now))
  if (others.some(({ friendlyName }) => friendlyName === factor.friendlyName)) {
    return new AuthFailure('mfa_factor_name_conflict')
  }
  if (others.length >= mostFactors) return new AuthFailure('too_many_enrolled_mfa_factors')
  // its owner hears of it once it counts
  return { account: { ...account, factors: [...others, factor] }, notices: [] }
}

const isStale = (factor: FactorRow, now: Date) =>
  !isVerified(factor) &&
  factor.lastChallengedAt === null &&
  now.getTime() - Date.parse(factor.createdAt) > staleMs

/**
 * Removes a factor. Sessions that it raised fall back to aal1; with the last one the recovery codes go, which stand for
 * it, and what they raised falls back.
 */
export function removeFactor(
  account: Account,
  caller: Caller,
  { factorId }: { factorId: string },
  context: Context,
): Decision {
  const session = sessionOf(account, caller, context.now)
  if (session instanceof AuthFailure) return session
  if (isStepDue(account, session)) return insufficient(422)
  const factor = account.factors.find(({ id }) => id === factorId)
  if (!factor) return new AuthFailure('mfa_factor_not_found')
  if (isVerified(factor)) {
    const asks = proven(account, caller, 'remove a factor', context, factor)
    if (asks instanceof AuthFailure) return asks
  }
  const left = withoutFactor(account, factor)
  if (!isVerified(factor)) return { account: left, notices: [] }
  const undo = { factors: [factor] }
  return { account: left, notices: [{ kind: 'factor_removed', to: account.user.email, undo }] }
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

/** Puts new recovery codes in the place of all old ones. They stand for a factor. */
export function replaceCodes(
  account: Account,
  caller: Caller,
  { codeHashes }: { codeHashes: string[] },
  context: Context,
): Decision {
  const session = proven(account, caller, 'add a credential', context)
  if (session instanceof AuthFailure || verifiedFactors(account).length === 0) {
    if (session instanceof AuthFailure && session.authCode !== 'reauthentication_needed') {
      return session
    }
    return new AuthFailure('reauthentication_needed', { problem: 'auth/second-factor-too-old' })
  }
  const kind = account.codes.length === 0 ? 'first_codes_made' : 'recovery_codes_made'
  const createdAt = context.now.toISOString()
  const userId = account.user.id
  const codes: RecoveryCodeRow[] = codeHashes.map((codeHash) => ({
    userId,
    codeHash,
    createdAt,
    spentAt: null,
  }))
  return {
    account: { ...account, codes },
    notices: [{ kind, to: account.user.email, undo: {} }],
  }
}

/** Whether a session may set out to add an identity: the provider is asked next. */
export function mayLink(account: Account, caller: Caller, context: Context): AuthFailure | null {
  const session = proven(account, caller, 'add a credential', context)
  return session instanceof AuthFailure ? session : null
}

/**
 * Adds an identity to the account of a session that set out for it, and has given its proof then.
 * @param flowId the visit to the provider: what ends a session, or sets a password, calls it off
 */
export function addIdentity(
  account: Account,
  caller: Caller,
  { identity, flowId }: { identity: IdentityRow; flowId: string | null },
  context: Context,
): Decision {
  const session = sessionOf(account, caller, context.now)
  if (session instanceof AuthFailure) return session
  if (isStepDue(account, session)) return insufficient()
  if (flowId !== null && !account.flows.some(({ id }) => id === flowId)) {
    return new AuthFailure('bad_oauth_state')
  }
  const identities = [...account.identities, identity]
  const flows = account.flows.filter(({ id }) => id !== flowId)
  const { provider } = identity
  return {
    account: withProviders({ ...account, identities, flows }, context.now),
    notices: [{ kind: 'identity_added', to: account.user.email, values: { provider }, undo: {} }],
    sessionId: session.id,
  }
}

/** Removes an identity: never the last way in. Where it gave the address, the address stays. */
export function removeIdentity(
  account: Account,
  caller: Caller,
  { identityId }: { identityId: string },
  context: Context,
): Decision {
  const session = proven(account, caller, 'remove an identity', context)
  if (session instanceof AuthFailure) return session
  if (account.identities.length <= 1) return new AuthFailure('single_identity_not_deletable')
  const identity = account.identities.find(({ id }) => id === identityId)
  if (!identity) return new AuthFailure('identity_not_found')
  const { provider } = identity
  const identities = account.identities.filter((it) => it !== identity)
  const left = { ...account, identities, flows: [] }
  return {
    account: withProviders(left, context.now),
    notices: [
      {
        kind: 'identity_removed',
        to: account.user.email,
        values: { provider },
        undo: { identities: [identity] },
      },
    ],
  }
}
