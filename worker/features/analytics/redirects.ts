import { eq, inArray, sql } from 'drizzle-orm'
import { localize, splitLocale } from '#contract/locales.ts'
import { isCounted } from '#contract/site/counted-pages.ts'
import type { PublicStory } from '#contract/site/news.ts'
import type { RedirectChange } from '#contract/analytics/analytics-calls.ts'
import { actIf } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { type LazyDb, opened } from '../../db/lazy.ts'
import { redirectsTable } from '../../db/schema/figures.ts'
import type { Deps } from '../../deps.ts'
import { isWithinLimit } from '../../lib/http/count-request.ts'
import { Failure } from '../../lib/http/problem.ts'
import { log } from '../../lib/log.ts'
import { contentNow } from '../content/content-now.ts'

/** So many addresses without a page may be looked up for one network: a stranger's endless ones do not reach D1. */
type Asking = Pick<Deps, 'limits'> & { db: LazyDb }

/**
 * Where staff lead an address that has no page, or `null`. Asked only when there is none, so it costs visitors of pages
 * nothing; while D1 is away there is no redirect. It leads from no page, and only to one that is there now: what was a
 * page when staff chose it may have gone, and two such addresses could lead to each other for ever.
 */
export async function redirectOf(
  { db, limits }: Asking,
  { request, path, stories }: { request: Request; path: string; stories: readonly PublicStory[] },
): Promise<string | null> {
  if (isPage(path, stories)) return null
  try {
    if (!(await isWithinLimit(limits.writes, 'redirects', { request }))) return null
    const rows = await (
      await opened(db)
    )
      .select({ path: redirectsTable.path, target: redirectsTable.target })
      .from(redirectsTable)
      // staff may have been told of it with capitals, and visitors write some
      .where(inArray(redirectsTable.path, [path, path.toLowerCase()]))
    const target = (rows.find((row) => row.path === path) ?? rows[0])?.target
    return target !== undefined && isPage(target, stories) ? target : null
  } catch (cause) {
    log('warn', 'A redirect is not known', { area: 'page-views', cause })
    return null
  }
}

/** Whether an address, with its language, is a page's as we write it. */
function isPage(address: string, stories: readonly PublicStory[]): boolean {
  const { path, locale } = splitLocale(address)
  return localize(path, locale) === address && isCounted(path, stories)
}

/**
 * Leads an address to a page, or takes that back, with its line in the trail, provided that it leads where the writer saw.
 * @throws Failure `redirect/no-page` where the target is no page of ours, `redirect/is-page` for the address of one,
 *   `redirect/version-conflict`
 */
export async function changeRedirect(
  deps: Pick<Deps, 'db' | 'kv' | 'now' | 'defer'>,
  { path, target, seen }: RedirectChange,
  actor: string,
): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const { everywhere } = await contentNow(deps)
  // one that was made before its address became a page's can still be taken back
  if (target !== null && isPage(path, everywhere)) throw new Failure('redirect/is-page')
  if (target !== null && !isPage(target, everywhere)) throw new Failure('redirect/no-page')
  const entry = {
    actor,
    action: target === null ? ('redirect/removed' as const) : ('redirect/set' as const),
    subject: path,
    ...(target !== null && { detail: { target } }),
    now,
  }
  const asSeen = sql`(select max(target) from redirects where path = ${path}) is ${seen}`
  const done = await actIf(db, asSeen, entry, write(db, path, target, actor, now))
  if (!done) throw new Failure('redirect/version-conflict')
}

function write(db: Db, path: string, target: string | null, updatedBy: string, now: Date) {
  if (target === null) return db.delete(redirectsTable).where(eq(redirectsTable.path, path))
  const row = { target, updatedBy, updatedAt: now.toISOString() }
  return db
    .insert(redirectsTable)
    .values({ path, ...row })
    .onConflictDoUpdate({ target: redirectsTable.path, set: row })
}
