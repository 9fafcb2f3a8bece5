import type { IndexedPage } from './indexed-pages.ts'

/** The site in words, in one language: what llms.txt and the feeds are made from. */
export type SiteTexts = {
  name: string
  summary: string
  pages: (IndexedPage & { title: string; description: string })[]
  /** The feeds whose list pages exist under the flags. */
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
  /** Its first address: what it is known by for good. */
  firstPath?: string
  title: string
  summary: string
  /** The full text as HTML. */
  html: string
  author: string
  /** Calendar day (ISO). */
  date: string
}
