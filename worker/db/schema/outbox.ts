import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { messageProgress } from '#contract/staff/filters.ts'
import { type Json, instant } from './columns.ts'

/**
 * Marks messages that had no mail of their own, as too many came at once (outbox/office-flood.ts): as `last_error` while
 * they wait for the hourly mail about many, as `detail` of the attempt once it has left.
 */
export const oneForMany = 'one mail for many'

/** Messages that wait for an answer of staff. */
export const unansweredSql = `kind = 'contact' and progress = 'open' and erased_at is null`

/** Messages that wait for the hourly mail about many. */
export const heldSql = `state = 'waiting' and last_error = '${oneForMany}'`

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
    /** Absent once personal data are erased. Mails are sealed (lib/secrets/seal.ts): their links are secrets. */
    payload: text('payload', { mode: 'json' }).$type<Json>(),
    /** Where it was sent from: pageUri, pageName, and `hutk` where the visitor agreed to it. Erased with `payload`. */
    context: text('context', { mode: 'json' }).$type<Json>(),
    /** What staff find a message by, as `fold` of the contract reads it. Erased with `payload`; absent in mails. */
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
    // staff's list of messages, newest first: all, and those of one state. The condition is that of the query, word for word
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
    // held messages, which the cron counts each minute: the planner may take no other index for it
    index('outbox_held').on(table.leaseUntil).where(sql.raw(heldSql)),
    // of many delivered rows the few whose content is still there
    index('outbox_to_erase')
      .on(table.retentionDays, table.deliveredAt)
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
