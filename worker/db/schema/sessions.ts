import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'
import { userId } from './users.ts'

/** How and when a session proved who it is, most recent first (contract §3, `amr`). */
export type AmrEntry = { method: string; timestamp: number; provider?: string }

/** A refresh token spent a moment ago, which racing tabs may still present, by its SHA-256. */
export type Spent = { generation: number; at: string; hash: string }

/**
 * A sign-in that lasts. Its refresh tokens are not stored: each is the session's id and a generation,
 * authenticated with a key that only the Worker can derive (features/auth/tokens.ts). Its rows stand in the key itself
 * (WITHOUT ROWID, for which drizzle has no word: written into the baseline by hand), so a sign-in writes one row less.
 */
export const sessionsTable = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    aal: text('aal', { enum: ['aal1', 'aal2'] }).notNull(),
    amr: text('amr', { mode: 'json' }).$type<AmrEntry[]>().notNull(),
    /**
     * `recovery`: begun by the mail for a forgotten password, or by an invitation. It sets a password, gives the second
     * step and signs out; it lasts an hour, and no other session ends it.
     */
    kind: text('kind', { enum: ['full', 'recovery'] }).notNull(),
    begunBy: text('begun_by', { enum: ['password', 'mail', 'provider'] }).notNull(),
    /** The first generation whose tokens count: a proof refuses all tokens from before it. */
    notBefore: integer('not_before').notNull(),
    /** The factor that raised this session to aal2. */
    factorId: text('factor_id'),
    /** The generation of the one refresh token that is alive. */
    generation: integer('generation').notNull(),
    /** The key of the ring that the live refresh token is made with. */
    keyId: text('key_id').notNull(),
    /** SHA-256 of the live refresh token: an older key of ours, once it leaks, makes no other. */
    refreshHash: text('refresh_hash').notNull(),
    /** Spent within the reuse interval, and whatever was spent last. */
    spent: text('spent', { mode: 'json' }).$type<Spent[]>().notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    /** Its end, where a browser keeps it (`keepSession`): never later than that of any other session. */
    endsAt: instant('ends_at'),
    refreshedAt: instant('refreshed_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)
