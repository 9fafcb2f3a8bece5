import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Json, instant } from './columns.ts'
import { userId, usersTable } from './users.ts'

/**
 * Tokens and codes in mails, as hashes. A new mail replaces the previous one of the same purpose,
 * except for links that revert a change.
 */
export const oneTimeTokensTable = sqliteTable(
  'one_time_tokens',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    purpose: text('purpose', {
      enum: [
        'signup',
        'invite',
        'recovery',
        'magiclink',
        'email_change_current',
        'email_change_new',
        'nonce',
        'undo',
      ],
    }).notNull(),
    /** Address the mail was sent to. */
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').notNull().unique(),
    /** New address of an address change, in both of its mails. */
    newAddress: text('new_address'),
    /** Password chosen at sign-up; applied when this token is used. */
    passwordHash: text('password_hash'),
    metadata: text('metadata', { mode: 'json' }).$type<Json>(),
    /** Rows removed by the change, restored by "This wasn't me". */
    undo: text('undo', { mode: 'json' }).$type<Json>(),
    /** PKCE (RFC 7636): the link leads to a code that only the requesting browser can exchange. */
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
    /** Bucket charged for a mail to a new address, by network; refunded on confirmation. */
    charged: text('charged'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('one_time_tokens_user').on(table.userId),
    index('one_time_tokens_address').on(table.address),
  ],
)

/**
 * Pending sign-ins: a PKCE code before its exchange, or an OpenID redirect (`stateHash`) before its
 * callback.
 */
export const flowStatesTable = sqliteTable(
  'flow_states',
  {
    id: text('id').primaryKey(),
    /** Owner of the code, or user to link an identity to; `null` for a sign-in. */
    userId: text('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    /**
     * `amr` method of the resulting session: recovery, magiclink, email/signup, email_change,
     * oauth, …
     */
    kind: text('kind').notNull(),
    authCodeHash: text('auth_code_hash').unique(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
    redirectTo: text('redirect_to'),
    provider: text('provider'),
    stateHash: text('state_hash').unique(),
    /** `nonce` and PKCE verifier for the provider, encrypted (lib/secrets/seal.ts). */
    providerSecrets: text('provider_secrets'),
    /** The provider's tokens until the exchange, encrypted. */
    providerTokens: text('provider_tokens'),
    createdAt: instant('created_at').notNull(),
    /**
     * Expiry, counted from issuing the code or starting the redirect, not from sending the mail.
     */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('flow_states_user').on(table.userId)],
)

/**
 * Token buckets (db/limits.ts). `key` is a name with hashes of what it counts. WITHOUT ROWID, as
 * `sessions`.
 */
export const limitsTable = sqliteTable('limits', {
  key: text('key').primaryKey(),
  /** When the bucket is full again (Unix ms); each use postpones it. */
  fullAtMs: integer('full_at_ms').notNull(),
})
