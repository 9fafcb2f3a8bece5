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
  /** Descriptions by language; empty when decorative, absent when missing. */
  alts: Partial<Record<Locale, string>>
}

/** Published pictures. */
export type PublishedPictures = {
  /** Cover picture ids by story. */
  covers: Record<string, string>
  byId: Record<string, PublishedPicture>
  /** Picture ids by story and language; absent in snapshots from older Worker versions. */
  inTexts?: Record<string, string[]>
}

const { key, value } = contentTable
const body = sql<string | null>`${value} ->> 'body'`

/**
 * Reads a row for each changed story and text, and for each of their pictures and descriptions.
 * @param besides a draft whose pictures are also included
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
