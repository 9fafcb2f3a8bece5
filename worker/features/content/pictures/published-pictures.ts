import { inArray, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { picturesIn } from '#contract/pictures/picture-sources.ts'
import type { Db } from '../../../db/client.ts'
import { contentTable } from '../../../db/schema/site/content.ts'
import { mediaTable, mediaTextsTable } from '../../../db/schema/site/media.ts'
import { isLocale } from '../keys.ts'

export type PublishedPicture = {
  width: number
  height: number
  widths: number[]
  /** What it shows, by language; empty where it only decorates, absent where no one has said. */
  alts: Partial<Record<Locale, string>>
}

/** The pictures that visitors see. */
export type PublishedPictures = {
  /** By story. */
  covers: Record<string, string>
  byId: Record<string, PublishedPicture>
  /** Of texts, by story and language; absent where a Worker wrote it that left that out. */
  inTexts?: Record<string, string[]>
}

const { key, value } = contentTable
const body = sql<string | null>`${value} ->> 'body'`

/**
 * Reads a row for each story and text that staff changed, and for each picture and description that they show.
 * @param besides a text whose pictures are shown, too, though it is not published
 */
export async function listPublishedPictures(db: Db, besides = ''): Promise<PublishedPictures> {
  const rows = await db
    .select({ key, body, cover: sql<string | null>`${value} ->> 'picture'` })
    .from(contentTable)
    .where(sql`${value} ->> 'picture' is not null or instr(${body}, '](/media/') > 0`)
    .orderBy(key)
  const covers: Record<string, string> = {}
  const inTexts: Record<string, string[]> = {}
  const shown = new Set<string>(picturesIn(besides))
  for (const row of rows) {
    const [, story = '', locale] = row.key.split(':')
    if (row.cover !== null) {
      covers[story] = row.cover
      shown.add(row.cover)
    }
    const own = picturesIn(row.body ?? '')
    for (const id of own) shown.add(id)
    if (own.length > 0) inTexts[`${story}:${locale}`] = own
  }
  if (shown.size === 0) return { covers, byId: {}, inTexts }
  const ids = sql`(select e.value from json_each(${JSON.stringify([...shown])}) e)`
  const [pictures, texts] = await db.batch([
    db.select().from(mediaTable).where(inArray(mediaTable.id, ids)).orderBy(mediaTable.id),
    db
      .select()
      .from(mediaTextsTable)
      .where(inArray(mediaTextsTable.mediaId, ids))
      .orderBy(mediaTextsTable.mediaId, mediaTextsTable.locale),
  ])
  const toPublished = ({ id, width, height, variants }: (typeof pictures)[number]) => {
    const alts: PublishedPicture['alts'] = {}
    for (const { mediaId, locale, alt } of texts) {
      if (mediaId === id && isLocale(locale)) alts[locale] = alt
    }
    return [id, { width, height, widths: variants.map((each) => each.width), alts }] as const
  }
  return { covers, byId: Object.fromEntries(pictures.map(toPublished)), inTexts }
}
