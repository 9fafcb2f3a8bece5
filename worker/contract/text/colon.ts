import type { Locale } from '../locales.ts'

/** A colon as the language sets it behind a word: French keeps a space before it that no line breaks at. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00a0:' : ':')
