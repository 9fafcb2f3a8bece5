import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

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

/**
 * Every change of a flag, written in the same transaction as the change. Never updated, never deleted. What was changed
 * together is one change set, and is undone together: both instants of the flag's row are kept for that.
 */
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
    /** Absent in rows older than change sets: they cannot be undone. */
    changeSet: text('change_set'),
    /** Why, in the words of whoever changed it. */
    note: text('note'),
    /** What led to it if not a switch: `undo:<change set>` or `schedule:<id>`. */
    cause: text('cause'),
    /** The flag's `updated_at` before and after. */
    fromUpdatedAt: instant('from_updated_at'),
    toUpdatedAt: instant('to_updated_at'),
  },
  (table) => [
    index('flag_changes_flag').on(table.flagId, table.id),
    index('flag_changes_set').on(table.changeSet),
  ],
)

/** A switch that staff planned for a time. The cron applies it, unless the flag was changed since it was planned. */
export const flagSchedulesTable = sqliteTable(
  'flag_schedules',
  {
    id: text('id').primaryKey(),
    flagId: text('flag_id').notNull(),
    enabled: integer('enabled', { mode: 'boolean' }).notNull(),
    applyAt: instant('apply_at').notNull(),
    note: text('note'),
    actor: text('actor').notNull(),
    /** The flag's `updated_at` that its planner saw, moved on by earlier plans that were known then. */
    seenUpdatedAt: instant('seen_updated_at').notNull(),
    /** `conflict`: somebody had changed the flag by then, so nothing was switched. */
    state: text('state', { enum: ['waiting', 'applied', 'conflict', 'cancelled'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('flag_schedules_due').on(table.state, table.applyAt),
    index('flag_schedules_flag').on(table.flagId, table.applyAt),
  ],
)

/** When a flag was last asked for, to the hour: isolates report it together, not at each page view. */
export const flagReadsTable = sqliteTable('flag_reads', {
  name: text('name').primaryKey(),
  firstReadAt: instant('first_read_at').notNull(),
  lastReadAt: instant('last_read_at').notNull(),
})

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
        'invitation',
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

/**
 * Ten codes in place of a lost second factor. They are stored as keyed hashes (features/auth/recovery-codes.ts); a
 * spent one stays until the set is replaced, so that it is known how many are left of how old a set.
 */
export const recoveryCodesTable = sqliteTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** What is left of the tries at a secret (db/guess-budget.ts). Both instants are Unix times in milliseconds. */
export const guessBudgetsTable = sqliteTable(
  'guess_budgets',
  {
    key: text('key').primaryKey(),
    /** When all tries are back. */
    fullAt: integer('full_at').notNull(),
    /** When its owner was last told that none were left. */
    noticedAt: integer('noticed_at'),
  },
  (table) => [index('guess_budgets_full').on(table.fullAt)],
)

/** From which networks an account was signed in to, hashed together (db/known-places.ts). Unix time in milliseconds. */
export const knownPlacesTable = sqliteTable(
  'known_places',
  { key: text('key').primaryKey(), knownUntil: integer('known_until').notNull() },
  (table) => [index('known_places_until').on(table.knownUntil)],
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
    /** Always 0: tries are counted per account (guessBudgetsTable). To be dropped in a later release. */
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

/**
 * What has to leave this Worker and must not get lost: form submissions, and mails that belong to a transaction.
 * A row is written with whatever caused it, then delivered, then re-tried by the cron (features/outbox).
 */
export const outboxTable = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['contact', 'b2b-access', 'mail'] }).notNull(),
    /** `Idempotency-Key` of a form, or a name made from the cause of a mail: the same cause is stored once. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256 of what was sent under that key: the same key with another body is a mistake, and refused. */
    payloadHash: text('payload_hash').notNull(),
    locale: text('locale').notNull(),
    /** Absent once personal data are erased. Mails are sealed (lib/seal.ts): their links are secrets. */
    payload: text('payload', { mode: 'json' }).$type<Json>(),
    /** Where it was sent from: pageUri, pageName, and `hutk` where the visitor agreed to it. Erased with `payload`. */
    context: text('context', { mode: 'json' }).$type<Json>(),
    /**
     * What staff find a message by, folded (lib/fold.ts): without letter case and accents. Erased with `payload`. Absent
     * in mails, and in rows that an older Worker wrote until the cron has filled it in.
     */
    searchText: text('search_text'),
    state: text('state', { enum: ['waiting', 'delivered', 'dead'] }).notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: instant('next_at').notNull(),
    /** Until then one run has it; a run that died leaves it to the next one. */
    leaseUntil: instant('lease_until'),
    /** Codes of the last failure, nothing personal. */
    lastError: text('last_error'),
    destination: text('destination', { enum: ['hubspot', 'mail'] }),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    index('outbox_due').on(table.state, table.nextAt),
    index('outbox_created').on(table.kind, table.createdAt),
    // staff's list of messages, newest first: all, and those of one state. The condition is that of the query, word for word
    index('outbox_messages')
      .on(table.createdAt, table.id)
      .where(sql`kind <> 'mail'`),
    index('outbox_messages_state')
      .on(table.state, table.createdAt, table.id)
      .where(sql`kind <> 'mail'`),
    // what the cron fills in: none, as a rule
    index('outbox_unfolded')
      .on(table.id)
      .where(sql`kind <> 'mail' and payload is not null and search_text is null`),
    // of many delivered rows the few whose content is still there
    index('outbox_to_erase')
      .on(table.deliveredAt)
      .where(sql`${table.state} = 'delivered' and ${table.erasedAt} is null`),
  ],
)

/** Every try to deliver, kept after the personal data are gone. Nothing personal. */
export const deliveryAttemptsTable = sqliteTable(
  'delivery_attempts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    outboxId: text('outbox_id')
      .notNull()
      .references(() => outboxTable.id, { onDelete: 'cascade' }),
    attemptedAt: instant('attempted_at').notNull(),
    destination: text('destination', { enum: ['hubspot', 'mail'] }).notNull(),
    outcome: text('outcome', { enum: ['delivered', 'retry', 'refused'] }).notNull(),
    detail: text('detail'),
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [index('delivery_attempts_row').on(table.outboxId, table.id)],
)

/** A business that asked for access. Written with its row of the outbox, in one transaction, under the same id. */
export const accessRequestsTable = sqliteTable(
  'access_requests',
  {
    id: text('id').primaryKey(),
    status: text('status', {
      enum: ['submitted', 'more-information', 'approved', 'refused', 'withdrawn'],
    }).notNull(),
    /** Counts decisions: one made on an older version changes nothing. */
    version: integer('version').notNull(),
    locale: text('locale').notNull(),
    /** Personal data; absent once erased. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    jobTitle: text('job_title'),
    companyName: text('company_name').notNull(),
    companySize: text('company_size').notNull(),
    industry: text('industry').notNull(),
    website: text('website'),
    businessNeeds: text('business_needs'),
    /** What staff tell the applicant: why refused, or what is missing. */
    reason: text('reason'),
    /** What the applicant answered when asked for more. */
    reply: text('reply'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    index('access_requests_status').on(table.status, table.createdAt),
    index('access_requests_email').on(sql`lower(email)`),
    index('access_requests_to_erase')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('refused', 'withdrawn') and ${table.erasedAt} is null`),
  ],
)

export const companiesTable = sqliteTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  size: text('size').notNull(),
  industry: text('industry').notNull(),
  website: text('website'),
  /** The request it was made from: approving twice makes one company. */
  requestId: text('request_id').unique(),
  createdAt: instant('created_at').notNull(),
})

export const membershipsTable = sqliteTable(
  'memberships',
  {
    userId: userId(),
    companyId: text('company_id')
      .notNull()
      .references(() => companiesTable.id, { onDelete: 'cascade' }),
    jobTitle: text('job_title'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('memberships_company').on(table.companyId),
  ],
)

/** What staff did to people, companies and submissions, in the transaction that did it. Flags have their own trail. */
export const adminActionsTable = sqliteTable(
  'admin_actions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** A user id. */
    actor: text('actor').notNull(),
    /** area/what-happened, such as `user/suspended`. */
    action: text('action').notNull(),
    /** The id of the user, request, company or outbox row. */
    subject: text('subject').notNull(),
    detail: text('detail', { mode: 'json' }).$type<Json>(),
    actedAt: instant('acted_at').notNull(),
  },
  (table) => [index('admin_actions_subject').on(table.subject, table.id)],
)

/** Page views of visitors who agreed, by the office's calendar day. Nothing in it says who they were. */
export const pageViewCountsTable = sqliteTable(
  'page_view_counts',
  {
    day: text('day').notNull(),
    /** Without language prefix; of pages we have only (contract/counted-pages.ts). */
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.locale] })],
)

/** What failed last outside of the outbox, such as mail that nobody waits for: the health check reads it. */
export const troublesTable = sqliteTable('troubles', {
  name: text('name').primaryKey(),
  /** A code, nothing personal. */
  detail: text('detail').notNull(),
  lastAt: instant('last_at').notNull(),
})

/** What every look at the system found, for seven days. The latest also lies in KV. */
export const healthChecksTable = sqliteTable(
  'health_checks',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    checkedAt: instant('checked_at').notNull(),
    database: text('database', { enum: ['healthy', 'warning', 'error'] }).notNull(),
    hubspot: text('hubspot', { enum: ['healthy', 'warning', 'error'] }).notNull(),
    forms: text('forms', { enum: ['healthy', 'warning', 'error'] }).notNull(),
    overall: text('overall', { enum: ['healthy', 'warning', 'error'] }).notNull(),
    issues: text('issues', { mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [index('health_checks_time').on(table.checkedAt)],
)
