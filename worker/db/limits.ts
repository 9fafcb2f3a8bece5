import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { limitsTable } from './schema/sign-in.ts'

/**
 * How often something may happen, wherever it comes from: `size` times at once, and once more after each `everyS`
 * seconds. In any 24 hours that is `size + 86,400 / everyS` times at most. No one is locked out for good.
 */
export type Bucket = {
  /** What is counted, and for whom; personal data only as a hash. */
  key: string
  size: number
  everyS: number
}

/** Which bucket is empty, and for how long. */
export type Empty = { bucket: Bucket; retryAfterS: number }

/**
 * Takes one from each bucket, or from none when one of them is empty: a single statement, so that a thousand
 * simultaneous calls get no further than a thousand in a row.
 *
 * A row keeps the instant (`full_at_ms`) at which its bucket is full again, and each use moves it by `everyS`: the
 * generic cell rate algorithm (ITU-T I.371), which needs no window that two days' worth could straddle.
 * @returns the bucket that is empty, or `null`: then one was taken
 */
export async function consume(db: Db, buckets: Bucket[], now: Date): Promise<Empty | null> {
  if (buckets.length === 0) return null
  const taken = await consuming(db, buckets, now, hasRoom(buckets, now))
  return taken.length > 0 ? null : findEmpty(db, buckets, now)
}

/** Takes one from each bucket where `condition` holds, as a statement for a batch: it returns their rows if so. */
export function consuming(db: Db, buckets: Bucket[], now: Date, condition: SQL) {
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

/** Whether each bucket has something left: a condition. */
export const hasRoom = (buckets: Bucket[], now: Date): SQL =>
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

/** The first bucket of a list that was empty a moment ago. */
export async function findEmpty(db: Db, buckets: Bucket[], now: Date): Promise<Empty> {
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
  // where all have room by now, a moment later is soon enough
  return waits.find(({ retryAfterS }) => retryAfterS > 0) ?? { ...first, retryAfterS: 1 }
}

/** Gives back what was taken. Not run until awaited: it also fits into a batch. */
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

/** Buckets that are full again say nothing any more. */
export const isFull = (now: Date) => lt(limitsTable.fullAtMs, now.getTime())
