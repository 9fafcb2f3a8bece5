import { asc, sql } from 'drizzle-orm'
import { localeCodes } from '#contract/locales.ts'
import { articles } from '#contract/site/insights.ts'
import { type ArticleFacts, isArticle, isNews, type NewsFacts } from '#contract/site/news.ts'
import type { StoryFields } from '#contract/staff/content/stories.ts'
import type { Db } from '../../db/client.ts'
import {
  contentChangesTable,
  contentSlugsTable,
  contentTable,
} from '../../db/schema/site/content.ts'
import type { ChangedTextsByLocale } from '#contract/site/page-texts.ts'
import { readKey } from './keys.ts'
import { changedTexts } from './page-texts/changed-texts.ts'
import type {
  PublishedArticle,
  PublishedNews,
  PublishedStory,
  PublishedText,
} from './published-story.ts'
import { lastDescription } from './pictures/last-description.ts'
import { shippedFields } from './stories.ts'

export type Published = {
  stories: PublishedNews[]
  articles: PublishedArticle[]
  formerSlugs: Record<string, string>
  /** Page texts that staff changed. */
  pageTexts: ChangedTextsByLocale | undefined
  /** Whether news and articles have no changes by staff, or all of them were undone. */
  isShipped: boolean
}

/**
 * Version of the published content. Descriptions of pictures are included and count their own
 * changes. Discarded drafts are not.
 */
const revision = sql<number>`coalesce((select ${contentChangesTable.id} from ${contentChangesTable}
  where ${contentChangesTable.key} not glob 'draft:*' order by ${contentChangesTable.id} desc limit 1), 0)
  + ${lastDescription}`
/** Reading time at about 200 words a minute. Counts spaces, because D1 has no better function. */
const readMinutes = sql<number | null>`(
  length(trim(${contentTable.value} ->> 'body'))
  - length(replace(replace(trim(${contentTable.value} ->> 'body'), ' ', ''), char(10), '')) + 200) / 200`

/** The value without the body, which lists do not need. */
const value = sql<string | null>`json_remove(${contentTable.value}, '$.body')`

/**
 * All published content and the number of its changes. Reads a row for each changed story and text,
 * and each slug.
 */
export const publishedQueries = (db: Db) =>
  [
    db
      .select({
        key: contentTable.key,
        version: contentTable.version,
        at: contentTable.updatedAt,
        value,
        readMinutes,
      })
      .from(contentTable)
      .orderBy(asc(contentTable.key)),
    db
      .select()
      .from(contentSlugsTable)
      .orderBy(sql`rowid`),
    db.select({ revision }).from(sql`(select 1)`),
  ] as const

type Rows<At extends 0 | 1> = Awaited<ReturnType<typeof publishedQueries>[At]>

export function publishedOf(rows: Rows<0>, slugs: Rows<1>): Published {
  const fields = new Map(shippedFields)
  const texts = new Map<string, PublishedStory['texts']>(
    [...shippedFields.keys()].map((id) => [
      id,
      Object.fromEntries(localeCodes.map((locale) => [locale, null])),
    ]),
  )
  let isShipped = true
  for (const { key, version, at, value: stored, readMinutes: minutes } of rows) {
    const about = readKey(key)
    // unset or built-in, or no row of a story
    if (stored === null || key.startsWith('page-text:')) continue
    isShipped = false
    if (!about) continue
    if (about.locale === null) {
      fields.set(about.id, JSON.parse(stored) as StoryFields)
      continue
    }
    const all = texts.get(about.id) ?? {}
    const live = JSON.parse(stored) as Omit<PublishedText, 'version' | 'at'> & { withdrawn?: true }
    if (live.withdrawn) delete all[about.locale]
    else {
      const { title, excerpt, description } = live
      const more = { ...(description && { description }), ...(minutes && { readMinutes: minutes }) }
      all[about.locale] = { version, at, title, excerpt, ...more }
    }
    texts.set(about.id, all)
  }
  const stories = [...fields].flatMap(([id, story]): PublishedStory[] => {
    const own = texts.get(id) ?? {}
    if (story.archived || Object.keys(own).length === 0) return []
    const firstSlug = firstSlugOf(id, story.slug, slugs)
    return [{ ...toFacts(id, story), firstSlug, texts: own }]
  })
  const had = [...shippedFields].map(([storyId, { slug }]) => ({ storyId, slug }))
  const former = [...had, ...slugs].filter(({ slug, storyId }) =>
    stories.some((story) => story.id === storyId && story.slug !== slug),
  )
  return {
    stories: stories.filter(isNews).toSorted(newestFirst),
    articles: stories.filter(isArticle).toSorted(newestFirst),
    formerSlugs: Object.fromEntries(former.map(({ slug, storyId }) => [slug, storyId])),
    pageTexts: changedTexts(rows),
    isShipped: isShipped && former.length === 0,
  }
}

const newestFirst = (one: PublishedStory, other: PublishedStory) =>
  other.date.localeCompare(one.date)

/** The fields that all languages of a story share, as pages use them. */
export function toFacts(id: string, story: StoryFields): NewsFacts | ArticleFacts {
  const { slug, day: date, illustration } = story
  const common = { id, slug, date, illustration }
  if (!('author' in story)) {
    const { category, ends_on } = story
    return { ...common, category, ...(ends_on && { endsOn: ends_on }) }
  }
  const { category, author, featured } = story
  const readMinutes = articles.find((each) => each.id === id)?.readMinutes ?? 1
  return { ...common, category, author, featured, readMinutes }
}

/** The first slug of a story. Slugs are never deleted and are listed in order of creation. */
const firstSlugOf = (id: string, slug: string, all: { slug: string; storyId: string }[]) =>
  shippedFields.get(id)?.slug ?? all.find(({ storyId }) => storyId === id)?.slug ?? slug
