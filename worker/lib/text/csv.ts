import Papa from 'papaparse'
import type { Locale } from '#contract/locales.ts'

/**
 * First characters that spreadsheets read as a formula, including full-width forms. Source: OWASP,
 * "CSV Injection".
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Unprintable control characters; line breaks and tabs stay. */
// oxlint-disable-next-line no-control-regex -- these are the ones to take out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * Formula characters within a cell, after a character that may separate cells (semicolon, tab, line
 * break) in some locales.
 */
const laterFormula = /(?<=[;\t\r\n]["\s]*)[=+\-@＝＋－＠]/g

/** Zero-width space: invisible, and stops a spreadsheet from reading the rest as a formula. */
const guard = '\u200b'

/** Text of a cell, with a zero-width space before anything that looks like a formula. */
export function csvText(value: string): string {
  const text = value
    .toWellFormed()
    .replaceAll(unprintable, '')
    .replaceAll(laterFormula, (sign) => guard + sign)
  return formula.test(text) ? guard + text : text
}

/**
 * Removes these zero-width spaces, and apostrophes typed for the same purpose, from an imported
 * cell.
 */
export const removeFormulaGuards = (cell: string): string =>
  cell
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^['\u200b](?=[=+\-@＝＋－＠])/, '')
    .replaceAll(/(?<=[;\t\r\n]["\s]*)['\u200b](?=[=+\-@＝＋－＠])/g, '')

/**
 * A cell: text, a `number` with a decimal point, or a `code` (GTIN, lot, "11-50") that spreadsheets
 * must not convert.
 */
export type Cell = string | { number: string } | { code: string }

/** Texts that spreadsheets convert to numbers or dates: digits with separators, "12E5", "MAR1". */
const reworked =
  /^\d[\d.,:/ -]*$|^\d+e\d+$|^(?:jan|feb|mar|apr|ma[iy]|ju[nl]|aug|sep|o[ck]t|nov|de[cz])[a-z]*[- ]?\d{1,4}$/i

/** Whether spreadsheets of a language use decimal commas, and semicolons between cells. */
const hasComma = (locale: Locale): boolean => locale !== 'en'

function written(cell: Cell, locale: Locale): string {
  if (typeof cell === 'string') return csvText(cell)
  if ('number' in cell) return hasComma(locale) ? cell.number.replace('.', ',') : cell.number
  return reworked.test(cell.code) ? `="${cell.code}"` : csvText(cell.code)
}

/**
 * One CSV record with its line end for spreadsheets of a language; every cell is quoted. Source:
 * RFC 4180 §2.
 */
export const csvRecord = (cells: readonly Cell[], locale: Locale): string =>
  `${Papa.unparse([cells.map((cell) => written(cell, locale))], {
    quotes: true,
    delimiter: hasComma(locale) ? ';' : ',',
  })}\r\n`

/** Byte order mark, required by Excel to read UTF-8. */
export const byteOrderMark = '\ufeff'
