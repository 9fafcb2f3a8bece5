import { getTableColumns } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Role } from '#contract/auth.ts'
import type { factorsTable, recoveryCodesTable } from '../../../db/schema/factors.ts'
import type { sessionsTable } from '../../../db/schema/sessions.ts'
import type { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { type identitiesTable, usersTable } from '../../../db/schema/users.ts'

export type UserRow = typeof usersTable.$inferSelect
export type IdentityRow = typeof identitiesTable.$inferSelect
export type FactorRow = typeof factorsTable.$inferSelect
export type RecoveryCodeRow = typeof recoveryCodesTable.$inferSelect
export type TokenRow = typeof oneTimeTokensTable.$inferSelect
export type FlowRow = typeof flowStatesTable.$inferSelect
export type SessionRow = typeof sessionsTable.$inferSelect
export type Purpose = TokenRow['purpose']

/**
 * A user and all rows that belong to it. One query reads it, decisions happen in memory, and writes
 * check `user.version`.
 */
export type Account = {
  user: UserRow
  role: Role | null
  /** Sorted from oldest to newest, as are the factors. */
  identities: IdentityRow[]
  factors: FactorRow[]
  codes: RecoveryCodeRow[]
  tokens: TokenRow[]
  /**
   * PKCE codes that were not exchanged yet (RFC 7636), and running OAuth flows that link an
   * identity.
   */
  flows: FlowRow[]
  sessions: SessionRow[]
  /** Session length in days, as set by staff in the database; `null` if unset. */
  storedLifeDays: number | null
}

export type DatedSession = SessionRow & Pick<Account, 'storedLifeDays'>

/** The session that sends the request, and the generation of its token (tokens.ts). */
export type Caller = { sessionId: string; generation: number }

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
 * An email that notifies the owner of a change. With `undo` it contains the link "This wasn't me".
 * `to` defaults to the account's email address.
 */
export type Notice = { kind: NoticeKind; to?: string; values?: Record<string, string>; undo?: Undo }

/** The removed rows that "This wasn't me" restores. */
export type Undo = { email?: string; factors?: FactorRow[]; identities?: IdentityRow[] }

/**
 * The account after a command, and the emails to its owner. Refused commands throw an
 * `AuthFailure`.
 */
export type Change = {
  account: Account
  notices?: Notice[]
  /** The session that was created or raised to aal2. */
  sessionId?: string
  /** True when the first of two mailboxes has confirmed a new email address. */
  isHalfway?: boolean
  /**
   * The restored email address. An unverified account that signed up with it since then is deleted.
   */
  freed?: string
}

export const dayMs = 24 * 60 * 60 * 1000

export const unixS = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** Whether a credential was added within the last 24 hours. A recovery removes such credentials. */
export const isRecent = (addedAt: string | null, now: Date): boolean =>
  (addedAt ?? '') > new Date(now.getTime() - dayMs).toISOString()

export const isVerified = ({ status }: Pick<FactorRow, 'status'>): boolean => status === 'verified'

export const verifiedFactors = ({ factors }: Pick<Account, 'factors'>): FactorRow[] =>
  factors.filter(isVerified)

export const isBanned = ({ bannedUntil }: Pick<UserRow, 'bannedUntil'>, now: Date): boolean =>
  bannedUntil !== null && bannedUntil > now.toISOString()

export const withUser = (account: Account, changes: Partial<UserRow>): Account => ({
  ...account,
  user: { ...account.user, ...changes },
})

/** Updates all rows that match. */
export const changeRows = <Row>(rows: Row[], matches: (row: Row) => boolean, to: Partial<Row>) =>
  rows.map((row) => (matches(row) ? { ...row, ...to } : row))

/** The unexpired token for a purpose. */
export const tokenFor = ({ tokens }: Account, purpose: Purpose, now: Date): TokenRow | undefined =>
  tokens.find((it) => it.purpose === purpose && it.expiresAt > now.toISOString())

export const keepTokens = (account: Account, keeps: (token: TokenRow) => boolean): Account => ({
  ...account,
  tokens: account.tokens.filter(keeps),
})

/** Cancels a pending change of email address and voids its links. */
export const cancelAddressChange = (account: Account): Account =>
  keepTokens(
    withUser(account, { newEmail: null }),
    ({ purpose }) => !purpose.startsWith('email_change'),
  )

/** Cancels pending operations of ended sessions: email changes, PKCE codes and OAuth flows. */
export const cancelPending = (account: Account): Account => ({
  ...cancelAddressChange(account),
  flows: [],
})

/** Cancels pending operations and voids all emailed links except "This wasn't me". */
export const voidPending = (account: Account): Account =>
  keepTokens(cancelPending(account), ({ purpose }) => purpose === 'undo')

/** A row with `null` in each unnamed column. */
export const rowOf = <Table extends SQLiteTable>(
  table: Table,
  values: Table['$inferInsert'],
): Table['$inferSelect'] => ({
  ...Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, null])),
  ...values,
})

/** The server's own claims about a user, in `user_metadata` and in the `email` identity. */
export const serverClaims = (
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  isVerified: boolean,
) => ({
  sub: id,
  email,
  email_verified: isVerified,
  phone_verified: false,
})

type New = Pick<UserRow, 'email'> & {
  id?: string
  passwordHash?: string | null
  data: Record<string, unknown>
}

/** An account's fields without credentials and sessions. */
export const bare = { factors: [], codes: [], tokens: [], flows: [], sessions: [] }

/** Creates an unverified account with an `email` identity. */
export function newAccount(chosen: New, now: Date): Account {
  const { id = crypto.randomUUID(), email, passwordHash = null, data } = chosen
  const at = now.toISOString()
  const claims = { ...data, ...serverClaims({ id, email }, false) }
  const user = rowOf(usersTable, {
    id,
    version: 0,
    email,
    passwordHash,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: claims,
    createdAt: at,
    updatedAt: at,
    confirmationSentAt: at,
  })
  return { user, role: null, identities: [emailIdentity(user, now)], ...bare, storedLifeDays: null }
}

/** The identity for sign-in by email address. */
export function emailIdentity(user: UserRow, now: Date): IdentityRow {
  const at = now.toISOString()
  return {
    id: crypto.randomUUID(),
    userId: user.id,
    email: user.email,
    identityData: user.userMetadata,
    provider: 'email',
    providerId: user.id,
    lastSignInAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

/** Lists the providers in `app_metadata`, from oldest to newest. */
export function withProviders(account: Account, now: Date): Account {
  const { appMetadata } = account.user
  const providers = [...new Set(account.identities.map(({ provider }) => provider))]
  return withUser(account, {
    appMetadata: { ...appMetadata, provider: providers[0] ?? null, providers },
    updatedAt: now.toISOString(),
  })
}

/**
 * Updates the data of the `email` identity and sets the account's address in it. Creates the
 * identity if it does not exist.
 */
export function changeEmailIdentity(
  account: Account,
  change: (data: IdentityRow['identityData']) => IdentityRow['identityData'],
  now: Date,
): Account {
  const { user, identities } = account
  const { email, updatedAt } = user
  const known = identities.find(({ provider }) => provider === 'email')
  const own = known ?? { ...emailIdentity(user, now), identityData: serverClaims(user, false) }
  const changed = { ...own, email, identityData: change(own.identityData), updatedAt }
  const others = known
    ? identities.map((it) => (it === known ? changed : it))
    : [...identities, changed]
  return withProviders({ ...account, identities: others }, now)
}

/** The column that records when an email for this purpose was last sent. */
const sentAtColumns: Partial<Record<Purpose, keyof UserRow>> = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
  email_change_new: 'emailChangeSentAt',
  nonce: 'reauthenticationSentAt',
}

/** Adds a token before its email is sent. It replaces the older token for the same purpose. */
export function issue(account: Account, token: TokenRow): Account {
  const column = sentAtColumns[token.purpose]
  const { createdAt } = token
  const others = keepTokens(account, ({ purpose }) => purpose !== token.purpose)
  return withUser(
    { ...others, tokens: [...others.tokens, token] },
    { ...(column && { [column]: createdAt }), updatedAt: createdAt },
  )
}
