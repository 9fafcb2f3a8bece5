import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { localeCodes } from '#contract/locales.ts'
import type {
  PictureTexts,
  StaffPicture,
  StaffPictures,
} from '#contract/pictures/staff-pictures.ts'
import { actIf } from '../../../db/admin-actions.ts'
import { excludedColumns } from '../../../db/changes/change-log.ts'
import type { Db } from '../../../db/client.ts'
import { afterCursor, pageOf, pageSize } from '../../../db/paging.ts'
import { mediaTable as media, mediaTextsTable as texts } from '../../../db/schema/site/media.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { within } from '../../../lib/with-timeout.ts'
import type { SignedIn } from '../../auth/guard.ts'
import { isAdmin } from '../stories.ts'
import { isLocale } from '../keys.ts'
import { lastDescription } from './last-description.ts'
import { isUsed } from './in-use.ts'
import type { CleanPicture } from './read-jpeg.ts'
import type { Uploaded } from './uploaded.ts'

type Who = Pick<SignedIn, 'actor'>

const storeTimeoutMs = 10_000

/**
 * Stores a picture: the bytes in R2 first, then the row in D1, so that every known picture can be
 * shown. An existing picture is uploaded again, in case its bytes were lost. `sweepPictures`
 * deletes bytes without a row.
 * @throws Failure `picture/storage-failed` when the store fails, `auth/forbidden`
 */
export async function keepPicture(
  { db, media: store, now }: Pick<Deps, 'db' | 'media' | 'now'>,
  { hash, variants, share, widest }: Uploaded,
  who: Who,
): Promise<StaffPicture> {
  const known = await findId(db, hash)
  const id = known ?? crypto.randomUUID().replaceAll('-', '')
  const put = ({ bytes, type }: CleanPicture, name: string) =>
    store.put(`${id}-${name}`, bytes, { httpMetadata: { contentType: type } })
  try {
    const puts = [...variants.map((each) => put(each, `${each.width}`)), put(share, 'share')]
    await within(storeTimeoutMs, Promise.all(puts))
  } catch (cause) {
    throw new Failure('picture/storage-failed', undefined, { cause })
  }
  if (known) return getPicture(db, known)
  const row = {
    id,
    hash,
    width: widest.width,
    height: widest.height,
    variants: variants.map(({ width, height, type, bytes }) => ({
      width,
      height,
      type,
      bytes: bytes.length,
    })),
    createdBy: who.actor,
    createdAt: now().toISOString(),
  }
  const done = await actIf(
    db,
    isAdmin(who),
    { actor: who.actor, action: 'picture/uploaded', subject: id, now: now() },
    db.insert(media).values(row).onConflictDoNothing({ target: media.hash }),
  )
  if (!done) throw new Failure('auth/forbidden')
  // of two concurrent uploads of the same picture, the first is stored
  return getPicture(db, (await findId(db, hash)) ?? id)
}

async function findId(db: Db, hash: string): Promise<string | undefined> {
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.hash, hash))
  return row?.id
}

/**
 * Saves the descriptions of a picture in some languages.
 * @throws Failure `picture/unknown`, `content/version-conflict` when a colleague changed or deleted
 *   it first
 */
export async function describePicture(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  { texts: given, version }: PictureTexts,
  who: Who,
): Promise<StaffPicture> {
  await getPicture(db, id)
  const statements = localeCodes.flatMap((locale): BatchItem<'sqlite'>[] => {
    const text = given[locale]
    if (!text) return []
    const next = sql`select ${id}, ${locale}, ${text.alt}, ${text.decorative ? 1 : 0},
      ${lastDescription} + 1, ${who.actor}, ${now().toISOString()} where true`
    return [
      db
        .insert(texts)
        .select(next)
        .onConflictDoUpdate({
          target: [texts.mediaId, texts.locale],
          set: excludedColumns('alt', 'decorative', 'version', 'updated_by', 'updated_at'),
        }),
    ]
  })
  const isAsSeen = sql`
    coalesce((select max(version) from media_texts where media_id = ${id}), 0) = ${version}`
  const done = await actIf(
    db,
    sql`${isAsSeen} and ${isAdmin(who)} and exists (select 1 from media where id = ${id})`,
    {
      actor: who.actor,
      action: 'picture/described',
      subject: id,
      detail: Object.fromEntries(Object.entries(given).map(([locale, { alt }]) => [locale, alt])),
      now: now(),
    },
    ...statements,
  )
  if (!done) throw new Failure('content/version-conflict')
  return getPicture(db, id)
}

/** Pictures, newest first, page by page. */
export async function listPictures(db: Db, cursor: string | undefined): Promise<StaffPictures> {
  return pageOf(await read(db, afterCursor(media.createdAt, media.id, cursor), pageSize + 1))
}

/** Pictures by id, without unknown ids. */
export const findPictures = (db: Db, ids: readonly string[]): Promise<StaffPicture[]> =>
  ids.length === 0 ? Promise.resolve([]) : read(db, inArray(media.id, [...ids]), ids.length)

/** @throws Failure `picture/unknown` */
export async function getPicture(db: Db, id: string): Promise<StaffPicture> {
  const [picture] = await findPictures(db, [id])
  if (!picture) throw new Failure('picture/unknown')
  return picture
}

async function read(db: Db, which: SQL | undefined, most: number): Promise<StaffPicture[]> {
  const rows = await db
    .select({ media, email: usersTable.email, isUsed: isUsed(sql`${media.id}`) })
    .from(media)
    .leftJoin(usersTable, eq(usersTable.id, media.createdBy))
    .where(which)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(most)
  const ids = rows.map((row) => row.media.id)
  const described =
    ids.length === 0 ? [] : await db.select().from(texts).where(inArray(texts.mediaId, ids))
  return rows.map(({ media: { id, width, height, variants, createdAt }, email, isUsed: used }) => {
    const own = described.filter(({ mediaId }) => mediaId === id)
    const descriptions: StaffPicture['texts'] = {}
    for (const { locale, alt, decorative } of own) {
      if (isLocale(locale)) descriptions[locale] = { alt, decorative }
    }
    return {
      id,
      width,
      height,
      widths: variants.map((each) => each.width),
      texts: descriptions,
      version: Math.max(0, ...own.map((each) => each.version)),
      is_used: used === 1,
      created_by: email,
      created_at: createdAt,
    }
  })
}
