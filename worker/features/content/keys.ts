import { type Locale, localeCodes } from '#contract/locales.ts'
import { isArticle, type StoryKind, storyKinds } from '#contract/site/news.ts'
import type { StoryFields } from '#contract/staff/content/stories.ts'

/** What the trail calls what a story has in all languages. */
export const storyKey = (kind: StoryKind, id: string) => `${kind}:${id}`

/** And its text in one. */
export const textKey = (kind: StoryKind, id: string, locale: Locale) =>
  `${storyKey(kind, id)}:${locale}`

/** What the trail calls a draft that was given up. It says nothing of what visitors read. */
export const draftKey = (id: string, locale: Locale) => `draft:${id}:${locale}`

/** Only articles have an author. */
export const kindOf = (fields: StoryFields): StoryKind => (isArticle(fields) ? 'article' : 'news')

type About = { kind: StoryKind; id: string; locale: Locale | null }

/** What a key is about, if it is a story or its text. */
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
