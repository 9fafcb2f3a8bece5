import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { messageProgress } from '#contract/staff/filters.ts'
import { type Json, instant } from './columns.ts'

/**
 * Marks messages without a mail of their own because too many arrived (outbox/summary-mail.ts):
 * `last_error` while held for the hourly summary mail, `detail` of the attempt afterwards.
 */
export const summaryMailMarker = 'one mail for many'

/** Messages that wait for an answer of staff. */
export const unansweredSql = `kind = 'contact' and progress = 'open' and erased_at is null`

/** SQL condition: messages held for the hourly summary mail. */
export const heldSql = `state = 'waiting' and last_error = '${summaryMailMarker}'`

/**
 * Transactional outbox: form submissions and mails. A row is written in the transaction of its
 * cause, then delivered, and retried by the cron (features/outbox).
 */
export const outboxTable = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['contact', 'b2b-access', 'mail'] }).notNull(),
    /** `Idempotency-Key` of a form, or a key made from the cause of a mail. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256 of the request body: the same key with another body is refused. */
    payloadHash: text('payload_hash').notNull(),
    locale: text('locale').notNull(),
    /**
     * `null` once erased. Mails are encrypted (lib/secrets/seal.ts), because their links are
     * secrets.
     */
    payload: text('payload', { mode: 'json' }).$type<Json>(),
    /**
     * Origin of the submission: pageUri, pageName and, with consent, `hutk`. Erased with `payload`.
     */
    context: text('context', { mode: 'json' }).$type<Json>(),
    /** Normalised search text (`foldForSearch`). Erased with `payload`; `null` for mails. */
    searchText: text('search_text'),
    state: text('state', { enum: ['waiting', 'delivered', 'dead'] }).notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: instant('next_at').notNull(),
    /** Lease of the run that delivers the row; after it another run may. */
    leaseUntil: instant('lease_until'),
    /** Codes of the last error, no personal data. */
    lastError: text('last_error'),
    destination: text('destination', { enum: ['hubspot', 'mail'] }),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    erasedAt: instant('erased_at'),
    /** How far staff got with a contact message. Who did what stands in the trail. */
    progress: text('progress', { enum: messageProgress }).notNull().default('open'),
    /** The administrator who looks after it. */
    assigneeId: text('assignee_id'),
    /** Days that its sender was promised (settings.retentionDays then): a longer time set later is not for this row. Absent in mails. */
    retentionDays: integer('retention_days'),
  },
  (table) => [
    index('outbox_due').on(table.state, table.nextAt),
    index('outbox_created').on(table.kind, table.createdAt),
    // staff's list of messages, newest first; the condition must equal that of the query
    index('outbox_messages')
      .on(table.createdAt, table.id)
      .where(sql`kind <> 'mail'`),
    index('outbox_messages_state')
      .on(table.state, table.createdAt, table.id)
      .where(sql`kind <> 'mail'`),
    // and those that are answered, or done
    index('outbox_messages_progress')
      .on(table.progress, table.createdAt, table.id)
      .where(sql`kind = 'contact'`),
    index('outbox_unanswered').on(table.createdAt, table.id).where(sql.raw(unansweredSql)),
    index('outbox_assigned')
      .on(table.assigneeId, table.createdAt, table.id)
      .where(sql.raw(unansweredSql)),
    // what a recall has not brought to everyone yet; word for word in outbox/undelivered.ts
    index('outbox_recalls')
      .on(table.state, table.idempotencyKey)
      .where(sql`state <> 'delivered' and idempotency_key glob 'mail:recall:*'`),
    // messages held for the hourly summary mail, counted by the cron every minute
    index('outbox_held').on(table.leaseUntil).where(sql.raw(heldSql)),
    // delivered rows that still have content
    index('outbox_to_erase')
      .on(table.retentionDays, table.deliveredAt)
      .where(sql`${table.state} = 'delivered' and ${table.erasedAt} is null`),
  ],
)

/** Delivery attempts, kept after erasure; no personal data. */
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
