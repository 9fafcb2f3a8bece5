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

/** Which session asks, by a token of which generation (sessions/refresh-tokens.ts). */
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

/** A mail to the owner about a change. `undo`: what "This wasn't me" puts back; absent where the mail has no such link. */
export type Notice = {
  kind: NoticeKind
  to: string
  values?: Record<string, string>
  undo?: Undo
}

/** Rows that a change took away. */
export type Undo = { email?: string; factors?: FactorRow[]; identities?: IdentityRow[] }

/** What becomes of an account, and what its owner hears of it. */
export type Change = {
  account: Account
  notices: Notice[]
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

/** What was added so recently goes with a recovery. */
export const recentMs = 24 * 60 * 60 * 1000

export const agoIso = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

export const isRecent = (addedAt: string, now: Date): boolean => addedAt > agoIso(now, recentMs)

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
