import type { Locale } from '#contract/locales.ts'
import { findPageText } from '#contract/site/page-texts.ts'
import { isLocale } from '../keys.ts'

const start = 'page-text:'

/** Key of a page text in one language in the change log. */
export const pageTextKey = (key: string, locale: Locale) => `${start}${key}:${locale}`

/**
 * Parses a key of the change log. Returns `null` unless staff can change that page text in this
 * build.
 */
export function readPageTextKey(rowKey: string): { key: string; locale: Locale } | null {
  if (!rowKey.startsWith(start)) return null
  const [key = '', locale = ''] = rowKey.slice(start.length).split(':')
  return findPageText(key) && isLocale(locale) ? { key, locale } : null
}
