import { eq, inArray, sql } from 'drizzle-orm'
import { actIf } from '../../../db/admin-actions.ts'
import {
  mediaRemovalsTable as removals,
  mediaTable as media,
  mediaTextsMaxVersionTable as past,
  mediaTextsTable as texts,
} from '../../../db/schema/site/media.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { log } from '../../../lib/log.ts'
import { deleteOrphanedObjects } from '../../../lib/delete-orphaned-objects.ts'
import { within } from '../../../lib/with-timeout.ts'
import type { SignedIn } from '../../auth/guard.ts'
import { isAdmin } from '../stories.ts'
import { isUsed } from './in-use.ts'
import { lastDescription } from './last-description.ts'
import { getPicture } from './library.ts'

type Removal = Pick<typeof removals.$inferSelect, 'id' | 'variants'>

const timeoutMs = 10_000
/** One R2 call deletes up to 1,000 objects, and each picture has up to four. */
const mostAtOnce = 200

/**
 * Deletes a picture and its descriptions permanently. If R2 fails, the cron deletes its bytes
 * within an hour.
 * @throws Failure `picture/unknown`, `picture/in-use`, `auth/forbidden`
 */
export async function deletePicture(
  deps: Pick<Deps, 'db' | 'media' | 'now'>,
  id: string,
  who: Pick<SignedIn, 'actor'>,
): Promise<void> {
  const { db } = deps
  await getPicture(db, id)
  const now = deps.now()
  const gone = db
    .insert(removals)
    .select(sql`select id, variants, ${now.toISOString()} from media where id = ${id}`)
  const done = await actIf(
    db,
    sql`exists (select 1 from media where id = ${id}) and not ${isUsed(sql`${id}`)} and ${isAdmin(who)}`,
    { actor: who.actor, action: 'picture/deleted', subject: id, now },
    gone,
    db
      .insert(past)
      .select(sql`select 1, ${lastDescription} where true`)
      .onConflictDoUpdate({ target: past.id, set: { version: sql`excluded.version` } }),
    db.delete(texts).where(eq(texts.mediaId, id)),
    db.delete(media).where(eq(media.id, id)),
  )
  if (!done) {
    const { is_used } = await getPicture(db, id)
    throw new Failure(is_used ? 'picture/in-use' : 'auth/forbidden')
  }
  try {
    await finishRemovals(deps)
  } catch (cause) {
    log('error', 'The bytes of a deleted picture are still there', { area: 'pictures', cause })
  }
}

/**
 * Deletes the bytes of deleted pictures. A removal is forgotten only after it succeeded, and
 * repeating it is harmless.
 */
export async function finishRemovals({
  db,
  media: store,
}: Pick<Deps, 'db' | 'media'>): Promise<void> {
  const waiting = await db.select().from(removals).orderBy(removals.removedAt).limit(mostAtOnce)
  if (waiting.length === 0) return
  await within(timeoutMs, store.delete(waiting.flatMap(namesOf)))
  const ids = waiting.map(({ id }) => id)
  await db
    .delete(removals)
    .where(inArray(removals.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
}

const namesOf = ({ id, variants }: Removal) => [
  ...variants.map(({ width }) => `${id}-${width}`),
  `${id}-share`,
]

/** Deletes bytes without a picture in D1. */
export const sweepPictures = ({ db, media: store, now }: Pick<Deps, 'db' | 'media' | 'now'>) =>
  deleteOrphanedObjects(store, now(), async (names) => {
    const unknown = await db.all<{ name: string }>(sql`
      select n.value as name from json_each(${JSON.stringify(names)}) n
      where not exists (select 1 from media m where m.id = substr(n.value, 1, 32))`)
    return unknown.map(({ name }) => name)
  })
