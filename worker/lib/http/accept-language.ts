import { parseAccept } from 'hono/utils/accept'
import { type Locale, localeCodes } from '#contract/locales.ts'

/** Our language that an Accept-Language header prefers, or `null` (RFC 9110 §12.5.4). */
export function preferredLocale(header: string | undefined): Locale | null {
  const liked = parseAccept(header ?? '').filter(({ q }) => q > 0)
  return liked.map(({ type }) => localeOfTag(type)).find((locale) => locale !== null) ?? null
}

/** Our language for a language tag (`fr`, `fr-CA`, any letter case), or `null`. */
export function localeOfTag(tag: unknown): Locale | null {
  if (typeof tag !== 'string') return null
  const language = tag.trim().toLowerCase().split('-')[0]
  return localeCodes.find((code) => code === language) ?? null
}
