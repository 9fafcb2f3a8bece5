import { fileURLToPath } from 'node:url'
import type { Locale } from '#contract/locales.ts'

/**
 * The language with the longest words, checked by tests/web/widest-language.test.ts. A layout that
 * fits it fits all.
 */
export const widestLanguage = 'de' satisfies Locale

/** The languages in which tests check layouts of public pages. */
export const layoutLocales = ['en', widestLanguage] as const

/** The texts of a file in web/i18n, for tests in another language than English. */
export const wordsOf = async <Words>(locale: Locale, file: string): Promise<Words> =>
  (await import(fileURLToPath(new URL(`../../../web/i18n/${locale}/${file}.ts`, import.meta.url))))
    .default
