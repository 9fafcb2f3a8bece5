import { inArray, type SQL, sql } from 'drizzle-orm'
import { settingCatalogue } from '#contract/settings/catalogue.ts'
import type { Db } from '../../db/client.ts'
import { accessRequestsTable } from '../../db/schema/companies.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import { adminActionsTable } from '../../db/schema/staff.ts'
import { storedDays } from '../../db/stored-days.ts'
import type { Deps } from '../../deps.ts'
import { erased } from '../outbox/dead-mails.ts'

/** D1 is busy for one statement at a time: each stays small. */
const chunkRows = 500
/** What is left after so many chunks waits for the next run. */
const maxChunks = 20

/** How long a submission is kept by now: the operator's word, else that of staff, else the built-in one. */
export const promisedDays = (operator: number | null): SQL<number> =>
  operator === null
    ? sql`coalesce(${storedDays('retentionDays')}, ${settingCatalogue.retentionDays.value})`
    : sql`${operator}`

/**
 * Erases what people wrote once it is of no more use: submissions some days after their delivery, requests for access
 * as long after they were refused or withdrawn. A shorter time that is set later counts for what is there; a longer one
 * does not: its sender was promised less. What remains says that there was one, and when and how it was delivered. A
 * submission that could not be delivered stays until it is. A mail of ours that could not be is erased as long after its
 * last try: by then no one waits for it.
 */
export async function eraseOldSubmissions({
  db,
  now,
  forms,
}: Pick<Deps, 'db' | 'now' | 'forms'>): Promise<void> {
  const at = now()
  const operator = forms().retentionDays
  const isDue = ({ rows, since }: Due, promised: number) => {
    const days = sql`min(${promised}, ${promisedDays(operator)})`
    return sql`(select id from ${rows} and retention_days = ${promised}
      and ${since} < ${instantBefore(at, days)} limit ${chunkRows})`
  }
  await eraseEach(db, submissions, async (promised) => {
    const due = isDue(submissions, promised)
    const [, erasedRows] = await db.batch([
      // what staff replied, while it is still due
      db
        .update(adminActionsTable)
        .set(withoutReason)
        .where(inArray(adminActionsTable.subject, due)),
      db.update(outboxTable).set(erased(at)).where(inArray(outboxTable.id, due)),
    ])
    return erasedRows
  })
  await eraseInChunks(() =>
    db
      .update(outboxTable)
      .set(erased(at))
      .where(
        inArray(
          outboxTable.id,
          sql`(select id from outbox indexed by outbox_due where state = 'dead' and kind = 'mail'
            and payload is not null and next_at < ${instantBefore(at, promisedDays(operator))}
            limit ${chunkRows})`,
        ),
      ),
  )
  await eraseEach(db, requests, (promised) => {
    const due = isDue(requests, promised)
    return eraseRequests(db, due, at)
  })
}

/** Requests and what staff wrote of them in the trail, in one transaction: that they decided, and when, stays. */
async function eraseRequests(db: Db, due: SQL, at: Date) {
  const [, erasedRequests] = await db.batch([
    // first, while they are still due
    db.update(adminActionsTable).set(withoutReason).where(inArray(adminActionsTable.subject, due)),
    db
      .update(accessRequestsTable)
      .set({ ...nothingPersonal, erasedAt: at.toISOString() })
      .where(inArray(accessRequestsTable.id, due)),
  ])
  return erasedRequests
}

/** Rows that can be due, read by their index only: first what they were promised, then since when they wait. */
type Due = { rows: SQL; since: SQL }

/*
 * Both name their index: of two that fit, SQLite takes the one on the state, and reads every row there ever was. An index
 * that is missing would be an error (sqlite.org/lang_indexedby.html).
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

/** As `Date#toISOString` writes it, so many days before. */
const instantBefore = (at: Date, days: SQL) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at.toISOString()}, '-' || (${days}) || ' days')`

/** The promises that there are: a handful, each found by one seek in the index, however many rows have it. */
async function listPromises(db: Db, rows: SQL): Promise<number[]> {
  const found = await db.all<{ days: number }>(sql`with recursive known (days) as (
      select (select min(retention_days) from ${rows})
      union all
      select (select min(retention_days) from ${rows} and retention_days > known.days)
      from known where known.days is not null
    ) select days from known where days is not null`)
  return found.map(({ days }) => days)
}

/** What staff wrote of it, out of the trail. */
export const withoutReason = { detail: sql`nullif(json_remove(detail, '$.reason'), '{}')` }

/** A request for access of which no one can be told any more. */
export const nothingPersonal = {
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
