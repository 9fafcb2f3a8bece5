import type { ChangedTextsByLocale } from '#contract/site/page-texts.ts'
import type { PublishedPictures } from './pictures/published-pictures.ts'
import type { PublishedArticle, PublishedNews, PublishedText } from './published-story.ts'

/** What staff have published, as every page view reads it: nothing of it while all is built in. */
export type Snapshot = {
  version: string
  /** News, newest first; absent while news and articles are built in. */
  stories?: PublishedNews[]
  /** Articles, newest first; absent together with news. */
  articles?: PublishedArticle[]
  /** Addresses that stories had, and the id of each. */
  formerSlugs: Record<string, string>
  /** Absent where a Worker wrote it that knew none. */
  pictures?: PublishedPictures
  /** What pages say instead of the built-in words; absent while that is nothing. */
  pageTexts?: ChangedTextsByLocale
  /** Whether KV has the body of each text: not where a Worker wrote it that left that to readers. */
  hasBodies?: true
}

/** The version of a site where staff changed nothing. */
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
