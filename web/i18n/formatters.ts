import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

/** No text needs one: dates and numbers are formatted where they are shown. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
