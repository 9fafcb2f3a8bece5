import type { Locale } from '../locales.ts'

/** A colon; French puts a non-breaking space before it. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00a0:' : ':')
