import Papa from 'papaparse'

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

/** The text of a cell. What looks like a formula gets an apostrophe before it, as a person would type it. */
export function csvText(value: string): string {
  const text = value
    .toWellFormed()
    .replaceAll(unprintable, '')
    .replaceAll(laterFormula, (sign) => `'${sign}`)
  return formula.test(text) ? `'${text}` : text
}

/** Takes those apostrophes out again, of a cell that was read. */
export const withoutApostrophes = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@＝＋－＠])/, '')
    .replaceAll(/(?<=[;\t\r\n]["\s]*)'(?=[=+\-@＝＋－＠])/g, '')

/**
 * One record with its line end, every cell in quotes: then commas, quotes and line breaks are text.
 * Source: RFC 4180 §2
 */
export const csvRecord = (cells: readonly string[]): string =>
  `${Papa.unparse([cells.map(csvText)], { quotes: true })}\r\n`

/** Stands before the first record, or Excel takes UTF-8 for the encoding of the machine. */
export const byteOrderMark = '\ufeff'
