import { sql } from 'drizzle-orm'
import type { Locale } from '../../contract/locales.ts'
import type { Db } from '../../db/client.ts'
import { pageViewCountsTable } from '../../db/schema.ts'

/** Adds one to the count of a page. One statement: views at the same moment all count. Writes one row. */
export async function countView(
  db: Db,
  view: { day: string; path: string; locale: Locale },
): Promise<void> {
  const { day, path, locale, views } = pageViewCountsTable
  await db
    .insert(pageViewCountsTable)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({ target: [day, path, locale], set: { views: sql`${views} + 1` } })
}
