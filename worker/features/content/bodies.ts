import { eq, sql } from 'drizzle-orm'
import { type LazyDb, opened } from '../../db/lazy.ts'
import { contentChangesTable as changes } from '../../db/schema/site/content.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import { within } from '../../lib/within.ts'
import type { PublishedText } from './published-story.ts'

type Reads = Pick<Deps, 'kv' | 'defer'> & { db: LazyDb }

const kvPatienceMs = 1_000
const dbPatienceMs = 3_000

/**
 * The body of a published text. A version never changes, so KV's copy is never wrong; whoever misses it there asks D1
 * and leaves a copy.
 * @throws a database error where neither has it
 */
export async function bodyOf(
  { kv, db, defer }: Reads,
  { version, at }: Pick<PublishedText, 'version' | 'at'>,
): Promise<string> {
  const key = `text:${version}:${at}`
  const kept = await within(kvPatienceMs, kv.get(key, { cacheTtl: 86_400 })).catch(() => null)
  if (kept !== null) return kept
  const body = await within(dbPatienceMs, readBody(db, version))
  const keep = kv.put(key, body)
  defer(keep.catch((cause) => log('warn', 'KV does not take a text', { area: 'content', cause })))
  return body
}

async function readBody(db: LazyDb, version: number): Promise<string> {
  const [row] = await (
    await opened(db)
  )
    .select({ body: sql<string | null>`${changes.to} ->> 'body'` })
    .from(changes)
    .where(eq(changes.id, version))
  if (row?.body == null) throw new Error(`No text has the version ${version}`)
  return row.body
}
