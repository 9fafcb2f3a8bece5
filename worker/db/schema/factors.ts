import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'
import { userId } from './users.ts'

export const factorsTable = sqliteTable(
  'mfa_factors',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    factorType: text('factor_type', { enum: ['totp', 'phone'] }).notNull(),
    status: text('status', { enum: ['unverified', 'verified'] }).notNull(),
    friendlyName: text('friendly_name'),
    /** The TOTP secret, sealed (lib/secrets/seal.ts): it has to be read back, so a hash will not do. */
    secret: text('secret'),
    phone: text('phone'),
    /** The last TOTP step accepted: a code works once. */
    usedStep: integer('used_step'),
    lastChallengedAt: instant('last_challenged_at'),
    /** When it became a way to prove oneself: as it was verified first. Absent until then. */
    addedAt: instant('added_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('mfa_factors_user').on(table.userId)],
)

/**
 * Ten codes in place of a lost second factor. They are stored as keyed hashes (auth/factors/recovery-codes.ts); a
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

/** They live five minutes and are swept each hour: so few that an index would cost more than it saves. */
export const challengesTable = sqliteTable('mfa_challenges', {
  id: text('id').primaryKey(),
  factorId: text('factor_id')
    .notNull()
    .references(() => factorsTable.id, { onDelete: 'cascade' }),
  ip: text('ip').notNull(),
  /** Phone factors only; TOTP codes are computed. */
  codeHash: text('code_hash'),
  createdAt: instant('created_at').notNull(),
  verifiedAt: instant('verified_at'),
  expiresAt: instant('expires_at').notNull(),
})
