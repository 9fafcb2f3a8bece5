import type { Factor, Identity, OptionalUserField, User } from '#contract/auth.ts'
import { normalizeEmail } from '#contract/text/email-address.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import {
  type Account,
  changeRows,
  cancelAddressChange,
  type Change,
  dayMs,
  type FactorRow,
  type IdentityRow,
  isRecent,
  issue,
  isVerified,
  type SessionRow,
  type TokenRow,
  type UserRow,
  verifiedFactors,
  voidPending,
  withProviders,
  withUser,
} from './account.ts'
import { aalOf, allowed, type Asking, type RequestProof, withoutFactors } from './needs.ts'

/* The user in the protocol's format, and the changes that users can make themselves. */

/**
 * Formats a user for the Supabase Auth protocol. Lists each field explicitly, so that no hash is
 * sent.
 */
export function toUser(account: Pick<Account, 'user' | 'identities' | 'factors'>): User {
  const { user, identities, factors } = account
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
  ...filled({ friendly_name: row.friendlyName, phone: row.phone }),
  ...filled({ last_challenged_at: row.lastChallengedAt }),
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

/** Omits empty fields, because the protocol does not send them as `null`. */
function filled<Name extends string>(fields: Record<Name, string | null>) {
  const kept = Object.entries<string | null>(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(kept) as Partial<Record<Name, string>>
}

/** Maximum length that mail systems accept (RFC 5321 §4.5.3.1.3). */
const emailLimit = 255

/**
 * Normalizes an email address for storage: lower case, with an ASCII domain.
 * @throws AuthFailure `validation_failed`
 */
export function parseEmail(text: string): string {
  if (text === '') throw invalid('An email address is required')
  if (text.length > emailLimit) throw invalid('An email address is too long')
  const email = normalizeEmail(text)
  if (email === null) throw invalid('Unable to validate email address: invalid format')
  return email.toLowerCase()
}

/** User metadata is part of every access token, and the token must fit into a header. */
const metadataLimitBytes = 8 * 1024
/** SQLite cannot parse JSON deeper than 1,000 levels; every query that reads it would fail. */
const metadataDepth = 20

/** Names of the server's claims, which users cannot set in their metadata. */
const claimNames = 'sub iss provider_id email email_verified phone phone_verified'.split(' ')

/**
 * Removes reserved names from metadata and merges it shallowly into the earlier metadata; `null`
 * deletes a key.
 * @throws AuthFailure `validation_failed` if it is too large for a token or too deep for the
 *   database
 */
export function ownMetadata(
  data: Record<string, unknown>,
  before: Record<string, unknown> = {},
): Record<string, unknown> {
  const own = Object.entries(data).filter(([name]) => !claimNames.includes(name))
  const merged = Object.entries({ ...before, ...Object.fromEntries(own) })
  const metadata = Object.fromEntries(merged.filter(([, value]) => value !== null))
  if (isDeeper(metadata, metadataDepth)) throw invalid('User metadata is nested too deeply')
  const sizeBytes = Buffer.byteLength(JSON.stringify(metadata))
  if (sizeBytes > metadataLimitBytes) throw invalid('User metadata is too large')
  return metadata
}

/** Checks the depth, and stops at the limit. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

export type NewPassword = { hash: string; inRequest: RequestProof }

/**
 * Sets a password, effective immediately. Ends all other sessions except recoveries, and voids
 * pending operations and emailed tokens. In a recovery it is the last step (auth/decisions.md, rule
 * 3): it ends all other sessions, removes credentials of the last 24 hours, and turns the recovery
 * into a full session.
 */
export function setPassword(
  account: Account,
  { hash, inRequest }: NewPassword,
  asking: Asking,
): Change {
  const { now } = asking
  const { user } = account
  const session = askForPassword(account, inRequest, asking)
  const isRecovery = session.kind === 'recovery'
  const stays = (it: SessionRow) => it.id === session.id || (!isRecovery && it.kind === 'recovery')
  const changed: Account = {
    ...voidPending(withUser(account, { passwordHash: hash, updatedAt: now.toISOString() })),
    sessions: account.sessions.filter(stays),
    factors: verifiedFactors(account),
  }
  const kind = user.passwordHash === null ? 'password_set' : 'password_changed'
  const notices: Change['notices'] = [{ kind, undo: {} }]
  const sessionId = session.id
  if (!isRecovery) return { account: changed, notices, sessionId }
  const { account: kept, isRemoved } = withoutRecent(changed, now)
  const { factorId } = session
  const isRaised = factorId === null || kept.factors.some(({ id }) => id === factorId)
  const amr = isRaised && kept.factors.length > 0 ? session.amr : withoutFactors(session.amr)
  const aal = aalOf(amr)
  const full: Partial<SessionRow> = {
    kind: 'full',
    amr,
    aal,
    factorId: aal === 'aal1' ? null : factorId,
  }
  const sessions = changeRows(kept.sessions, ({ id }) => id === sessionId, full)
  if (isRemoved) notices.push({ kind: 'recent_removed' })
  return { account: { ...kept, sessions }, notices, sessionId }
}

/**
 * @throws AuthFailure as `allowed`; `current_password_required` if only the current password is
 *   missing
 */
function askForPassword(account: Account, inRequest: RequestProof, asking: Asking): SessionRow {
  const { now, sessionId, asksCurrentPassword, reauthenticates } = asking
  const session = account.sessions.find(({ id }) => id === sessionId)
  const isOld = now.getTime() - Date.parse(session?.createdAt ?? '') > dayMs
  const needsCode = reauthenticates && isOld && session?.kind === 'full' && !inRequest.nonce
  try {
    const may = allowed(account, 'set a password', asking, { inRequest })
    if (!needsCode) return may
  } catch (error) {
    const isMissing = asksCurrentPassword && account.user.passwordHash !== null && !needsCode
    const isUnproven = error instanceof AuthFailure && error.authCode === 'reauthentication_needed'
    throw isMissing && isUnproven ? new AuthFailure('current_password_required') : error
  }
  throw new AuthFailure('reauthentication_needed')
}

/**
 * Removes credentials added within 24 hours, because an attacker with a session may have added
 * them. Keeps the identity that the account was created with.
 */
function withoutRecent(account: Account, now: Date): { account: Account; isRemoved: boolean } {
  const { user } = account
  const isKept = (it: IdentityRow) =>
    it.provider === 'email' || it.createdAt <= user.createdAt || !isRecent(it.createdAt, now)
  const identities = account.identities.filter(isKept)
  const factors = account.factors.filter((it) => !isRecent(it.addedAt, now))
  const codes = factors.some(isVerified)
    ? account.codes.filter((it) => !isRecent(it.createdAt, now))
    : []
  const isRemoved =
    identities.length < account.identities.length || factors.length < account.factors.length
  return { account: withProviders({ ...account, identities, factors, codes }, now), isRemoved }
}

/**
 * Asks both mailboxes to confirm a new email address (Supabase Auth protocol).
 * @param tokens for the current and the new address
 */
export function changeAddress(
  account: Account,
  { email, tokens }: { email: string; tokens: TokenRow[] },
  asking: Asking,
): Change {
  allowed(account, 'change the address', asking)
  return { account: tokens.reduce(issue, withUser(account, { newEmail: email })) }
}

/** Cancels a pending change of email address, if any. */
export function keepAddress(account: Account, asking: Asking): Change {
  allowed(account, 'cancel a change of address', asking)
  return { account: cancelAddressChange(account) }
}

/** Updates the metadata, if any. Sends no notification, because metadata does not affect access. */
export function changeData(
  account: Account,
  data: Record<string, unknown> | undefined,
  asking: Asking,
): Change {
  allowed(account, 'write data', asking)
  const userMetadata = data && ownMetadata(data, account.user.userMetadata)
  const updatedAt = asking.now.toISOString()
  return { account: userMetadata ? withUser(account, { userMetadata, updatedAt }) : account }
}
