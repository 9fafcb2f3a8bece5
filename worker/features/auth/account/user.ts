import type { Factor, Identity, OptionalUserField, User } from '#contract/auth.ts'
import { normalizeEmail } from '#contract/text/email-address.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import {
  type Account,
  dayMs,
  type Decision,
  type FactorRow,
  type IdentityRow,
  isRecent,
  issue,
  isVerified,
  type Notice,
  type SessionRow,
  type Shown,
  type TokenRow,
  type UserRow,
  verifiedFactors,
  withAddressKept,
  withProviders,
  withSession,
  withUser,
} from './account.ts'
import { aalOf, allowed, type Asking, type Given, withoutFactors } from './needs.ts'

/* The user as the protocol has it: what it shows, and what its owner may change. */

/** A user as the protocol shows it (contract §3): chosen field by field, so that no hash can slip through. */
export function toUser({ user, identities, factors }: Shown): User {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...filled(optionalFields(user)),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(toIdentity),
    is_anonymous: false,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    ...(factors.length > 0 && { factors: factors.map(toFactor) }),
  }
}

const toIdentity = (row: IdentityRow): Identity => ({
  identity_id: row.id,
  id: row.providerId,
  user_id: row.userId,
  provider: row.provider,
  identity_data: row.identityData,
  ...filled({ email: row.email, last_sign_in_at: row.lastSignInAt }),
  created_at: row.createdAt,
  updated_at: row.updatedAt,
})

const toFactor = (row: FactorRow): Factor => ({
  id: row.id,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  status: row.status,
  factor_type: row.factorType,
  ...filled({
    friendly_name: row.friendlyName,
    phone: row.phone,
    last_challenged_at: row.lastChallengedAt,
  }),
})

const optionalFields = (user: UserRow): Record<OptionalUserField, string | null> => ({
  email_confirmed_at: user.emailConfirmedAt,
  confirmed_at: user.emailConfirmedAt,
  confirmation_sent_at: user.confirmationSentAt,
  recovery_sent_at: user.recoverySentAt,
  email_change_sent_at: user.emailChangeSentAt,
  reauthentication_sent_at: user.reauthenticationSentAt,
  new_email: user.newEmail,
  last_sign_in_at: user.lastSignInAt,
  invited_at: user.invitedAt,
  banned_until: user.bannedUntil,
})

/** Empty fields are left out of an answer, not sent as `null`. */
function filled<Name extends string>(fields: Record<Name, string | null>) {
  const kept = Object.entries<string | null>(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(kept) as Partial<Record<Name, string>>
}

/** No mail system takes longer ones (RFC 5321 §4.5.3.1.3). */
const emailLimit = 255

/**
 * An address as we keep it: lower-cased, its domain in ASCII.
 * @throws AuthFailure `validation_failed`
 */
export function parseEmail(given: string): string {
  if (given === '') throw invalid('An email address is required')
  if (given.length > emailLimit) throw invalid('An email address is too long')
  const email = normalizeEmail(given)
  if (email === null) throw invalid('Unable to validate email address: invalid format')
  return email.toLowerCase()
}

/** User metadata travel in every access token, and a token has to fit into a header. */
const metadataLimitBytes = 8 * 1024

/** Deeper data are no one's profile. SQLite cannot read JSON beyond 1,000 levels, and every query of it would fail. */
const metadataDepth = 20

/** What the server says about a user, in the same place as what the user says. */
const claimNames = new Set([
  'sub',
  'iss',
  'provider_id',
  'email',
  'email_verified',
  'phone',
  'phone_verified',
])

/**
 * What people may say of themselves: without the names that are the server's.
 * @throws AuthFailure `validation_failed` for metadata that no token could carry, or no database read
 */
export function ownMetadata(data: Record<string, unknown>): Record<string, unknown> {
  const own = Object.fromEntries(Object.entries(data).filter(([name]) => !claimNames.has(name)))
  assertMetadata(own)
  return own
}

/** @throws AuthFailure `validation_failed` */
function assertMetadata(data: Record<string, unknown>): void {
  if (isDeeper(data, metadataDepth)) throw invalid('User metadata is nested too deeply')
  const sizeBytes = Buffer.byteLength(JSON.stringify(data))
  if (sizeBytes > metadataLimitBytes) throw invalid('User metadata is too large')
}

/** Looks no further down than the limit. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

/**
 * Merges shallowly; `null` deletes a key.
 * @throws AuthFailure `validation_failed` where they are too large or too deep
 */
export function mergedMetadata(
  before: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const merged = withoutNulls({ ...before, ...ownMetadata(given) })
  assertMetadata(merged)
  return merged
}

const withoutNulls = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))

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
  { hash, given }: NewPassword,
  asking: Asking,
): Decision {
  const { now, sessionId, asksCurrentPassword, reauthenticates } = asking
  const { user } = account
  const known = account.sessions.find(({ id }) => id === sessionId)
  const isOld = now.getTime() - Date.parse(known?.createdAt ?? '') > dayMs
  const needsCode = reauthenticates && isOld && known?.kind === 'full' && !given.nonce
  const session = allowed(account, 'set a password', asking, { given })
  if (session instanceof AuthFailure) {
    const isMissing = asksCurrentPassword && user.passwordHash !== null && !needsCode
    const isUnproven = session.authCode === 'reauthentication_needed'
    return isMissing && isUnproven ? new AuthFailure('current_password_required') : session
  }
  if (needsCode) return new AuthFailure('reauthentication_needed')
  const isRecovery = session.kind === 'recovery'
  const stays = (it: SessionRow) => it.id === session.id || (!isRecovery && it.kind === 'recovery')
  const changed: Account = {
    ...account,
    user: { ...user, passwordHash: hash, newEmail: null, updatedAt: now.toISOString() },
    sessions: account.sessions.filter(stays),
    tokens: account.tokens.filter(({ purpose }) => purpose === 'undo'),
    flows: [],
    factors: account.factors.filter(isVerified),
  }
  const kind = user.passwordHash === null ? 'password_set' : 'password_changed'
  const notice: Notice = { kind, undo: {} }
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
    notices: [notice, ...(removed ? [{ kind: 'recent_removed' } as const] : [])],
    sessionId: session.id,
  }
}

/** What was added within a day may be a thief's, who held a session: it goes, but for what made the account. */
function withoutRecent(account: Account, now: Date): { account: Account; removed: boolean } {
  const { user } = account
  const isKept = (it: IdentityRow) =>
    it.provider === 'email' || it.createdAt <= user.createdAt || !isRecent(it.createdAt, now)
  const identities = account.identities.filter(isKept)
  const factors = account.factors.filter((it) => !isRecent(it.addedAt, now))
  const codes = factors.some(isVerified)
    ? account.codes.filter((it) => !isRecent(it.createdAt, now))
    : []
  const removed =
    identities.length < account.identities.length || factors.length < account.factors.length
  return { account: withProviders({ ...account, identities, factors, codes }, now), removed }
}

/**
 * Asks both mailboxes to agree to a new address (contract §5).
 * @param tokens for the present and the new one
 */
export function changeAddress(
  account: Account,
  { email, tokens }: { email: string; tokens: TokenRow[] },
  asking: Asking,
): Decision {
  const session = allowed(account, 'change the address', asking)
  if (session instanceof AuthFailure) return session
  const asked = tokens.reduce(issue, withUser(account, { newEmail: email }))
  return { account: asked }
}

/** Cancels a change of address, if one waits. */
export function keepAddress(account: Account, asking: Asking): Decision {
  const session = allowed(account, 'cancel a change of address', asking)
  return session instanceof AuthFailure ? session : { account: withAddressKept(account) }
}

/** What users say of themselves. The owner needs no notice of it: it decides nothing. */
export function changeData(
  account: Account,
  data: Record<string, unknown> | undefined,
  asking: Asking,
): Decision {
  const session = allowed(account, 'write data', asking)
  if (session instanceof AuthFailure) return session
  const changes = data && { userMetadata: data, updatedAt: asking.now.toISOString() }
  return { account: withUser(account, { ...changes }) }
}
