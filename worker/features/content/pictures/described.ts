import { eq, sql } from 'drizzle-orm'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { picturesIn } from '#contract/pictures/picture-sources.ts'
import type { Db } from '../../../db/client.ts'
import { contentTable as content } from '../../../db/schema/site/content.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { coverKey, isLocale } from '../keys.ts'

/**
 * Before a text is published: what it shows is described in its language, or only decorates. A description
 * goes with its picture only, and no picture goes that stands in a draft: what holds now still holds when it is written.
 * @param key of the text
 * @throws Failure `content/undescribed`
 */
export async function assertDescribed(db: Db, key: string, body: string): Promise<void> {
  const [, id, locale] = key.split(':')
  if (id === undefined || locale === undefined || !isLocale(locale)) return
  const [cover] = await db
    .select({ picture: sql<string | null>`${content.value} ->> 'picture'` })
    .from(content)
    .where(eq(content.key, coverKey(id)))
  const shown = [...picturesIn(body), ...(cover?.picture ? [cover.picture] : [])]
  if (shown.length === 0) return
  await assertAll(db, shown, [locale])
}

/**
 * Before a story gets another cover: it is described in every language that visitors read.
 * @throws Failure `content/undescribed`
 */
export async function assertCoverDescribed(
  db: Db,
  id: string,
  picture: string,
  isShipped: boolean,
): Promise<void> {
  const rows = await db
    .select({
      key: content.key,
      isWritten: sql<number>`${content.value} ->> 'title' is not null`,
      isShown: sql<number>`${content.value} is null`,
    })
    .from(content)
    .where(sql`${content.key} like ${`%:${id}:%`}`)
  const live = localeCodes.filter((locale) => {
    const row = rows.find(({ key }) => key.endsWith(`:${id}:${locale}`))
    return row?.isWritten === 1 || (isShipped && (row === undefined || row.isShown === 1))
  })
  await assertAll(db, [picture], live)
}

async function assertAll(db: Db, pictures: string[], locales: Locale[]): Promise<void> {
  const missing = await db.all<{ locale: string }>(sql`
    select distinct l.value as locale from json_each(${JSON.stringify(pictures)}) p
      join json_each(${JSON.stringify(locales)}) l
    where not exists (select 1 from media_texts t where t.media_id = p.value and t.locale = l.value)`)
  if (missing.length === 0) return
  const errors = missing.map(({ locale }) => ({ path: locale, message: 'Missing' }))
  throw new Failure('content/undescribed', undefined, { errors })
}
