import { type Locale, localeCodes } from '#contract/locales.ts'
import { isArticle, type StoryKind, storyKinds } from '#contract/site/news.ts'
import type { StoryFields } from '#contract/staff/content/stories.ts'

/** Key of a story's shared fields in the change log. */
export const storyKey = (kind: StoryKind, id: string) => `${kind}:${id}`

/** Key of a story's text in one language in the change log. */
export const textKey = (kind: StoryKind, id: string, locale: Locale) =>
  `${storyKey(kind, id)}:${locale}`

/** Key of a discarded draft in the change log. Such entries do not change the published content. */
export const draftKey = (id: string, locale: Locale) => `draft:${id}:${locale}`

/** Only articles have an author. */
export const kindOf = (fields: StoryFields): StoryKind => (isArticle(fields) ? 'article' : 'news')

type About = { kind: StoryKind; id: string; locale: Locale | null }

/** Parses a key of the change log. Returns `null` unless it is for a story or its text. */
export function readKey(key: string): About | null {
  const [first, id, locale] = key.split(':')
  const kind = storyKinds.find((known) => known === first)
  if (!kind || !id) return null
  if (locale === undefined) return { kind, id, locale: null }
  return isLocale(locale) ? { kind, id, locale } : null
}

export const isLocale = (code: string): code is Locale =>
  localeCodes.some((known) => known === code)

/** The language of a text or a draft. */
export function localeOf(key: string): Locale | null {
  const locale = key.split(':')[2] ?? ''
  return isLocale(locale) ? locale : null
}
