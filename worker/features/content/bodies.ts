import { inArray, sql } from 'drizzle-orm'
import { type LazyDb, openDb } from '../../db/lazy.ts'
import { contentChangesTable as changes } from '../../db/schema/site/content.ts'
import type { Deps } from '../../deps.ts'
import { withDatabaseTimeout } from '../../db/unavailable.ts'
import { within } from '../../lib/with-timeout.ts'
import { bodyKey, type PublishedText } from './published-story.ts'

type Reads = Pick<Deps, 'kv'> & { db: LazyDb }
type Text = Pick<PublishedText, 'version' | 'at'>

const kvTimeoutMs = 1_000
/** A Worker has six connections, so more puts at once would queue. */
const putsAtOnce = 6
/** The age up to which KV may serve a copy (seconds). A version never changes. */
const keptS = 86_400
/**
 * A miss is read again with this cache TTL (seconds, KV's minimum), because KV caches misses, too.
 */
const missedS = 30

/**
 * The body of a published text, from KV, or from D1 if KV has no copy. A version never changes, so
 * a copy in KV is never outdated.
 * @throws a database error when neither has it
 */
export async function bodyOf({ kv, db }: Reads, text: Text): Promise<string> {
  const key = bodyKey(text)
  const look = async () =>
    (await kv.get(key, { cacheTtl: keptS })) ?? (await kv.get(key, { cacheTtl: missedS }))
  const kept = await within(kvTimeoutMs, look()).catch(() => null)
  if (kept !== null) return kept
  const [body] = await withDatabaseTimeout('page', readBodies(db, [text.version]))
  if (body === undefined) throw new Error(`No text has the version ${text.version}`)
  return body.body
}

/**
 * Stores bodies in KV without expiry. Publishing calls this before visitors learn of the texts.
 * Requests of visitors never write to KV.
 * @throws an error of KV or D1
 */
export async function putBodies({ kv, db }: Reads, texts: readonly Text[]): Promise<void> {
  if (texts.length === 0) return
  const versions = texts.map(({ version }) => version)
  const bodies = await withDatabaseTimeout('page', readBodies(db, versions))
  const bodyOfVersion = new Map(bodies.map(({ version, body }) => [version, body]))
  const put = async (text: Text) => {
    const body = bodyOfVersion.get(text.version)
    if (body !== undefined) await within(kvTimeoutMs, kv.put(bodyKey(text), body))
  }
  for (let first = 0; first < texts.length; first += putsAtOnce) {
    await Promise.all(texts.slice(first, first + putsAtOnce).map(put))
  }
}

async function readBodies(db: LazyDb, versions: readonly number[]) {
  const rows = await (
    await openDb(db)
  )
    .select({ version: changes.id, body: sql<string | null>`${changes.to} ->> 'body'` })
    .from(changes)
    .where(inArray(changes.id, sql`(select value from json_each(${JSON.stringify(versions)}))`))
  return rows.flatMap(({ version, body }) => (body === null ? [] : [{ version, body }]))
}
