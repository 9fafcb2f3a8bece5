import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { accessRequestsTable } from '../../db/schema/companies.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'

const dayMs = 24 * 3_600_000
/** D1 is busy for one statement at a time: each stays small. */
const chunkRows = 500
/** What is left after so many chunks waits for the next run. */
const maxChunks = 20

/**
 * Erases what people wrote once it is of no more use: submissions some days after their delivery, requests for access
 * as long after they were refused or withdrawn. What remains says that there was one, and when and how it was
 * delivered. What could not be delivered stays until it is.
 */
export async function eraseOldSubmissions({
  db,
  now,
  forms,
}: Pick<Deps, 'db' | 'now' | 'forms'>): Promise<void> {
  const nowIso = now().toISOString()
  const before = new Date(now().getTime() - forms().retentionDays * dayMs).toISOString()
  await inChunks(() => eraseSubmissions(db, before, nowIso))
  await inChunks(() => eraseRequests(db, before, nowIso))
}

async function inChunks(erase: () => Promise<number>): Promise<void> {
  for (let round = 0; round < maxChunks; round++) {
    if ((await erase()) < chunkRows) return
  }
}

/*
 * Both name their index: of two that fit, SQLite takes the one on the state, and reads every row there ever was. An index
 * that is missing would be an error (sqlite.org/lang_indexedby.html).
 */

async function eraseSubmissions(db: Db, before: string, nowIso: string): Promise<number> {
  const chunk = sql`(select id from outbox indexed by outbox_to_erase
    where state = 'delivered' and erased_at is null and delivered_at < ${before} limit ${chunkRows})`
  const { meta } = await db
    .update(outboxTable)
    .set({ payload: null, context: null, searchText: null, erasedAt: nowIso })
    .where(inArray(outboxTable.id, chunk))
  return meta.changes
}

async function eraseRequests(db: Db, before: string, nowIso: string): Promise<number> {
  const chunk = sql`(select id from access_requests indexed by access_requests_to_erase
    where status in ('refused', 'withdrawn') and erased_at is null and updated_at < ${before}
    limit ${chunkRows})`
  const { meta } = await db
    .update(accessRequestsTable)
    .set({ ...nothingPersonal, erasedAt: nowIso })
    .where(inArray(accessRequestsTable.id, chunk))
  return meta.changes
}

const nothingPersonal = {
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
