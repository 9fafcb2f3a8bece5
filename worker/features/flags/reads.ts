import { asc, lt, sql } from 'drizzle-orm'
import { flagNames } from '#contract/flags.ts'
import type { FlagDrift } from '#contract/staff/flag-admin-calls.ts'
import type { Db } from '../../db/client.ts'
import { flagReadsTable, flagsTable } from '../../db/schema/flags.ts'
import { isFlagName } from './flag-queries.ts'

const hourMs = 3_600_000
/** A flag not read for this long is reported as unused. */
const unreadMs = 30 * 24 * hourMs

/** Stores read times. Rows younger than an hour are not updated (record-reads.ts). */
export async function storeReads(db: Db, names: string, at: Date): Promise<void> {
  const read = sql`${at.toISOString()}`
  const anHourAgo = new Date(at.getTime() - hourMs).toISOString()
  await db
    .insert(flagReadsTable)
    // SQLite requires "where true" here, or it parses ON CONFLICT as part of a join
    .select(sql`select value, ${read}, ${read} from json_each(${names}) where true`)
    .onConflictDoUpdate({
      target: flagReadsTable.name,
      set: { lastReadAt: at.toISOString() },
      setWhere: lt(flagReadsTable.lastReadAt, anHourAgo),
    })
}

/** Differences between flags in code, in D1 and in use. Reads two rows per flag. */
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
    // flags never read are reported once recording has run for this long
    .filter(({ last_read_at }) => (last_read_at ?? since ?? now.toISOString()) < longAgo)
  return {
    not_stored: flagNames.filter((name) => !names.includes(name)),
    not_in_code: names.filter((name) => !isFlagName(name)),
    not_read: unread,
    recording_since: since,
  }
}
