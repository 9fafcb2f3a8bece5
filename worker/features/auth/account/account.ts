import type { Role } from '#contract/auth.ts'
import type { factorsTable, recoveryCodesTable } from '../../../db/schema/factors.ts'
import type { sessionsTable } from '../../../db/schema/sessions.ts'
import type { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import type { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import { AuthFailure } from '../protocol.ts'

export type UserRow = typeof usersTable.$inferSelect
export type IdentityRow = typeof identitiesTable.$inferSelect
export type FactorRow = typeof factorsTable.$inferSelect
export type RecoveryCodeRow = typeof recoveryCodesTable.$inferSelect
export type TokenRow = typeof oneTimeTokensTable.$inferSelect
export type FlowRow = typeof flowStatesTable.$inferSelect
export type SessionRow = typeof sessionsTable.$inferSelect
export type Purpose = TokenRow['purpose']

/** A user with all that belongs to it: read at once, decided on in values, written under `user.version`. */
export type Account = {
  user: UserRow
  role: Role | null
  /** The oldest first, as are the factors. */
  identities: IdentityRow[]
  factors: FactorRow[]
  codes: RecoveryCodeRow[]
  tokens: TokenRow[]
  /** Codes that wait to be exchanged (RFC 7636), and visits to a provider that link an identity. */
  flows: FlowRow[]
  sessions: SessionRow[]
  /** How long staff let sessions last now, in days. */
  storedLifeDays: number | null
}

/** What the protocol shows of an account. */
export type Shown = Pick<Account, 'user' | 'identities' | 'factors'>

/** A session, and how long staff let one last as D1 had it then. */
export type Seen = SessionRow & Pick<Account, 'storedLifeDays'>

/** Which session asks, by a token of which generation (tokens.ts). */
export type Caller = { sessionId: string; generation: number }

/** What the owner of an account is written about. */
export type NoticeKind =
  | 'password_changed'
  | 'password_set'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'factors_removed'
  | 'recent_removed'
  | 'recovery_code_used'
  | 'recovery_codes_made'
  | 'first_codes_made'
  | 'identity_added'
  | 'identity_removed'
  | 'change_undone'

/**
 * A mail to the owner about a change. `to`: where it is not the account's address. `undo`: what "This wasn't me" puts back;
 * absent where the mail has no such link.
 */
export type Notice = {
  kind: NoticeKind
  to?: string
  values?: Record<string, string>
  undo?: Undo
}

/** Rows that a change took away. */
export type Undo = { email?: string; factors?: FactorRow[]; identities?: IdentityRow[] }

/** What becomes of an account, and what its owner hears of it. */
export type Change = {
  account: Account
  notices?: Notice[]
  /** The session that the change began or raised. */
  sessionId?: string
  /** The first of two mailboxes has agreed to a new address. */
  isHalfway?: boolean
  /** The address that comes back: an unverified account that was signed up for it meanwhile makes room. */
  freed?: string
}

/** A change, or why it is refused: a value, so that a decision throws nothing. */
export type Decision = Change | AuthFailure

export const isRefused = (decision: Decision): decision is AuthFailure =>
  decision instanceof AuthFailure

export const dayMs = 24 * 60 * 60 * 1000

export const unixS = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** What was added so recently goes with a recovery. */
export const isRecent = (addedAt: string | null, now: Date): boolean =>
  (addedAt ?? '') > new Date(now.getTime() - dayMs).toISOString()

export const isVerified = ({ status }: Pick<FactorRow, 'status'>): boolean => status === 'verified'

export const verifiedFactors = ({ factors }: Pick<Account, 'factors'>): FactorRow[] =>
  factors.filter(isVerified)

export const isBanned = ({ bannedUntil }: Pick<UserRow, 'bannedUntil'>, now: Date): boolean =>
  bannedUntil !== null && bannedUntil > now.toISOString()

/** The same account with other columns of its user. */
export const withUser = (account: Account, changes: Partial<UserRow>): Account => ({
  ...account,
  user: { ...account.user, ...changes },
})

/** The same account with other columns of one session. */
export const withSession = (
  account: Account,
  id: string,
  changes: Partial<SessionRow>,
): Account => ({
  ...account,
  sessions: account.sessions.map((it) => (it.id === id ? { ...it, ...changes } : it)),
})

/** The living token of a purpose, or `undefined`. */
export const tokenFor = (
  { tokens }: Pick<Account, 'tokens'>,
  purpose: Purpose,
  now: Date,
): TokenRow | undefined =>
  tokens.find((it) => it.purpose === purpose && it.expiresAt > now.toISOString())

export const withoutTokens = (account: Account, which: (token: TokenRow) => boolean): Account => ({
  ...account,
  tokens: account.tokens.filter((it) => !which(it)),
})

/** No other address waits to take the place of the account's, and its links are void. */
export const withAddressKept = (account: Account): Account =>
  withoutTokens(withUser(account, { newEmail: null }), ({ purpose }) =>
    purpose.startsWith('email_change'),
  )

/** What an ended session may have set going is called off: changes of address, codes, and visits to a provider. */
export const calledOff = (account: Account): Account => ({ ...withAddressKept(account), flows: [] })

type New = {
  id: string
  identityId: string
  email: string
  passwordHash: string | null
  data: Record<string, unknown>
}

/** What the server says of a user, in the same place as what the user says. */
export const bareClaims = (
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  isVerified: boolean,
): Record<string, unknown> => ({
  sub: id,
  email,
  email_verified: isVerified,
  phone_verified: false,
})

/** An account that was just signed up: unverified, with the one identity that signing up makes. */
export function newAccount({ id, identityId, email, passwordHash, data }: New, now: Date): Account {
  const at = now.toISOString()
  const claims = { ...data, ...bareClaims({ id, email }, false) }
  return {
    user: {
      id,
      version: 0,
      email,
      passwordHash,
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: claims,
      createdAt: at,
      updatedAt: at,
      emailConfirmedAt: null,
      newEmail: null,
      confirmationSentAt: at,
      recoverySentAt: null,
      emailChangeSentAt: null,
      reauthenticationSentAt: null,
      invitedAt: null,
      lastSignInAt: null,
      bannedUntil: null,
    },
    role: null,
    identities: [ownIdentity({ id: identityId, userId: id, email, identityData: claims }, now)],
    factors: [],
    codes: [],
    tokens: [],
    flows: [],
    sessions: [],
    storedLifeDays: null,
  }
}

type Own = Pick<IdentityRow, 'id' | 'userId' | 'email' | 'identityData'>

/** The identity that is the address. */
export function ownIdentity(own: Own, now: Date): IdentityRow {
  const at = now.toISOString()
  return {
    ...own,
    provider: 'email',
    providerId: own.userId,
    lastSignInAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

/** The account with `app_metadata` listing its ways of signing in, the oldest first. */
export function withProviders(account: Account, now: Date): Account {
  const { user, identities } = account
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  const appMetadata = { ...user.appMetadata, provider: providers[0] ?? null, providers }
  return { ...account, user: { ...user, appMetadata, updatedAt: now.toISOString() } }
}

/** The account with the identity that is its address, which says something else; it is made where there is none. */
export function withOwnIdentity(
  account: Account,
  id: string,
  change: (data: IdentityRow['identityData']) => IdentityRow['identityData'],
  now: Date,
): Account {
  const { user, identities } = account
  const { id: userId, email } = user
  const known = identities.find(({ provider }) => provider === 'email')
  const own =
    known ?? ownIdentity({ id, userId, email, identityData: bareClaims(user, false) }, now)
  const changed = {
    ...own,
    email,
    identityData: change(own.identityData),
    updatedAt: user.updatedAt,
  }
  const others = known
    ? identities.map((it) => (it === known ? changed : it))
    : [...identities, changed]
  return withProviders({ ...account, identities: others }, now)
}

/** When a purpose was mailed last, as the protocol shows it. */
const sentAtColumns: Partial<Record<Purpose, keyof UserRow>> = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
  email_change_new: 'emailChangeSentAt',
  nonce: 'reauthenticationSentAt',
}

/** Puts a token in the place of an older one of its purpose: what is about to be mailed. */
export function issue(account: Account, token: TokenRow): Account {
  const column = sentAtColumns[token.purpose]
  const others = account.tokens.filter(({ purpose }) => purpose !== token.purpose)
  const sent = column && { [column]: token.createdAt }
  return withUser(
    { ...account, tokens: [...others, token] },
    { ...sent, updatedAt: token.createdAt },
  )
}
