import { eq, inArray, sql } from 'drizzle-orm'
import { localize, splitLocale } from '#contract/locales.ts'
import { isCountedPath } from '#contract/site/counted-pages.ts'
import type { PublicStory } from '#contract/site/news.ts'
import type { RedirectChange } from '#contract/analytics/analytics-calls.ts'
import { actIf } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { type LazyDb, openDb } from '../../db/lazy.ts'
import { redirectsTable } from '../../db/schema/figures.ts'
import type { Deps } from '../../deps.ts'
import { isWithinLimit } from '../../lib/http/count-request.ts'
import { Failure } from '../../lib/http/problem.ts'
import { log } from '../../lib/log.ts'
import { contentNow } from '../content/content-now.ts'

/** Rate-limited per network, so that random paths do not reach D1. */
type Asking = Pick<Deps, 'limits'> & { db: LazyDb }

/**
 * Redirect target of an address without a page, or `null`; also `null` while D1 is down or when the
 * target is no longer a page, which rules out loops.
 */
export async function redirectOf(
  { db, limits }: Asking,
  { request, path, stories }: { request: Request; path: string; stories: readonly PublicStory[] },
): Promise<string | null> {
  if (isPage(path, stories)) return null
  try {
    if (!(await isWithinLimit(limits.writes, 'redirects', { request }))) return null
    const rows = await (
      await openDb(db)
    )
      .select({ path: redirectsTable.path, target: redirectsTable.target })
      .from(redirectsTable)
      // staff may have entered the path with capitals
      .where(inArray(redirectsTable.path, [path, path.toLowerCase()]))
    const target = (rows.find((row) => row.path === path) ?? rows[0])?.target
    return target !== undefined && isPage(target, stories) ? target : null
  } catch (cause) {
    log('warn', 'A redirect is not known', { area: 'page-views', cause })
    return null
  }
}

/** Whether an address with language prefix is a page's canonical one. */
function isPage(address: string, stories: readonly PublicStory[]): boolean {
  const { path, locale } = splitLocale(address)
  return localize(path, locale) === address && isCountedPath(path, stories)
}

/**
 * Sets or removes a redirect, with its audit entry, if the current target is the one seen.
 * @throws Failure `redirect/no-page` for a target without a page, `redirect/is-page` for the
 * address of a page, `redirect/version-conflict`
 */
export async function changeRedirect(
  deps: Pick<Deps, 'db' | 'kv' | 'now' | 'defer'>,
  { path, target, seen }: RedirectChange,
  actor: string,
): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const { everywhere } = await contentNow(deps)
  // removing is allowed even if the address has become a page
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
