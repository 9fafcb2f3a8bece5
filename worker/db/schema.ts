import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Instants are ISO 8601 text in UTC with milliseconds: readable in the console, and they sort. */
const instant = (name: string) => text(name)

type Json = Record<string, unknown>

export const flagsTable = sqliteTable('feature_flags', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  enabled: integer('enabled', { mode: 'boolean' }).notNull(),
  /** Absent: the built-in description of contract/flags.ts is shown. */
  description: text('description'),
  updatedAt: instant('updated_at').notNull(),
})

/** Every change of a flag, written in the same transaction as the change. Never updated, never deleted. */
export const flagChangesTable = sqliteTable(
  'flag_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    flagId: text('flag_id').notNull(),
    /** A user id, or `simple-admin`. */
    actor: text('actor').notNull(),
    changedAt: instant('changed_at').notNull(),
    from: integer('from', { mode: 'boolean' }).notNull(),
    to: integer('to', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('flag_changes_flag').on(table.flagId, table.id)],
)

/** Who can sign in. Everything else of the auth service hangs on a user and goes with it. */
export const usersTable = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower-cased: letter case never tells two addresses apart. */
    email: text('email').unique(),
    /** E.164 digits without "+". */
    phone: text('phone').unique(),
    /** PHC string with its parameters; absent for who never set a password. */
    passwordHash: text('password_hash'),
    emailConfirmedAt: instant('email_confirmed_at'),
    phoneConfirmedAt: instant('phone_confirmed_at'),
    /** Asked for, not confirmed yet. */
    newEmail: text('new_email'),
    newPhone: text('new_phone'),
    confirmationSentAt: instant('confirmation_sent_at'),
    recoverySentAt: instant('recovery_sent_at'),
    emailChangeSentAt: instant('email_change_sent_at'),
    phoneChangeSentAt: instant('phone_change_sent_at'),
    reauthenticationSentAt: instant('reauthentication_sent_at'),
    invitedAt: instant('invited_at'),
    lastSignInAt: instant('last_sign_in_at'),
    /** Suspended until then; every check asks, so it acts on the next request. */
    bannedUntil: instant('banned_until'),
    /** Written by the server only. */
    appMetadata: text('app_metadata', { mode: 'json' }).$type<Json>().notNull(),
    /** Written by the user too: never decide anything by it. */
    userMetadata: text('user_metadata', { mode: 'json' }).$type<Json>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('users_created').on(table.createdAt)],
)

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' })

/** At most one role each; no row is no role. */
export const userRolesTable = sqliteTable(
  'user_roles',
  {
    userId: userId().primaryKey(),
    role: text('role', { enum: ['admin', 'client'] }).notNull(),
  },
  (table) => [check('user_roles_role', sql`${table.role} in ('admin', 'client')`)],
)

/** One way of signing in: `email`, `phone`, or an OpenID provider. */
export const identitiesTable = sqliteTable(
  'identities',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    provider: text('provider').notNull(),
    /** The provider's subject; the user id for `email` and `phone`. */
    providerId: text('provider_id').notNull(),
    identityData: text('identity_data', { mode: 'json' }).$type<Json>().notNull(),
    email: text('email'),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.provider, table.providerId),
    index('identities_user').on(table.userId),
  ],
)

/** How and when a session proved who it is, most recent first (contract §3, `amr`). */
export type AmrEntry = { method: string; timestamp: number; provider?: string }

/** A refresh token spent a moment ago, which racing tabs may still present; `beforeFactor` when MFA replaced it. */
export type Spent = { generation: number; atMs: number; beforeFactor?: true }

/**
 * A sign-in that lasts. Its refresh tokens are not stored: each is the session's id and a generation,
 * authenticated with a key that only the Worker can derive (features/auth/refresh-tokens.ts).
 */
export const sessionsTable = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    aal: text('aal', { enum: ['aal1', 'aal2'] }).notNull(),
    amr: text('amr', { mode: 'json' }).$type<AmrEntry[]>().notNull(),
    /** The factor that raised this session to aal2. */
    factorId: text('factor_id'),
    /** The generation of the one refresh token that is alive. */
    generation: integer('generation').notNull(),
    /** `kid` of the signing key whose secret authenticates the live refresh token. */
    keyId: text('key_id').notNull(),
    /** SHA-256 of the live refresh token: it outlives a rotation of the signing key. */
    refreshHash: text('refresh_hash').notNull(),
    /** Spent within the reuse interval. */
    spent: text('spent', { mode: 'json' }).$type<Spent[]>().notNull(),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_refreshed').on(table.refreshedAt),
  ],
)

/**
 * What mails and text messages carry. One row per user and slot: a newer mail of a kind replaces the older.
 * A mail's link and its code are two independent secrets, both stored as hashes.
 */
export const oneTimeTokensTable = sqliteTable(
  'one_time_tokens',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    slot: text('slot', {
      enum: [
        'confirmation',
        'recovery',
        'email_change_current',
        'email_change_new',
        'reauthentication',
        'phone_confirmation',
        'phone_change',
      ],
    }).notNull(),
    /** What the mail was for, in the words of the link: signup, invite, recovery, magiclink, … */
    type: text('type').notNull(),
    /** The address or number it was sent to. */
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Absent for text messages: they carry a code only. */
    linkHash: text('link_hash').unique(),
    /** Wrong codes so far; the code dies at five, the link lives on. */
    tries: integer('tries').notNull(),
    /** One half of a change of address, while the other address has not agreed yet. */
    awaitsOther: integer('awaits_other', { mode: 'boolean' }).notNull(),
    /** PKCE (RFC 7636): the link then leads to a code that only the asking browser can exchange. */
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_slot').on(table.userId, table.slot),
    index('one_time_tokens_address').on(table.address, table.slot),
    index('one_time_tokens_expiry').on(table.expiresAt),
  ],
)

/** When an address, known or not, was last sent a kind of mail. `key` is a hash: no address is kept for this. */
export const sendLimitsTable = sqliteTable(
  'send_limits',
  { key: text('key').primaryKey(), sentAt: instant('sent_at').notNull() },
  (table) => [index('send_limits_sent').on(table.sentAt)],
)

/**
 * A sign-in that continues elsewhere: a PKCE code waiting for its exchange, or a visit to an OpenID provider
 * (`stateHash`) that has not come back yet.
 */
export const flowStatesTable = sqliteTable(
  'flow_states',
  {
    id: text('id').primaryKey(),
    /** Known once somebody signed in. */
    userId: text('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    /** Becomes the `amr` method of the session: recovery, magiclink, email/signup, email_change, oauth, … */
    kind: text('kind').notNull(),
    authCodeHash: text('auth_code_hash').unique(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
    redirectTo: text('redirect_to'),
    provider: text('provider'),
    stateHash: text('state_hash').unique(),
    /** The provider's side of the visit: `nonce` and our own PKCE verifier, sealed (lib/seal.ts). */
    providerSecrets: text('provider_secrets'),
    /** The provider's tokens on their way to the exchange, sealed. */
    providerTokens: text('provider_tokens'),
    /** Set when the visit links an identity to somebody signed in. */
    linkUserId: text('link_user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** From issuing the code (or starting the visit): reading a mail late costs nothing. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('flow_states_user').on(table.userId),
    index('flow_states_expiry').on(table.expiresAt),
  ],
)

export const factorsTable = sqliteTable(
  'mfa_factors',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    factorType: text('factor_type', { enum: ['totp', 'phone'] }).notNull(),
    status: text('status', { enum: ['unverified', 'verified'] }).notNull(),
    friendlyName: text('friendly_name'),
    /** The TOTP secret, sealed (lib/seal.ts): it has to be read back, so a hash will not do. */
    secret: text('secret'),
    phone: text('phone'),
    /** The last TOTP step accepted: a code works once. */
    usedStep: integer('used_step'),
    lastChallengedAt: instant('last_challenged_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('mfa_factors_user').on(table.userId)],
)

export const challengesTable = sqliteTable(
  'mfa_challenges',
  {
    id: text('id').primaryKey(),
    factorId: text('factor_id')
      .notNull()
      .references(() => factorsTable.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    /** Phone factors only; TOTP codes are computed. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull(),
    createdAt: instant('created_at').notNull(),
    verifiedAt: instant('verified_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mfa_challenges_factor').on(table.factorId),
    index('mfa_challenges_expiry').on(table.expiresAt),
  ],
)
