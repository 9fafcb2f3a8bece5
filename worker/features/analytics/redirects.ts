import { eq, sql } from 'drizzle-orm'
import { localize, splitLocale } from '#contract/locales.ts'
import { isCounted } from '#contract/site/counted-pages.ts'
import type { RedirectChange } from '#contract/analytics/analytics-calls.ts'
import { actIf } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { type LazyDb, opened } from '../../db/lazy.ts'
import { redirectsTable } from '../../db/schema/figures.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { log } from '../../lib/log.ts'
import { contentNow } from '../content/content-now.ts'

/**
 * Where staff lead an address that has no page, or `null`. Asked only when there is none, so it costs visitors of pages
 * nothing; while D1 is away there is no redirect.
 */
export async function redirectOf({ db }: { db: LazyDb }, path: string): Promise<string | null> {
  try {
    const rows = await (
      await opened(db)
    )
      .select({ target: redirectsTable.target })
      .from(redirectsTable)
      .where(eq(redirectsTable.path, path))
    return rows[0]?.target ?? null
  } catch (cause) {
    log('warn', 'A redirect is not known', { area: 'page-views', cause })
    return null
  }
}

/**
 * Leads an address to a page, or takes that back, with its line in the trail, provided that it leads where the writer saw.
 * @throws Failure `redirect/no-page` where the target is no page of ours, `redirect/is-page` for the address of one,
 *   `redirect/changed-since`
 */
export async function changeRedirect(
  deps: Pick<Deps, 'db' | 'kv' | 'now' | 'defer'>,
  { path, target, seen }: RedirectChange,
  actor: string,
): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const { everywhere } = await contentNow(deps)
  const isPage = (address: string) => {
    const { path, locale } = splitLocale(address)
    return localize(path, locale) === address && isCounted(path, everywhere)
  }
  if (isPage(path)) throw new Failure('redirect/is-page')
  if (target !== null && !isPage(target)) throw new Failure('redirect/no-page')
  const deed = {
    actor,
    action: target === null ? ('redirect/removed' as const) : ('redirect/set' as const),
    subject: path,
    ...(target !== null && { detail: { target } }),
    now,
  }
  const asSeen = sql`(select max(target) from redirects where path = ${path}) is ${seen}`
  const done = await actIf(db, asSeen, deed, write(db, path, target, actor, now))
  if (!done) throw new Failure('redirect/changed-since')
}

function write(db: Db, path: string, target: string | null, updatedBy: string, now: Date) {
  if (target === null) return db.delete(redirectsTable).where(eq(redirectsTable.path, path))
  const row = { target, updatedBy, updatedAt: now.toISOString() }
  return db
    .insert(redirectsTable)
    .values({ path, ...row })
    .onConflictDoUpdate({ target: redirectsTable.path, set: row })
}
