import { sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { picturesIn } from '#contract/pictures/picture-sources.ts'
import type { Db } from '../../../db/client.ts'
import { Failure } from '../../../lib/http/problem.ts'

/**
 * Before pictures are published: each is described in the languages that show it, or only decorates. A description
 * goes with its picture only, and no picture goes that is in use: what holds now still holds when it is written.
 * @param shown by language, what its page shows: the texts that have pictures, and the picture at the top
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
