import { and, eq, gte, lte } from 'drizzle-orm'
import type { Db } from './client.ts'
import { troublesTable } from './schema/health.ts'

/** What is written down when it fails outside of the outbox, so that the health check can see it. */
export type IncidentName = 'mail'

/** A trouble that goes on is written once in this time, however many calls meet it. */
const quietMs = 60_000

/** Notes that something failed. `detail` is a code, nothing personal. */
export async function recordIncident(db: Db, name: IncidentName, detail: string, now: Date) {
  const lastAt = now.toISOString()
  await db
    .insert(troublesTable)
    .values({ name, detail, lastAt })
    .onConflictDoUpdate({
      target: troublesTable.name,
      set: { detail, lastAt },
      setWhere: lte(troublesTable.lastAt, new Date(now.getTime() - quietMs).toISOString()),
    })
}

/** What failed since an instant, or `null`. Reads one row. */
export async function findIncident(
  db: Db,
  name: IncidentName,
  since: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ detail: troublesTable.detail })
    .from(troublesTable)
    .where(and(eq(troublesTable.name, name), gte(troublesTable.lastAt, since.toISOString())))
  return row?.detail ?? null
}
