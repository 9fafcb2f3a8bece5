import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { accessRequestsTable, outboxTable } from '../../db/schema.ts'
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

async function eraseSubmissions(db: Db, before: string, nowIso: string): Promise<number> {
  const chunk = db
    .select({ id: outboxTable.id })
    .from(outboxTable)
    .where(
      and(
        eq(outboxTable.state, 'delivered'),
        lt(outboxTable.deliveredAt, before),
        isNull(outboxTable.erasedAt),
      ),
    )
    .limit(chunkRows)
  const { meta } = await db
    .update(outboxTable)
    .set({ payload: null, context: null, erasedAt: nowIso })
    .where(inArray(outboxTable.id, chunk))
  return meta.changes
}

async function eraseRequests(db: Db, before: string, nowIso: string): Promise<number> {
  const chunk = db
    .select({ id: accessRequestsTable.id })
    .from(accessRequestsTable)
    .where(
      and(
        inArray(accessRequestsTable.status, ['refused', 'withdrawn']),
        lt(accessRequestsTable.updatedAt, before),
        isNull(accessRequestsTable.erasedAt),
      ),
    )
    .limit(chunkRows)
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
