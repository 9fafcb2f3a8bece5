/** Scientific notation, such as "5.20123E+12", which lost digits. */
const power = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i

/** A date as Excel shows it: "11-50" becomes "Nov-50". */
const day =
  /^(?:\d{1,2}[-. ])?[\p{L}]{3,4}\.?[-. ]\d{2,4}$|^\d{1,2}[-. ]\p{L}{3,4}\.?$|^\d{4}-\d{2}-\d{2}(?: 00:00:00)?$/u

/** A number too short for any code of these columns. */
const bareNumber = /^\d{1,3}(?:[.,]\d{1,4})?$|^\d{4}[.,]\d$/

/** Columns with numeric codes. */
const codes = new Set(['gtin', 'hs_code'])

/** Whether a spreadsheet has converted a code to a number or a date. */
export const isReformatted = (column: string, cell: string): boolean =>
  codes.has(column)
    ? power.test(cell) || day.test(cell) || bareNumber.test(cell)
    : (column === 'sku' && power.test(cell)) || (column === 'unit_label' && day.test(cell))

/** Whether a cell equals the stored code apart from dropped leading or trailing zeros. */
export const equalsWithoutZeros = (cell: string, stored: unknown): boolean =>
  typeof stored === 'string' &&
  cell !== stored &&
  /^\d+(?:[.,]\d+)?$/.test(cell) &&
  /^\d+(?:\.\d+)?$/.test(stored) &&
  trimmed(cell.replace(',', '.')) === trimmed(stored)

const trimmed = (number: string): string => {
  const [whole = '', rest = ''] = number.split('.')
  return `${whole.replace(/^0+/, '')}.${rest.replace(/0+$/, '')}`
}
