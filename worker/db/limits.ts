import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { limitsTable } from './schema/sign-in.ts'

/**
 * Token bucket: `size` uses at once and one more every `everyS` seconds, so at most `size + 86,400
 * / everyS` in 24 hours.
 */
export type Bucket = {
  /** What is counted, and for whom; personal data only as a hash. */
  key: string
  size: number
  everyS: number
}

/** An exhausted bucket, and the time until its next use. */
export type ExhaustedBucket = { bucket: Bucket; retryAfterS: number }

/**
 * Takes one use from each bucket, or from none when one is exhausted; one atomic statement. Generic
 * cell rate algorithm (ITU-T I.371): `full_at_ms` is when the bucket is full again.
 * @returns the exhausted bucket, or `null` when uses were taken
 */
export async function consume(
  db: Db,
  buckets: Bucket[],
  now: Date,
): Promise<ExhaustedBucket | null> {
  if (buckets.length === 0) return null
  const taken = await consumeStatement(db, buckets, now, isBelowLimits(buckets, now))
  return taken.length > 0 ? null : findExhausted(db, buckets, now)
}

/**
 * Statement for a batch: takes one use from each bucket if `condition` holds, and returns the rows.
 */
export function consumeStatement(db: Db, buckets: Bucket[], now: Date, condition: SQL) {
  return db
    .insert(limitsTable)
    .select(
      sql`select asked.value ->> 'key',
        max(coalesce(known.full_at_ms, 0), ${now.getTime()}) + (asked.value ->> 'step')
        from json_each(${listed(buckets)}) as asked
        left join limits as known on known.key = asked.value ->> 'key' where ${condition}`,
    )
    .onConflictDoUpdate({
      target: limitsTable.key,
      set: { fullAtMs: sql`excluded.full_at_ms` },
    })
    .returning({ key: limitsTable.key })
}

/** SQL condition: no bucket is exhausted. */
export const isBelowLimits = (buckets: Bucket[], now: Date): SQL =>
  sql`not exists (
    select 1 from json_each(${listed(buckets)}) as any_of
    join limits as spent on spent.key = any_of.value ->> 'key'
    where spent.full_at_ms - ${now.getTime()} > any_of.value ->> 'room'
  )`

const listed = (buckets: Bucket[]) =>
  JSON.stringify(
    buckets.map(({ key, size, everyS }) => ({
      key,
      step: everyS * 1000,
      room: (size - 1) * everyS * 1000,
    })),
  )

export async function findExhausted(
  db: Db,
  buckets: Bucket[],
  now: Date,
): Promise<ExhaustedBucket> {
  const keys = buckets.map(({ key }) => key)
  const rows = await db.select().from(limitsTable).where(inArray(limitsTable.key, keys))
  const fullAtMs = new Map(rows.map((row) => [row.key, row.fullAtMs]))
  const waits = buckets.map((bucket) => {
    const { key, size, everyS } = bucket
    const waitMs = (fullAtMs.get(key) ?? 0) - now.getTime() - (size - 1) * everyS * 1000
    return { bucket, retryAfterS: Math.max(0, Math.ceil(waitMs / 1000)) }
  })
  const [first] = waits
  if (!first) throw new Error('Nothing was taken from no bucket')
  // all may have refilled by now: retry in a second
  return waits.find(({ retryAfterS }) => retryAfterS > 0) ?? { ...first, retryAfterS: 1 }
}

/** Gives a use back to each bucket. A statement, also for batches. */
export function refund(db: Db, buckets: Bucket[]) {
  const { key, fullAtMs } = limitsTable
  const steps = JSON.stringify(Object.fromEntries(buckets.map((it) => [it.key, it.everyS * 1000])))
  const step = sql`(select step.value from json_each(${steps}) as step where step.key = ${key})`
  const keys = buckets.map((it) => it.key)
  return db
    .update(limitsTable)
    .set({ fullAtMs: sql`${fullAtMs} - ${step}` })
    .where(inArray(key, keys))
}

/** SQL condition: the bucket is full, so its row can be deleted. */
export const isBucketFull = (now: Date) => lt(limitsTable.fullAtMs, now.getTime())
