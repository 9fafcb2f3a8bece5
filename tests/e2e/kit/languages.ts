import { fileURLToPath } from 'node:url'
import type { Locale } from '#contract/locales.ts'

/** The language with the longest words everywhere: what fits in it fits in all. tests/web/widest-language.test.ts measures it. */
export const widestLanguage = 'de' satisfies Locale

/** Where a public page is looked at: in English, and in the language that needs most room. */
export const lookedAt = ['en', widestLanguage] as const

/** The words of a file in web/i18n, for journeys in another language than English. */
export const wordsOf = async <Words>(locale: Locale, file: string): Promise<Words> =>
  (await import(fileURLToPath(new URL(`../../../web/i18n/${locale}/${file}.ts`, import.meta.url))))
    .default
