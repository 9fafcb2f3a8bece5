import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
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
import { hasActiveRole } from '../../db/active-roles.ts'
import { listAuditEntries } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { pageSize } from '../../db/paging.ts'
import { accessRequestsTable } from '../../db/schema/companies.ts'
import { deliveryAttemptsTable, outboxTable } from '../../db/schema/outbox.ts'
import { userRolesTable, usersTable } from '../../db/schema/users.ts'
import { excerptOf } from '../../lib/text/excerpt.ts'
import { summariseFields } from '../../lib/text/sent-fields.ts'
import { findMessages, inView, isMessage, type MessageRow } from './search.ts'

const outbox = outboxTable
const excerptLength = 160

/** A page of messages, newest first. See `findMessages` for its cost. */
export async function listSubmissions(
  db: Db,
  query: SubmissionQuery & { reader: string },
): Promise<Page<SubmissionLine>> {
  const { rows, next } = await findMessages(db, query, pageSize)
  return { rows: await toLines(db, rows), next }
}

/**
 * The number of messages in each view. Reads at most `maxCountedSubmissions` index entries for
 * each.
 */
export async function countSubmissions(db: Db, reader: string): Promise<SubmissionCounts> {
  const count = (view: SubmissionView) =>
    db.select({ n: sql<number>`count(*)` }).from(
      db
        .select({ one: sql`1`.as('one') })
        .from(outbox)
        .where(and(isMessage, inView(view, reader)))
        .limit(maxCountedSubmissions + 1)
        .as('some'),
    )
  const counted = await db.batch([
    count('unanswered'),
    count('mine'),
    count('answered'),
    count('done'),
    count('dead'),
  ])
  const [unanswered = 0, mine = 0, answered = 0, done = 0, dead = 0] = counted.map(
    ([row]) => row?.n ?? 0,
  )
  return { unanswered, mine, answered, done, dead }
}

/** Adds assignees and the status of access requests, each by primary key. */
async function toLines(db: Db, rows: MessageRow[]): Promise<SubmissionLine[]> {
  const known = <Value>(values: (Value | null)[]) => values.filter((value) => value !== null)
  const [colleagues, requests] = await db.batch([
    db
      .select({ id: usersTable.id, email: usersTable.email })
      .from(usersTable)
      .where(inArray(usersTable.id, known(rows.map(({ assigneeId }) => assigneeId)))),
    db
      .select({ id: accessRequestsTable.id, status: accessRequestsTable.status })
      .from(accessRequestsTable)
      .where(
        inArray(
          accessRequestsTable.id,
          rows.filter(({ kind }) => kind === 'b2b-access').map(({ id }) => id),
        ),
      ),
  ])
  return rows.map((row) => ({
    ...toLine(row),
    assignee: colleagues.find(({ id }) => id === row.assigneeId) ?? null,
    request_status: requests.find(({ id }) => id === row.id)?.status ?? null,
  }))
}

const toLine = (row: MessageRow): Omit<SubmissionLine, 'assignee' | 'request_status'> => {
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
    progress: row.kind === 'contact' ? row.progress : null,
  }
}

/** A submission with its text, all delivery attempts and possible assignees, or `null`. */
export async function findSubmission(
  db: Db,
  id: string,
  now: Date,
): Promise<Omit<SubmissionDetail, 'drafts'> | null> {
  const [[row], tries, actions, colleagues] = await Promise.all([
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
    db
      .select({ id: usersTable.id, email: usersTable.email })
      .from(userRolesTable)
      .innerJoin(usersTable, eq(usersTable.id, userRolesTable.userId))
      .where(and(eq(userRolesTable.role, 'admin'), hasActiveRole('admin', now)))
      .orderBy(asc(usersTable.email)),
  ])
  const [line] = row ? await toLines(db, [row]) : []
  if (!row || !line) return null
  return {
    ...line,
    colleagues,
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

/** Condition that a contact message exists and meets another condition. */
export const isContact = (id: string, condition: SQL) =>
  sql`exists (select 1 from outbox where id = ${id} and kind = 'contact' and erased_at is null
    and ${condition})`

/** Condition that a submission can be sent and no delivery is running. */
export const isSendable = (id: string, now: Date) =>
  sql`exists (select 1 from outbox where id = ${id} and kind in ('contact', 'b2b-access')
    and payload is not null and (lease_until is null or lease_until <= ${now.toISOString()}))`
