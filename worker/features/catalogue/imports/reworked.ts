/** A number as a power of ten: "5.20123E+12". Of the digits that were there, most are gone. */
const power = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i

/** A day and a month, or a month and a year, as Excel shows what looked like one: "11-50" is "Nov-50". */
const day =
  /^(?:\d{1,2}[-. ])?[\p{L}]{3,4}\.?[-. ]\d{2,4}$|^\d{1,2}[-. ]\p{L}{3,4}\.?$|^\d{4}-\d{2}-\d{2}(?: 00:00:00)?$/u

/** A number of fewer digits than any code of these columns has. */
const bareNumber = /^\d{1,3}(?:[.,]\d{1,4})?$|^\d{4}[.,]\d$/

/** Columns of codes that consist of digits. */
const codes = new Set(['gtin', 'hs_code'])

/** Whether a cell looks like what spreadsheets make of a code that reads like a number or a day. */
export const isReworked = (column: string, cell: string): boolean =>
  codes.has(column)
    ? power.test(cell) || day.test(cell) || bareNumber.test(cell)
    : (column === 'sku' && power.test(cell)) || (column === 'unit_label' && day.test(cell))

/** Whether a cell is the stored code but for zeros that a spreadsheet leaves out, at its beginning or end. */
export const isSameNumber = (cell: string, stored: unknown): boolean =>
  typeof stored === 'string' &&
  cell !== stored &&
  /^\d+(?:[.,]\d+)?$/.test(cell) &&
  /^\d+(?:\.\d+)?$/.test(stored) &&
  trimmed(cell.replace(',', '.')) === trimmed(stored)

const trimmed = (number: string): string => {
  const [whole = '', rest = ''] = number.split('.')
  return `${whole.replace(/^0+/, '')}.${rest.replace(/0+$/, '')}`
}
