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

/** A user with all rows that belong to it: read at once, decided on in memory, written under `user.version`. */
export type Account = {
  user: UserRow
  role: Role | null
  /** The oldest first, as are the factors. */
  identities: IdentityRow[]
  factors: FactorRow[]
  codes: RecoveryCodeRow[]
  tokens: TokenRow[]
  /** PKCE codes that wait for their exchange (RFC 7636), and visits to a provider that link an identity. */
  flows: FlowRow[]
  sessions: SessionRow[]
  /** The setting of how many days a session lasts, as D1 has it now. */
  storedLifeDays: number | null
}

export type DatedSession = SessionRow & Pick<Account, 'storedLifeDays'>

/** The session that asks, and the generation of its token (tokens.ts). */
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
 * A mail to the owner about a change; with `undo` it has the link "This wasn't me". `to` defaults to the account's address.
 */
export type Notice = { kind: NoticeKind; to?: string; values?: Record<string, string>; undo?: Undo }

/** What "This wasn't me" restores: the rows that a change removed. */
export type Undo = { email?: string; factors?: FactorRow[]; identities?: IdentityRow[] }

/** The account as a command leaves it, and the mails to its owner. A command that is refused throws an `AuthFailure`. */
export type Change = {
  account: Account
  notices?: Notice[]
  /** The session that began or was raised. */
  sessionId?: string
  /** The first of two mailboxes has confirmed a new address. */
  isHalfway?: boolean
  /** The address that is restored: an unverified account that was signed up for it meanwhile is deleted. */
  freed?: string
}

export const dayMs = 24 * 60 * 60 * 1000

export const unixS = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** Whether a credential was added within a day: a recovery removes it. */
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

/** Changes the rows of one part that match. */
export const changeRows = <Row>(rows: Row[], matches: (row: Row) => boolean, to: Partial<Row>) =>
  rows.map((row) => (matches(row) ? { ...row, ...to } : row))

/** The unexpired token of a purpose. */
export const tokenFor = ({ tokens }: Account, purpose: Purpose, now: Date): TokenRow | undefined =>
  tokens.find((it) => it.purpose === purpose && it.expiresAt > now.toISOString())

export const keepTokens = (account: Account, keeps: (token: TokenRow) => boolean): Account => ({
  ...account,
  tokens: account.tokens.filter(keeps),
})

/** Cancels a change of address that is under way, and voids its links. */
export const cancelAddressChange = (account: Account): Account =>
  keepTokens(
    withUser(account, { newEmail: null }),
    ({ purpose }) => !purpose.startsWith('email_change'),
  )

/** Cancels what an ended session may have begun: changes of address, PKCE codes, visits to a provider. */
export const cancelPending = (account: Account): Account => ({
  ...cancelAddressChange(account),
  flows: [],
})

/** The same, and voids every mailed link but those of "This wasn't me". */
export const voidPending = (account: Account): Account =>
  keepTokens(cancelPending(account), ({ purpose }) => purpose === 'undo')

/** A row with `null` in each column that is not named. */
export const rowOf = <Table extends SQLiteTable>(
  table: Table,
  values: Table['$inferInsert'],
): Table['$inferSelect'] => ({
  ...Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, null])),
  ...values,
})

/** What the server says of a user in `user_metadata` and in the `email` identity. */
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

/** No credential and no session. */
export const bare = { factors: [], codes: [], tokens: [], flows: [], sessions: [] }

/** An unverified account, with its `email` identity. */
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

/** The identity of signing in by the address. */
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

/** Lists the providers in `app_metadata`, the oldest first. */
export function withProviders(account: Account, now: Date): Account {
  const { appMetadata } = account.user
  const providers = [...new Set(account.identities.map(({ provider }) => provider))]
  return withUser(account, {
    appMetadata: { ...appMetadata, provider: providers[0] ?? null, providers },
    updatedAt: now.toISOString(),
  })
}

/** Changes the data of the `email` identity, which is made where there is none, and gives it the account's address. */
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

/** The column that shows when a purpose was mailed last. */
const sentAtColumns: Partial<Record<Purpose, keyof UserRow>> = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
  email_change_new: 'emailChangeSentAt',
  nonce: 'reauthenticationSentAt',
}

/** Adds a token that is about to be mailed, in place of an older one of its purpose. */
export function issue(account: Account, token: TokenRow): Account {
  const column = sentAtColumns[token.purpose]
  const { createdAt } = token
  const others = keepTokens(account, ({ purpose }) => purpose !== token.purpose)
  return withUser(
    { ...others, tokens: [...others.tokens, token] },
    { ...(column && { [column]: createdAt }), updatedAt: createdAt },
  )
}
