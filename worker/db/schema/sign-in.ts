import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type Json, instant } from './columns.ts'
import { userId, usersTable } from './users.ts'

/**
 * What mails carry. One row per user and slot: a newer mail of a kind replaces the older.
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
        'invitation',
        'recovery',
        'email_change_current',
        'email_change_new',
        'reauthentication',
      ],
    }).notNull(),
    /** What the mail was for, in the words of the link: signup, invite, recovery, magiclink, … */
    type: text('type').notNull(),
    /** The address it was sent to. */
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    linkHash: text('link_hash').notNull().unique(),
    /** Wrong codes so far; the code dies at five, the link lives on. */
    tries: integer('tries').notNull(),
    /** One half of a change of address, while the other address has not agreed yet. */
    awaitsOther: integer('awaits_other', { mode: 'boolean' }).notNull(),
    /** Both halves of one change of address have the same; a half frees none but its own other half. */
    changeId: text('change_id'),
    /** The address that such a change leads to, whichever address this half was sent to. */
    newAddress: text('new_address'),
    /**
     * What somebody chose who signed an address up. It becomes theirs with this very token: whoever typed an address in
     * need not own it.
     */
    passwordHash: text('password_hash'),
    metadata: text('metadata', { mode: 'json' }).$type<Json>(),
    /** The PKCE challenge that came with this choice; the same mail again has one of its own (`codeChallenge`). */
    chosenUnder: text('chosen_under'),
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
    /** The mailed token whose link led to this code: what spends one of them spends both. No reference: a newer mail takes its row. */
    oneTimeTokenId: text('one_time_token_id'),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
    redirectTo: text('redirect_to'),
    provider: text('provider'),
    stateHash: text('state_hash').unique(),
    /** The provider's side of the visit: `nonce` and our own PKCE verifier, sealed (lib/secrets/seal.ts). */
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

/** What is left of the tries at a secret (db/guess-budget.ts). */
export const guessBudgetsTable = sqliteTable(
  'guess_budgets',
  {
    key: text('key').primaryKey(),
    /** When all tries are back: each moves it on, in SQL. */
    fullAtMs: integer('full_at_ms').notNull(),
    /** When its owner was last told that none were left. */
    noticedAt: instant('noticed_at'),
  },
  (table) => [index('guess_budgets_full').on(table.fullAtMs)],
)

/** From which networks an account was signed in to, hashed together (db/known-places.ts). */
export const knownPlacesTable = sqliteTable(
  'known_places',
  { key: text('key').primaryKey(), knownUntil: instant('known_until').notNull() },
  (table) => [index('known_places_until').on(table.knownUntil)],
)
