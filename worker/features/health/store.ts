import { asc, desc, gte, lt } from 'drizzle-orm'
import { type HealthHistoryEntry, HealthReport } from '#contract/staff/health.ts'
import type { Db } from '../../db/client.ts'
import { healthChecksTable } from '../../db/schema/health.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import { within } from '../../lib/with-timeout.ts'

const kvKey = 'health'
const keptMs = 7 * 24 * 3_600_000
/** Row limit; one run every five minutes makes 2,016 rows a week, plus staff's runs. */
const maxRows = 5_000
/** Lifetime in the isolate's memory. */
const memoryMs = 5_000
const timeoutMs = 2_000
const kvCacheTtlS = 30

/** Cache of this isolate by KV namespace. */
const memory = new WeakMap<KVNamespace, { report: HealthReport; readAtMs: number }>()

type Stores = Pick<Deps, 'db' | 'kv' | 'now'>

/** Latest result. `reachable` is `false` when neither store could be read. */
export type LatestHealth = { report: HealthReport | null; reachable: boolean }

/** Latest result of D1 and KV; either may be behind. Reads one row. */
export async function readLatest({ db, kv }: Stores): Promise<LatestHealth> {
  const answers = await Promise.allSettled([
    within(timeoutMs, readKv(kv)),
    within(timeoutMs, findLast(db)),
  ])
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  return { report: newestReport(...read), reachable: read.length > 0 }
}

export const newestReport = (...reports: (HealthReport | null)[]): HealthReport | null =>
  reports
    .filter((report) => report !== null)
    .toSorted((a, b) => (b.lastChecked ?? '').localeCompare(a.lastChecked ?? ''))[0] ?? null

/** Latest result for the public: isolate memory, else KV, else D1. */
export async function readCachedLatest(stores: Stores): Promise<LatestHealth> {
  const { kv, now, db } = stores
  const nowMs = now().getTime()
  const known = memory.get(kv)
  if (known && nowMs - known.readAtMs < memoryMs) return { report: known.report, reachable: true }
  const inKv = await within(timeoutMs, readKv(kv)).catch(() => undefined)
  if (inKv) {
    remember(kv, inKv, nowMs)
    return { report: inKv, reachable: true }
  }
  const inDb = await within(timeoutMs, findLast(db)).catch(() => undefined)
  if (inDb) remember(kv, inDb, nowMs)
  return { report: inDb ?? null, reachable: inKv !== undefined || inDb !== undefined }
}

/** @returns whether KV accepted it */
export async function writeLatest({ kv, now }: Stores, report: HealthReport): Promise<boolean> {
  remember(kv, report, now().getTime())
  try {
    await within(timeoutMs, kv.put(kvKey, JSON.stringify(report)))
    return true
  } catch (cause) {
    log('warn', 'KV does not take the health report', { area: 'health', cause })
    return false
  }
}

function remember(kv: KVNamespace, report: HealthReport, readAtMs: number): void {
  memory.set(kv, { report, readAtMs })
}

/** Result cached in this isolate, however old. */
export const cachedReport = (kv: KVNamespace): HealthReport | null => memory.get(kv)?.report ?? null

/** Statements that add a result to the history and delete those older than seven days. */
export function recordHealthStatements(db: Db, report: HealthReport, now: Date) {
  const { lastChecked, ...found } = report
  const oldest = new Date(now.getTime() - keptMs).toISOString()
  return [
    db.insert(healthChecksTable).values({ ...found, checkedAt: lastChecked ?? now.toISOString() }),
    db.delete(healthChecksTable).where(lt(healthChecksTable.checkedAt, oldest)),
  ] as const
}

/** All checks of the last seven days, oldest first. */
export function listHistory(db: Db, now: Date): Promise<HealthHistoryEntry[]> {
  const { id: _, ...columns } = columnsOf
  return db
    .select(columns)
    .from(healthChecksTable)
    .where(gte(healthChecksTable.checkedAt, new Date(now.getTime() - keptMs).toISOString()))
    .orderBy(asc(healthChecksTable.checkedAt))
    .limit(maxRows)
}

const columnsOf = {
  id: healthChecksTable.id,
  checkedAt: healthChecksTable.checkedAt,
  database: healthChecksTable.database,
  hubspot: healthChecksTable.hubspot,
  forms: healthChecksTable.forms,
  overall: healthChecksTable.overall,
  issues: healthChecksTable.issues,
}

async function findLast(db: Db): Promise<HealthReport | null> {
  const [row] = await db
    .select(columnsOf)
    .from(healthChecksTable)
    .orderBy(desc(healthChecksTable.checkedAt))
    .limit(1)
  if (!row) return null
  const { id: _, checkedAt, ...found } = row
  return { ...found, lastChecked: checkedAt }
}

async function readKv(kv: KVNamespace): Promise<HealthReport | null> {
  const stored: unknown = await kv.get(kvKey, { type: 'json', cacheTtl: kvCacheTtlS })
  const read = HealthReport.safeParse(stored)
  return read.success ? read.data : null
}
