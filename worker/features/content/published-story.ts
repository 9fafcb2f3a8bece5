import type { Locale } from '#contract/locales.ts'
import type { ArticleFacts, NewsFacts } from '#contract/site/news.ts'

/**
 * A published text as lists need it. Its immutable body is loaded by version and time (bodies.ts).
 */
export type PublishedText = {
  version: number
  /** Publication time. After a restored backup, another text may have the same version. */
  at: string
  title: string
  excerpt: string
  description?: string
  /**
   * Reading time of a text by staff. Built-in texts have one for all languages (`ArticleFacts`).
   */
  readMinutes?: number
}

/** The KV key of a text's body. */
export const bodyKey = ({ version, at }: Pick<PublishedText, 'version' | 'at'>) =>
  `text:${version}:${at}`

type Published = {
  /** The first slug, by which feed readers identify the story. */
  firstSlug: string
  /** By language; `null` is the built-in text. */
  texts: Partial<Record<Locale, PublishedText | null>>
}

/** A news item or an article published in any language. */
export type PublishedNews = NewsFacts & Published
export type PublishedArticle = ArticleFacts & Published
export type PublishedStory = PublishedNews | PublishedArticle
