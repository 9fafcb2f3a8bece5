import type { ChangedTextsByLocale } from '#contract/site/page-texts.ts'
import type { PublishedPictures } from './pictures/published-pictures.ts'
import type { PublishedArticle, PublishedNews, PublishedText } from './published-story.ts'

/** The published content as every page view reads it. Empty while all content is built in. */
export type Snapshot = {
  version: string
  /** News, newest first; absent while news and articles are built in. */
  stories?: PublishedNews[]
  /** Articles, newest first; absent together with news. */
  articles?: PublishedArticle[]
  /** Former slugs of stories, with the id of each story. */
  formerSlugs: Record<string, string>
  /** Absent in a snapshot from a Worker version without pictures. */
  pictures?: PublishedPictures
  /** Texts that replace built-in page texts; absent if there are none. */
  pageTexts?: ChangedTextsByLocale
  /** Whether KV has the body of each text. Absent in snapshots from older Worker versions. */
  hasBodies?: true
}

/** The version of a site without changes by staff. */
export const builtInVersion = 'built-in'

export const builtInContent: Snapshot = { version: builtInVersion, stories: [], formerSlugs: {} }

export const isContent = ({ stories = [], articles, formerSlugs }: Snapshot): boolean =>
  Object(formerSlugs) === formerSlugs &&
  (stories.length === 0 || articles !== undefined) &&
  [...stories, ...(articles ?? [])].every(
    ({ slug, texts }) => typeof slug === 'string' && Object(texts) === texts,
  )

export const textsOf = ({ stories = [], articles = [] }: Snapshot): PublishedText[] =>
  [...stories, ...articles].flatMap((story) =>
    Object.values(story.texts).filter((text) => text !== null),
  )
