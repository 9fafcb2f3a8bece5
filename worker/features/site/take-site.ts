import type { Db } from '../../db/client.ts'
import { contentHash } from '../../lib/http/etag.ts'
import { builtInVersion, type Snapshot as ContentSnapshot } from '../content/content-snapshot.ts'
import { listPublishedPictures } from '../content/pictures/published-pictures.ts'
import { publishedOf, publishedQueries, type Published } from '../content/published.ts'
import { flagsOf, flagsQuery } from '../flags/flag-queries.ts'
import { prepareCompany } from '../settings/company-on.ts'
import { setOf, setQueries, type StoredSettings } from '../settings/setting-queries.ts'
import * as settings from '../settings/set-snapshot.ts'

/**
 * Reads the site from D1 in one transaction. The total number of changes of flags, settings and
 * content only grows, so it orders all snapshots.
 */
export async function takeSite(db: Db, takenAtMs: number) {
  const now = new Date(takenAtMs)
  const [flagRows, values, exceptions, settingChanges, texts, slugs, contentChanges] =
    await db.batch([flagsQuery(db), ...setQueries(db, now), ...publishedQueries(db)])
  const flags = flagsOf(flagRows)
  const set = setOf(values, exceptions)
  const published = publishedOf(texts, slugs)
  const parts = {
    flags: { version: await contentHash(JSON.stringify(flags)), flags },
    settings: { version: await versionOf(set), ...set, ready: prepareCompany(now, set) },
    content: await contentOf(db, published),
  }
  const counts = [flagRows, settingChanges, contentChanges].map((rows) => rows[0]?.revision ?? 0)
  const versions = Object.values(parts).map(({ version }) => version)
  const revision = counts.reduce((sum, count) => sum + count, 0)
  return { version: versions.join('.'), ...parts, revision, takenAtMs }
}

async function versionOf({ values, exceptions }: StoredSettings): Promise<string> {
  const isBuiltIn = Object.keys(values).length === 0 && exceptions.length === 0
  return isBuiltIn ? settings.builtInVersion : contentHash(JSON.stringify([values, exceptions]))
}

async function contentOf(db: Db, published: Published): Promise<ContentSnapshot> {
  const { stories, articles, formerSlugs, pageTexts, isShipped } = published
  if (isShipped && !pageTexts) return { version: builtInVersion, stories: [], formerSlugs: {} }
  if (isShipped && pageTexts) {
    return { version: await contentHash(JSON.stringify(pageTexts)), formerSlugs: {}, pageTexts }
  }
  const pictures = await listPublishedPictures(db)
  const version = await contentHash(
    JSON.stringify([stories, articles, formerSlugs, pictures, pageTexts]),
  )
  const texts = pageTexts && { pageTexts }
  return { version, stories, articles, formerSlugs, pictures, ...texts, hasBodies: true }
}
