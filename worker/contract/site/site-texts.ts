import type { IndexedPage } from './indexed-pages.ts'

/** Texts of the site in one language, for llms.txt and the feeds. */
export type SiteTexts = {
  name: string
  summary: string
  pages: (IndexedPage & { title: string; description: string })[]
  /** Feeds whose list pages are enabled by flags. */
  feeds: Partial<Record<FeedId, Feed>>
}

export type FeedId = 'news' | 'blog'

export type Feed = {
  title: string
  subtitle: string
  /** Newest first. */
  entries: FeedEntry[]
}

export type FeedEntry = {
  path: string
  /** Path before it was renamed; stays the id of the feed entry. */
  firstPath?: string
  title: string
  summary: string
  /** Full text as HTML. */
  html: string
  author: string
  /** Calendar day (ISO). */
  date: string
}
