import { and, desc, eq, sql } from 'drizzle-orm'
import {
  maxCountedSubmissions,
  type SubmissionKind,
  type SubmissionView,
} from '#contract/staff/filters.ts'
import type { Page } from '#contract/paging.ts'
import type {
  SubmissionCounts,
  SubmissionDetail,
  SubmissionLine,
  SubmissionQuery,
} from '#contract/staff/submissions.ts'
import { listAuditEntries } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { pageSize } from '../../db/paging.ts'
import { deliveryAttemptsTable, outboxTable } from '../../db/schema/outbox.ts'
import { excerptOf } from '../../lib/text/excerpt.ts'
import { summariseFields } from '../../lib/text/sent-fields.ts'
import { findMessages, inView, isMessage, type MessageRow } from './search.ts'

const outbox = outboxTable
const excerptLength = 160

/** A page of messages, the newest first. See `findMessages` for what a search costs. */
export async function listSubmissions(
  db: Db,
  query: SubmissionQuery,
): Promise<Page<SubmissionLine>> {
  const { rows, next } = await findMessages(db, query, pageSize)
  return { rows: rows.map(toLine), next }
}

/** How many messages each view has. Reads `maxCountedSubmissions` index entries of each at most. */
export async function countSubmissions(db: Db): Promise<SubmissionCounts> {
  const count = (view: SubmissionView) =>
    db.select({ n: sql<number>`count(*)` }).from(
      db
        .select({ one: sql`1`.as('one') })
        .from(outbox)
        .where(and(isMessage, inView(view)))
        .limit(maxCountedSubmissions + 1)
        .as('some'),
    )
  const [unanswered, waiting, delivered, dead] = await db.batch([
    count('unanswered'),
    count('waiting'),
    count('delivered'),
    count('dead'),
  ])
  return {
    unanswered: unanswered[0]?.n ?? 0,
    waiting: waiting[0]?.n ?? 0,
    delivered: delivered[0]?.n ?? 0,
    dead: dead[0]?.n ?? 0,
  }
}

const toLine = (row: MessageRow): SubmissionLine => {
  const { name, company, email, text } = summariseFields(row.payload ?? {})
  return {
    id: row.id,
    kind: row.kind as SubmissionKind,
    name: name || null,
    company: company || null,
    email: email || null,
    excerpt: excerptOf(text, excerptLength) || null,
    state: row.state,
    attempts: row.attempts,
    destination: row.destination,
    last_error: row.lastError,
    next_at: row.state === 'waiting' ? row.nextAt : null,
    created_at: row.createdAt,
    delivered_at: row.deliveredAt,
    erased_at: row.erasedAt,
    answered_at: row.answeredAt,
  }
}

/** A submission with its text and every try, or `null`. */
export async function findSubmission(db: Db, id: string): Promise<SubmissionDetail | null> {
  const [[row], tries, actions] = await Promise.all([
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isMessage)),
    db
      .select()
      .from(deliveryAttemptsTable)
      .where(eq(deliveryAttemptsTable.outboxId, id))
      .orderBy(desc(deliveryAttemptsTable.id)),
    listAuditEntries(db, id),
  ])
  if (!row) return null
  return {
    ...toLine(row),
    locale: row.locale,
    payload: row.payload,
    tries: tries.map((row) => ({
      id: row.id,
      attempted_at: row.attemptedAt,
      destination: row.destination,
      outcome: row.outcome,
      detail: row.detail,
      duration_ms: row.durationMs,
    })),
    actions,
  }
}

/** Whether a contact message is still there, and answered or not. */
export const isContact = (id: string, isAnswered: boolean) =>
  sql`exists (select 1 from outbox where id = ${id} and kind = 'contact' and erased_at is null
    and (answered_at is not null) = ${isAnswered ? 1 : 0})`

/** Whether there is something to send and no run has it right now. */
export const isSendable = (id: string, now: Date) =>
  sql`exists (select 1 from outbox where id = ${id} and kind in ('contact', 'b2b-access')
    and payload is not null and (lease_until is null or lease_until <= ${now.toISOString()}))`
