import { and, eq, gte, lte } from 'drizzle-orm'
import type { Db } from './client.ts'
import { incidentsTable } from './schema/health.ts'

/** Kinds of failures outside the outbox that are recorded for the health check. */
export type IncidentName = 'mail'

/** Shortest time between two records of the same failure. */
const quietMs = 60_000

/** Records a failure. `detail` is a code, no personal data. */
export async function recordIncident(db: Db, name: IncidentName, detail: string, now: Date) {
  const lastAt = now.toISOString()
  await db
    .insert(incidentsTable)
    .values({ name, detail, lastAt })
    .onConflictDoUpdate({
      target: incidentsTable.name,
      set: { detail, lastAt },
      setWhere: lte(incidentsTable.lastAt, new Date(now.getTime() - quietMs).toISOString()),
    })
}

/** The last failure since an instant, or `null`. Reads one row. */
export async function findIncident(
  db: Db,
  name: IncidentName,
  since: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ detail: incidentsTable.detail })
    .from(incidentsTable)
    .where(and(eq(incidentsTable.name, name), gte(incidentsTable.lastAt, since.toISOString())))
  return row?.detail ?? null
}
