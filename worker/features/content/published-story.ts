import type { Locale } from '#contract/locales.ts'
import type { ArticleFacts, NewsFacts } from '#contract/site/news.ts'

/** A published text as the lists need it; its body is immutable, and asked for by version and time (bodies.ts). */
export type PublishedText = {
  version: number
  /** When it was published: after a restored backup another text may have the same version. */
  at: string
  title: string
  excerpt: string
  description?: string
  /** Reading time of a text that staff published. Shipped texts have one for all languages (`ArticleFacts`). */
  readMinutes?: number
}

/** Where KV has its body. */
export const bodyKey = ({ version, at }: Pick<PublishedText, 'version' | 'at'>) =>
  `text:${version}:${at}`

type Published = {
  /** Its first address: feed readers know it by that. */
  firstSlug: string
  /** By language; `null` is the built-in text. */
  texts: Partial<Record<Locale, PublishedText | null>>
}

/** A news item, or an article, that visitors can read in some language. */
export type PublishedNews = NewsFacts & Published
export type PublishedArticle = ArticleFacts & Published
export type PublishedStory = PublishedNews | PublishedArticle
