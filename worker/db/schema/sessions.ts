import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'
import { userId } from './users.ts'

/** Authentication method of a session with time, newest first (`amr`). */
export type AmrEntry = { method: string; timestamp: number; provider?: string }

/** A recently used refresh token, which concurrent tabs may still present; stored as SHA-256. */
export type UsedRefreshToken = { generation: number; at: string; hash: string }

/**
 * Sessions. Refresh tokens are derived, not stored (features/auth/tokens.ts). WITHOUT ROWID, added
 * to the migration by hand, saves one row write per sign-in.
 */
export const sessionsTable = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    aal: text('aal', { enum: ['aal1', 'aal2'] }).notNull(),
    amr: text('amr', { mode: 'json' }).$type<AmrEntry[]>().notNull(),
    /**
     * `recovery`: started by a password reset or an invitation; can only set a password, verify a
     * second factor and sign out, and lasts an hour.
     */
    kind: text('kind', { enum: ['full', 'recovery'] }).notNull(),
    begunBy: text('begun_by', { enum: ['password', 'mail', 'provider'] }).notNull(),
    /** First valid generation: re-authentication invalidates earlier tokens. */
    notBefore: integer('not_before').notNull(),
    /** Factor that raised the session to aal2. */
    factorId: text('factor_id'),
    /** Generation of the current refresh token. */
    generation: integer('generation').notNull(),
    /** Id of the data key that derives the current refresh token. */
    keyId: text('key_id').notNull(),
    /** SHA-256 of the current refresh token, so that a leaked old key cannot forge one. */
    refreshHash: text('refresh_hash').notNull(),
    /** Tokens used within the reuse interval, and the last one used. */
    spent: text('spent', { mode: 'json' }).$type<UsedRefreshToken[]>().notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    /** Its end, where a browser keeps it (`keepSession`): never later than that of any other session. */
    endsAt: instant('ends_at'),
    refreshedAt: instant('refreshed_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)
