import { inArray, type SQL, sql } from 'drizzle-orm'
import { settingCatalogue } from '#contract/settings/catalogue.ts'
import type { Db } from '../../db/client.ts'
import { accessRequestsTable } from '../../db/schema/companies.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import { adminActionsTable } from '../../db/schema/staff.ts'
import { storedDaysSql } from '../../db/stored-days.ts'
import type { Deps } from '../../deps.ts'
import { erasedColumns } from '../outbox/dead-mails.ts'

/** Rows per statement, so that D1 is not blocked for long. */
const chunkRows = 500
/** Most chunks per run; remaining rows wait for the next run. */
const maxChunks = 20

/** Retention in days: environment variable, else setting, else default. */
export const retentionDaysSql = (operator: number | null): SQL<number> =>
  operator === null
    ? sql`coalesce(${storedDaysSql('retentionDays')}, ${settingCatalogue.retentionDays.value})`
    : sql`${operator}`

/**
 * Erases submissions a number of days after delivery, and requests for access after they were
 * closed. A shorter setting applies to existing rows, a longer one does not. Undelivered
 * submissions stay.
 */
export async function eraseOldSubmissions({
  db,
  now,
  forms,
}: Pick<Deps, 'db' | 'now' | 'forms'>): Promise<void> {
  const at = now()
  const operator = forms().retentionDays
  const isDue = ({ rows, since }: Due, promised: number) => {
    const days = sql`min(${promised}, ${retentionDaysSql(operator)})`
    return sql`(select id from ${rows} and retention_days = ${promised}
      and ${since} < ${instantBefore(at, days)} limit ${chunkRows})`
  }
  await eraseEach(db, submissions, async (promised) => {
    const due = isDue(submissions, promised)
    const [, erasedRows] = await db.batch([
      // what staff replied, while it is still due
      db
        .update(adminActionsTable)
        .set(reasonRemovedColumns)
        .where(inArray(adminActionsTable.subject, due)),
      db.update(outboxTable).set(erasedColumns(at)).where(inArray(outboxTable.id, due)),
    ])
    return erasedRows
  })
  await eraseInChunks(() =>
    db
      .update(outboxTable)
      .set(erasedColumns(at))
      .where(
        inArray(
          outboxTable.id,
          sql`(select id from outbox indexed by outbox_due where state = 'dead' and kind = 'mail'
            and payload is not null and next_at < ${instantBefore(at, retentionDaysSql(operator))}
            limit ${chunkRows})`,
        ),
      ),
  )
  await eraseEach(db, requests, (promised) => {
    const due = isDue(requests, promised)
    return eraseRequests(db, due, at)
  })
}

/**
 * Erases requests and staff's texts about them in the audit log, in one transaction; actor and time
 * stay.
 */
async function eraseRequests(db: Db, due: SQL, at: Date) {
  const [, erasedRequests] = await db.batch([
    // before the requests are erasedColumns, since `due` would not match them afterwards
    db
      .update(adminActionsTable)
      .set(reasonRemovedColumns)
      .where(inArray(adminActionsTable.subject, due)),
    db
      .update(accessRequestsTable)
      .set({ ...erasedRequestColumns, erasedAt: at.toISOString() })
      .where(inArray(accessRequestsTable.id, due)),
  ])
  return erasedRequests
}

/** Rows that can be due, readable by an index on promised retention and time. */
type Due = { rows: SQL; since: SQL }

/*
 * Both queries force their index: SQLite would choose the index on state and read all rows
 * (sqlite.org/lang_indexedby.html).
 */
const submissions: Due = {
  rows: sql`outbox indexed by outbox_to_erase where state = 'delivered' and erased_at is null`,
  since: sql`delivered_at`,
}
const requests: Due = {
  rows: sql`access_requests indexed by access_requests_to_erase
    where status in ('refused', 'withdrawn') and erased_at is null`,
  since: sql`updated_at`,
}

type Erased = PromiseLike<{ meta: { changes: number } }>

async function eraseEach(
  db: Db,
  { rows }: Due,
  erase: (promised: number) => Erased,
): Promise<void> {
  for (const promised of await listPromises(db, rows)) await eraseInChunks(() => erase(promised))
}

async function eraseInChunks(erase: () => Erased): Promise<void> {
  for (let round = 0; round < maxChunks; round++) {
    if ((await erase()).meta.changes < chunkRows) break
  }
}

/** SQL: ISO instant a number of days before. */
const instantBefore = (at: Date, days: SQL) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at.toISOString()}, '-' || (${days}) || ' days')`

/** Distinct promised retentions, by index skipping (one seek each). */
async function listPromises(db: Db, rows: SQL): Promise<number[]> {
  const found = await db.all<{ days: number }>(sql`with recursive known (days) as (
      select (select min(retention_days) from ${rows})
      union all
      select (select min(retention_days) from ${rows} and retention_days > known.days)
      from known where known.days is not null
    ) select days from known where days is not null`)
  return found.map(({ days }) => days)
}

/** Removes staff's text from an audit entry. */
export const reasonRemovedColumns = { detail: sql`nullif(json_remove(detail, '$.reason'), '{}')` }

/** A request for access of which no one can be notified any more. */
export const erasedRequestColumns = {
  // a sole trader's is a person's name, and nothing tells which are; the column takes no null
  companyName: '',
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  jobTitle: null,
  website: null,
  businessNeeds: null,
  reason: null,
  reply: null,
} as const
