import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Json, instant } from './columns.ts'
import { userId, usersTable } from './users.ts'

/**
 * What mails carry. A newer mail of a purpose replaces the older one, but for those that undo a change. A mail's link and
 * its code are two independent secrets, both stored as hashes.
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
    /** The address it was sent to. */
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').notNull().unique(),
    /** The address that a change leads to, for both halves of the change. */
    newAddress: text('new_address'),
    /** What was chosen with a sign-up: it becomes the account's with this very token. */
    passwordHash: text('password_hash'),
    metadata: text('metadata', { mode: 'json' }).$type<Json>(),
    /** What is put back by "This wasn't me": rows that the change took away. */
    undo: text('undo', { mode: 'json' }).$type<Json>(),
    /** PKCE (RFC 7636): the link then leads to a code that only the asking browser can exchange. */
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
    /** The limit of new addresses that its mail was charged to, by network: given back once it is confirmed. */
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
 * A sign-in that continues elsewhere: a PKCE code waiting for its exchange, or a visit to an OpenID provider
 * (`stateHash`) that has not come back yet.
 */
export const flowStatesTable = sqliteTable(
  'flow_states',
  {
    id: text('id').primaryKey(),
    /** Whose code it is, or to whom the visit links an identity; absent for a visit that signs in. */
    userId: text('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    /** Becomes the `amr` method of the session: recovery, magiclink, email/signup, email_change, oauth, … */
    kind: text('kind').notNull(),
    authCodeHash: text('auth_code_hash').unique(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
    redirectTo: text('redirect_to'),
    provider: text('provider'),
    stateHash: text('state_hash').unique(),
    /** The provider's side of the visit: `nonce` and our own PKCE verifier, sealed (lib/secrets/seal.ts). */
    providerSecrets: text('provider_secrets'),
    /** The provider's tokens on their way to the exchange, sealed. */
    providerTokens: text('provider_tokens'),
    createdAt: instant('created_at').notNull(),
    /** From issuing the code (or starting the visit): reading a mail late costs nothing. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('flow_states_user').on(table.userId)],
)

/** What is left of a limit (db/limits.ts). `key` is a name, and hashes of what it counts. WITHOUT ROWID, as sessions are. */
export const limitsTable = sqliteTable('limits', {
  key: text('key').primaryKey(),
  /** When all of it is back: each use moves it on, in SQL. */
  fullAtMs: integer('full_at_ms').notNull(),
})
