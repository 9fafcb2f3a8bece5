import type { Locale } from '#contract/locales.ts'
import type { ColumnName, ExportWords } from './export-columns.ts'
import { de } from './languages/de.ts'
import { el } from './languages/el.ts'
import { en } from './languages/en.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'

export const exportWords: Record<Locale, ExportWords> = { en, fr, el, it, de }

export const exportHeadings = (names: readonly ColumnName[], locale: Locale): string[] =>
  names.map((name) => exportWords[locale].columns[name])
