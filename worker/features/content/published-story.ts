import type { Locale } from '#contract/locales.ts'
import type { StoryFacts } from '#contract/site/news.ts'

/** A published text as the lists need it; its body is immutable, and asked for by version and time (bodies.ts). */
export type PublishedText = {
  version: number
  /** When it was published: after a restored backup another text may have the same version. */
  at: string
  title: string
  excerpt: string
}

/** A story that visitors can read in some language. */
export type PublishedStory = StoryFacts & {
  /** Its first address: feed readers know it by that. */
  firstSlug: string
  /** By language; `null` is the text as shipped. */
  texts: Partial<Record<Locale, PublishedText | null>>
}
