import Papa from 'papaparse'
import type { Locale } from '#contract/locales.ts'

/**
 * What a spreadsheet takes for the beginning of a formula, also in the full-width forms that Excel reads as the same.
 * Source: OWASP, "CSV Injection".
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Nothing a spreadsheet shows; a NUL ends the file for some. Line breaks and tabs stay. */
// oxlint-disable-next-line no-control-regex -- these are the ones to take out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * The same further on in a cell. Where a semicolon parts cells (Excel in German, French, Italian, Greek) or a tab does,
 * quotes behind a comma protect nothing: what follows in a text is a cell of its own, or a row.
 */
const laterFormula = /(?<=[;\t\r\n]["\s]*)[=+\-@＝＋－＠]/g

/** Nothing that a reader sees, and no spreadsheet takes what follows it for a formula. */
const guard = '\u200b'

/** The text of a cell. What looks like a formula stands behind a sign without width. */
export function csvText(value: string): string {
  const text = value
    .toWellFormed()
    .replaceAll(unprintable, '')
    .replaceAll(laterFormula, (sign) => guard + sign)
  return formula.test(text) ? guard + text : text
}

/** Takes those signs out again, of a cell that was read, and the apostrophes that people type for them. */
export const withoutGuards = (cell: string): string =>
  cell
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^['\u200b](?=[=+\-@＝＋－＠])/, '')
    .replaceAll(/(?<=[;\t\r\n]["\s]*)['\u200b](?=[=+\-@＝＋－＠])/g, '')

/**
 * A cell: text; a `number` with a decimal point, if any; or a `code`, such as a GTIN, a lot or "11-50", of which a
 * spreadsheet would make a number or a day.
 */
export type Cell = string | { number: string } | { code: string }

/** What a spreadsheet reworks: digits with or without signs between them, "12E5", "MAR1". */
const reworked =
  /^\d[\d.,:/ -]*$|^\d+e\d+$|^(?:jan|feb|mar|apr|ma[iy]|ju[nl]|aug|sep|o[ck]t|nov|de[cz])[a-z]*[- ]?\d{1,4}$/i

/** Languages whose spreadsheets write decimals with a comma part cells by semicolons. */
const hasComma = (locale: Locale): boolean => locale !== 'en'

function written(cell: Cell, locale: Locale): string {
  if (typeof cell === 'string') return csvText(cell)
  if ('number' in cell) return hasComma(locale) ? cell.number.replace('.', ',') : cell.number
  return reworked.test(cell.code) ? `="${cell.code}"` : csvText(cell.code)
}

/**
 * One record with its line end, as spreadsheets of a language read it, every cell in quotes: then separators, quotes
 * and line breaks are text.
 * Source: RFC 4180 §2
 */
export const csvRecord = (cells: readonly Cell[], locale: Locale): string =>
  `${Papa.unparse([cells.map((cell) => written(cell, locale))], {
    quotes: true,
    delimiter: hasComma(locale) ? ';' : ',',
  })}\r\n`

/** Stands before the first record, or Excel takes UTF-8 for the encoding of the machine. */
export const byteOrderMark = '\ufeff'
