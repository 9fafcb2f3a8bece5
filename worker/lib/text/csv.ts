/**
 * What a spreadsheet takes for the beginning of a formula, also in the full-width forms that Excel reads as the same.
 * Source: OWASP, "CSV Injection".
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Nothing a spreadsheet shows; a NUL ends the file for some. Line breaks and tabs stay. */
// oxlint-disable-next-line no-control-regex -- these are the ones to take out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** The text of a cell. What looks like a formula gets an apostrophe before it, as a person would type it. */
export function csvText(value: string): string {
  const text = value.toWellFormed().replaceAll(unprintable, '')
  return formula.test(text) ? `'${text}` : text
}

/**
 * One record with its line end, every cell in quotes: then commas, quotes and line breaks are text.
 * Source: RFC 4180 §2
 */
export const csvRecord = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${csvText(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** Stands before the first record, or Excel takes UTF-8 for the encoding of the machine. */
export const byteOrderMark = '\ufeff'
