import type { Locale } from '#contract/locales.ts'
import { findPageText } from '#contract/site/page-texts.ts'
import { isLocale } from '../keys.ts'

const start = 'page-text:'

/** What the trail calls a text of a page in one language. */
export const pageTextKey = (key: string, locale: Locale) => `${start}${key}:${locale}`

/** What a key of the trail is about, if that is a text of a page that staff may (still) change. */
export function readPageTextKey(rowKey: string): { key: string; locale: Locale } | null {
  if (!rowKey.startsWith(start)) return null
  const [key = '', locale = ''] = rowKey.slice(start.length).split(':')
  return findPageText(key) && isLocale(locale) ? { key, locale } : null
}
