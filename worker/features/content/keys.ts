import { type Locale, localeCodes } from '#contract/locales.ts'

/** What the trail calls what a story has in all languages. */
export const storyKey = (id: string) => `news:${id}`

/** And its text in one. */
export const textKey = (id: string, locale: Locale) => `news:${id}:${locale}`

/** And the picture that leads it, whatever kind of story it is. */
export const coverKey = (id: string) => `cover:${id}`

/** What a key is about, if it is a story or its text. */
export function readKey(key: string): { id: string; locale: Locale | null } | null {
  const [kind, id, locale] = key.split(':')
  if (kind !== 'news' || !id) return null
  if (locale === undefined) return { id, locale: null }
  return isLocale(locale) ? { id, locale } : null
}

export const isLocale = (code: string): code is Locale =>
  localeCodes.some((known) => known === code)
