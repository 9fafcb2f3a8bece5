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
    /** TOTP secret, encrypted (lib/secrets/seal.ts). */
    secret: text('secret'),
    phone: text('phone'),
    /** Last accepted TOTP time step, so that a code works once. */
    usedStep: integer('used_step'),
    lastChallengedAt: instant('last_challenged_at'),
    /** When the factor was first verified; `null` until then. */
    addedAt: instant('added_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('mfa_factors_user').on(table.userId)],
)

/**
 * Recovery codes as keyed hashes (auth/factors/recovery-codes.ts). Used codes stay until the set is
 * replaced, so that unused ones can be counted.
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

/** Factor challenges. Valid for five minutes and deleted hourly; too few for an index. */
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
