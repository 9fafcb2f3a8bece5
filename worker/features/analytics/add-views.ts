import { sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { Db } from '../../db/client.ts'
import { pageViewCountsTable } from '../../db/schema/figures.ts'

/** How often a page was seen in a language on a day. */
export type ViewCount = { day: string; path: string; locale: Locale; views: number }

/** Adds to the counts of pages. One statement, so nothing is lost between isolates. Writes a row for each page. */
export async function addViews(db: Db, counts: ViewCount[]): Promise<void> {
  const { day, path, locale, views } = pageViewCountsTable
  const part = (name: keyof ViewCount) => sql`value ->> ${`$.${name}`}`
  const given = sql`select ${part('day')}, ${part('path')}, ${part('locale')}, ${part('views')}
    from json_each(${JSON.stringify(counts)}) where true`
  await db
    .insert(pageViewCountsTable)
    .select(given)
    .onConflictDoUpdate({
      target: [day, path, locale],
      set: { views: sql`${views} + excluded.views` },
    })
}
