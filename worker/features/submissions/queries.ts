import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type SubmissionKind, submissionKinds } from '../../contract/people-options.ts'
import type { Page } from '../../contract/paging.ts'
import type {
  SubmissionCounts,
  SubmissionDetail,
  SubmissionLine,
  SubmissionQuery,
} from '../../contract/submissions.ts'
import { listActions } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { pageSize } from '../../db/paging.ts'
import { deliveryAttemptsTable, outboxTable } from '../../db/schema.ts'

const outbox = outboxTable
type Row = typeof outbox.$inferSelect

const isSubmission = inArray(outbox.kind, [...submissionKinds])

/** Dead letters come first: they wait for somebody. */
const rank = sql<number>`case ${outbox.state} when 'dead' then 0 else 1 end`

/** Submissions, dead ones first, then the newest. `rank_createdAt_id` is the cursor. */
export async function listSubmissions(
  db: Db,
  { kind, state, cursor }: SubmissionQuery,
): Promise<Page<SubmissionLine>> {
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(
        isSubmission,
        kind && eq(outbox.kind, kind),
        state && eq(outbox.state, state),
        afterCursor(cursor),
      ),
    )
    .orderBy(asc(rank), desc(outbox.createdAt), desc(outbox.id))
    .limit(pageSize + 1)
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  const next = last ? `${last.state === 'dead' ? 0 : 1}_${last.createdAt}_${last.id}` : null
  return { rows: rows.slice(0, pageSize).map(toLine), next }
}

function afterCursor(cursor: string | undefined): SQL | undefined {
  const [, rankOfLast, at, id] = /^([01])_([\d\-T:.]+Z)_(.+)$/.exec(cursor ?? '') ?? []
  if (rankOfLast === undefined) return undefined
  return sql`(${rank}, ${at}, ${id}) > (${Number(rankOfLast)}, ${outbox.createdAt}, ${outbox.id})`
}

/** How many submissions are in each state. Reads one index entry per row of the outbox. */
export async function countSubmissions(db: Db): Promise<SubmissionCounts> {
  const rows = await db
    .select({ state: outbox.state, n: sql<number>`count(*)` })
    .from(outbox)
    .where(isSubmission)
    .groupBy(outbox.state)
  const counts = { waiting: 0, delivered: 0, dead: 0 }
  for (const { state, n } of rows) counts[state] = n
  return counts
}

const toLine = (row: Row): SubmissionLine => ({
  id: row.id,
  kind: row.kind as SubmissionKind,
  state: row.state,
  attempts: row.attempts,
  destination: row.destination,
  last_error: row.lastError,
  next_at: row.state === 'waiting' ? row.nextAt : null,
  created_at: row.createdAt,
  delivered_at: row.deliveredAt,
  erased_at: row.erasedAt,
})

/** A submission with its text and every try, or `null`. */
export async function findSubmission(db: Db, id: string): Promise<SubmissionDetail | null> {
  const [[row], tries, actions] = await Promise.all([
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isSubmission)),
    db
      .select()
      .from(deliveryAttemptsTable)
      .where(eq(deliveryAttemptsTable.outboxId, id))
      .orderBy(desc(deliveryAttemptsTable.id)),
    listActions(db, id),
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

/** Whether there is something to send and no run has it right now. */
export const isSendable = (id: string, now: Date) =>
  sql`exists (select 1 from outbox where id = ${id} and kind in ('contact', 'b2b-access')
    and payload is not null and (lease_until is null or lease_until <= ${now.toISOString()}))`
