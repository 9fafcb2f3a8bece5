import { asc, sql } from 'drizzle-orm'
import { localeCodes } from '#contract/locales.ts'
import type { StoryFields } from '#contract/staff/content.ts'
import type { Db } from '../../db/client.ts'
import {
  contentChangesTable,
  contentSlugsTable,
  contentTable,
} from '../../db/schema/site/content.ts'
import { readKey } from './keys.ts'
import type { PublishedStory, PublishedText } from './published-story.ts'
import { shippedFields } from './stories.ts'

export type Published = {
  stories: PublishedStory[]
  formerSlugs: Record<string, string>
  /** Staff changed nothing, or took all of it back. */
  isShipped: boolean
  revision: number
}

/** Descriptions of pictures are in what visitors read, too, and count their changes themselves. */
const revision = sql<number>`(select coalesce(max(${contentChangesTable.id}), 0) from ${contentChangesTable})
  + (select coalesce(max(version), 0) from media_texts)`
/** Bodies stay where they are: lists do not need them. */
const value = sql<string | null>`json_remove(${contentTable.value}, '$.body')`

/** All that visitors can read, and how many changes led there. Reads a row for each story and text that staff changed, and each address. */
export async function listPublished(db: Db): Promise<Published> {
  const [rows, slugs, [last]] = await db.batch([
    db
      .select({
        key: contentTable.key,
        version: contentTable.version,
        at: contentTable.updatedAt,
        value,
      })
      .from(contentTable)
      .orderBy(asc(contentTable.key)),
    db
      .select()
      .from(contentSlugsTable)
      .orderBy(sql`rowid`),
    db.select({ revision }).from(sql`(select 1)`),
  ])
  const fields = new Map(shippedFields)
  const texts = new Map<string, PublishedStory['texts']>(
    [...shippedFields.keys()].map((id) => [
      id,
      Object.fromEntries(localeCodes.map((locale) => [locale, null])),
    ]),
  )
  let isShipped = true
  for (const { key, version, at, value: stored } of rows) {
    const about = readKey(key)
    // nothing, or as shipped
    if (stored === null) continue
    isShipped = false
    if (!about) continue
    if (about.locale === null) {
      fields.set(about.id, JSON.parse(stored) as StoryFields)
      continue
    }
    const all = texts.get(about.id) ?? {}
    const live = JSON.parse(stored) as Omit<PublishedText, 'version' | 'at'> & { withdrawn?: true }
    if (live.withdrawn) delete all[about.locale]
    else all[about.locale] = { version, at, title: live.title, excerpt: live.excerpt }
    texts.set(about.id, all)
  }
  const stories = [...fields].flatMap(([id, story]): PublishedStory[] => {
    const own = texts.get(id) ?? {}
    if (story.archived || Object.keys(own).length === 0) return []
    const { slug, day: date, category, illustration, ends_on } = story
    const firstSlug = firstSlugOf(id, slug, slugs)
    const facts = { id, slug, date, category, illustration, ...(ends_on && { endsOn: ends_on }) }
    return [{ ...facts, firstSlug, texts: own }]
  })
  const had = [...shippedFields].map(([storyId, { slug }]) => ({ storyId, slug }))
  const former = [...had, ...slugs].filter(({ slug, storyId }) =>
    stories.some((story) => story.id === storyId && story.slug !== slug),
  )
  return {
    stories: stories.toSorted((one, other) => other.date.localeCompare(one.date)),
    formerSlugs: Object.fromEntries(former.map(({ slug, storyId }) => [slug, storyId])),
    isShipped: isShipped && former.length === 0,
    revision: last?.revision ?? 0,
  }
}

/** Addresses are never taken away, and listed as they came. */
const firstSlugOf = (id: string, slug: string, all: { slug: string; storyId: string }[]) =>
  shippedFields.get(id)?.slug ?? all.find(({ storyId }) => storyId === id)?.slug ?? slug
