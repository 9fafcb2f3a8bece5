import { asc, lt, sql } from 'drizzle-orm'
import { flagNames } from '#contract/flags.ts'
import type { FlagDrift } from '#contract/staff/flag-admin-calls.ts'
import type { Db } from '../../db/client.ts'
import { flagReadsTable, flagsTable } from '../../db/schema/flags.ts'
import type { Deps } from '../../deps.ts'
import { isKnown } from './flag-queries.ts'
import { log } from '../../lib/log.ts'

const hourMs = 3_600_000
/** A flag that nobody asked for in so long is worth a question. */
const unreadMs = 30 * 24 * hourMs

/** What this isolate was asked for since it last told D1, and when that was. */
type Pending = { names: Set<string>; toldAtMs: number }
const pending = new WeakMap<KVNamespace, Pending>()

/**
 * Remembers that flags were asked for. Each isolate tells D1 about its first reads at once and then once an hour, in one
 * statement after the answer; rows that are younger than an hour are left alone. What an isolate still holds when it
 * ends is lost: the next one asks for the same flags.
 */
export function recordReads(
  { db, kv, now, defer }: Pick<Deps, 'db' | 'kv' | 'now' | 'defer'>,
  names: Iterable<string>,
): void {
  const known = pending.get(kv) ?? { names: new Set(), toldAtMs: 0 }
  pending.set(kv, known)
  for (const name of names) known.names.add(name)
  const at = now()
  if (known.names.size === 0 || at.getTime() - known.toldAtMs < hourMs) return
  const told = JSON.stringify([...known.names])
  known.names.clear()
  known.toldAtMs = at.getTime()
  defer(
    storeReads(db, told, at).catch((error: unknown) => {
      log('warn', 'Flag reads are not stored', { area: 'flags', cause: error })
    }),
  )
}

async function storeReads(db: Db, names: string, at: Date): Promise<void> {
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
