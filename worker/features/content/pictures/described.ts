import { sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { picturesIn } from '#contract/pictures/picture-sources.ts'
import type { Db } from '../../../db/client.ts'
import { Failure } from '../../../lib/http/problem.ts'

/**
 * Checks before publication that every picture has a description, or is marked as decorative, in
 * each language that shows it. This remains true until the write, because pictures in use and their
 * descriptions cannot be deleted.
 * @param shown by language: the texts that have pictures, and the cover
 * @throws Failure `content/undescribed`, naming the languages
 */
export async function assertDescribed(
  db: Db,
  shown: readonly { locale: Locale; body?: string; picture: string | null }[],
): Promise<void> {
  const pairs = shown.flatMap(({ locale, body = '', picture }) =>
    [...picturesIn(body), ...(picture === null ? [] : [picture])].map((id) => [id, locale]),
  )
  if (pairs.length === 0) return
  const missing = await db.all<{ locale: string }>(sql`
    select distinct p.value ->> 1 as locale from json_each(${JSON.stringify(pairs)}) p
    where not exists (select 1 from media_texts t
      where t.media_id = p.value ->> 0 and t.locale = p.value ->> 1)`)
  if (missing.length === 0) return
  const errors = missing.map(({ locale }) => ({ path: locale, message: 'Missing' }))
  throw new Failure('content/undescribed', undefined, { errors })
}
