import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'
import { userId } from './users.ts'

/** How and when a session proved who it is, most recent first (contract §3, `amr`). */
export type AmrEntry = { method: string; timestamp: number; provider?: string }

/**
 * A refresh token spent a moment ago, which racing tabs may still present, by its SHA-256; `beforeProof` when a second
 * step or the password, given again, replaced it.
 */
export type Spent = { generation: number; at: string; hash: string; beforeProof?: true }

/**
 * A sign-in that lasts. Its refresh tokens are not stored: each is the session's id and a generation,
 * authenticated with a key that only the Worker can derive (features/auth/sessions/refresh-tokens.ts).
 */
export const sessionsTable = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    aal: text('aal', { enum: ['aal1', 'aal2'] }).notNull(),
    amr: text('amr', { mode: 'json' }).$type<AmrEntry[]>().notNull(),
    /** The address whose mail began this session: its holder reads what is sent there. */
    provenAddress: text('proven_address'),
    /** So long nobody but its holder ends it: whoever forgot their password came by mail, and is choosing a new one. */
    recoversUntil: instant('recovers_until'),
    /** The token of the link that began this session, which nobody has used yet (features/auth/sessions/opened-links.ts). */
    openedToken: text('opened_token'),
    /** When a password was set in it, last: nothing that was proven before lets anybody set another one. */
    passwordSetAt: instant('password_set_at'),
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
    ip: text('ip'),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_refreshed').on(table.refreshedAt),
  ],
)
