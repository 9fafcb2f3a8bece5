import { eq, sql } from 'drizzle-orm'
import type { CoverChange, StaffCover } from '#contract/pictures/staff-pictures.ts'
import type { Db } from '../../../db/client.ts'
import { contentTable as content } from '../../../db/schema/site/content.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import type { SignedIn } from '../../auth/guard.ts'
import { coverKey } from '../keys.ts'
import { carryOut, shippedFields } from '../stories.ts'
import { assertCoverDescribed } from './described.ts'
import { getPicture } from './library.ts'

/** The picture that leads a story, as D1 has it now. */
export async function getCover(db: Db, id: string): Promise<StaffCover> {
  const [row] = await db
    .select()
    .from(content)
    .where(eq(content.key, coverKey(id)))
  const value = (row?.value ?? null) as { picture: string } | null
  return { picture: value?.picture ?? null, version: row?.version ?? 0 }
}

/**
 * Gives a story another cover, or none. In the trail it is a change of the story, and is undone like one.
 * @returns the change set; `null` where there was nothing to change
 * @throws Failure `content/unknown`, `picture/unknown`, `content/undescribed`, `content/version-conflict`
 */
export async function changeCover(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  { picture, version }: CoverChange,
  { actor }: Pick<SignedIn, 'actor'>,
): Promise<string | null> {
  if (!(await isStory(db, id))) throw new Failure('content/unknown')
  const before = await getCover(db, id)
  if (before.picture === picture && before.version === version) return null
  if (picture !== null) {
    await getPicture(db, picture)
    await assertCoverDescribed(db, id, picture, shippedFields.has(id))
  }
  const toValue = (of: string | null) => (of === null ? null : { picture: of })
  const set = await carryOut(
    db,
    [{ key: coverKey(id), from: toValue(before.picture), to: toValue(picture), version }],
    { actor, now: now() },
    undefined,
    picture === null ? sql`1` : sql`exists (select 1 from media where id = ${picture})`,
  )
  if (set === null) throw new Failure('content/version-conflict')
  return set
}

/** Ids have no letters that a pattern would read. */
async function isStory(db: Db, id: string): Promise<boolean> {
  if (shippedFields.has(id)) return true
  const [row] = await db
    .select({ key: content.key })
    .from(content)
    .where(
      sql`${content.key} like ${`%:${id}`} and ${content.key} <> ${coverKey(id)} and ${content.value} is not null`,
    )
    .limit(1)
  return row !== undefined
}
