import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { localize } from '#contract/locales.ts'
import type { Db } from '../../db/client.ts'
import { pageRequestsTable as requests } from '../../db/schema/figures.ts'

const weekMs = 7 * 86_400_000

/** Most viewed paths of the last week, descending. Reads one row per page and day. */
export async function listMostViewed(db: Db, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - weekMs).toISOString().slice(0, 10)
  const rows = await db
    .select({ path: requests.path, locale: sql<Locale>`${requests.locale}` })
    .from(requests)
    .where(and(eq(requests.source, 'page'), gte(requests.day, since)))
    .groupBy(requests.path, requests.locale)
    .orderBy(desc(sql`sum(${requests.count})`))
    .limit(200)
  return rows.map(({ path, locale }) => localize(path, locale))
}
