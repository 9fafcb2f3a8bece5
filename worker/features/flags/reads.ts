import { asc, lt, sql } from 'drizzle-orm'
import { flagNames } from '#contract/flags.ts'
import type { FlagDrift } from '#contract/staff/flag-admin-calls.ts'
import type { Db } from '../../db/client.ts'
import { flagReadsTable, flagsTable } from '../../db/schema/flags.ts'
import { isKnown } from './flag-queries.ts'

const hourMs = 3_600_000
/** A flag that no one asked for in so long is worth a question. */
const unreadMs = 30 * 24 * hourMs

/** Rows that are younger than an hour are left alone: see record-reads.ts. */
export async function storeReads(db: Db, names: string, at: Date): Promise<void> {
  const read = sql`${at.toISOString()}`
  const anHourAgo = new Date(at.getTime() - hourMs).toISOString()
  await db
    .insert(flagReadsTable)
    // "where true": without it SQLite takes the conflict clause for a part of the join
    .select(sql`select value, ${read}, ${read} from json_each(${names}) where true`)
    .onConflictDoUpdate({
      target: flagReadsTable.name,
      set: { lastReadAt: at.toISOString() },
      setWhere: lt(flagReadsTable.lastReadAt, anHourAgo),
    })
}

/** Where code, database and use disagree. Reads one row per flag, twice. */
export async function findDrift(db: Db, now: Date): Promise<FlagDrift> {
  const [stored, reads] = await db.batch([
    db.select({ name: flagsTable.name }).from(flagsTable).orderBy(asc(flagsTable.name)),
    db.select().from(flagReadsTable),
  ])
  const names = stored.map(({ name }) => name)
  const since = reads.map(({ firstReadAt }) => firstReadAt).toSorted()[0] ?? null
  const longAgo = new Date(now.getTime() - unreadMs).toISOString()
  const lastReadAt = new Map(reads.map((read) => [read.name, read.lastReadAt]))
  const unread = flagNames
    .map((name) => ({ name, last_read_at: lastReadAt.get(name) ?? null }))
    // what was never read says something only once reads have been recorded for so long
    .filter(({ last_read_at }) => (last_read_at ?? since ?? now.toISOString()) < longAgo)
  return {
    not_stored: flagNames.filter((name) => !names.includes(name)),
    not_in_code: names.filter((name) => !isKnown(name)),
    not_read: unread,
    recording_since: since,
  }
}
