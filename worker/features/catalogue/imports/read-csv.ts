import Papa from 'papaparse'
import { importLimits, type RowProblem, type RowProblemCode } from '#contract/trade/imports.ts'
import { removeFormulaGuards } from '../../../lib/text/csv.ts'

/** A row by column name. `line` counts as a spreadsheet does. */
export type CsvRow<Column extends string> = { line: number; cells: Partial<Record<Column, string>> }

type Read<Column extends string> = { rows: CsvRow<Column>[]; problems: RowProblem[] }

/** Characters of a wrong value that are shown. */
const shownLetters = 60

export const rowProblemAt = (
  line: number,
  problem: RowProblemCode,
  {
    sku = null,
    column = null,
    value = null,
  }: Partial<Pick<RowProblem, 'sku' | 'column' | 'value'>> = {},
): RowProblem => ({
  line,
  sku,
  column,
  problem,
  value: value === null ? null : value.slice(0, shownLetters),
})

/** Excel's first line `sep=;`, which names the delimiter. */
const delimiterLine = /^\ufeff?"?sep=([,;\t])"?(?:\r\n|\r|\n)/i

/** The most frequent separator in the heading. */
function delimiterOf(csv: string): string {
  const [head = ''] = csv.split(/[\r\n]/, 1)
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t'].reduce((most, it) => (count(it) > count(most) ? it : most))
}

/** Detects workbooks (ZIP) and other encodings than UTF-8. */
function unreadable(csv: string): RowProblemCode | null {
  if (csv.startsWith('PK\u0003\u0004')) return 'file-workbook'
  return csv.includes('\u0000') || csv.includes('\ufffd') ? 'file-characters' : null
}

/** Removes the zero-width spaces of `csvText`, and the apostrophe that keeps digits as text. */
const textOf = (cell: string): string => removeFormulaGuards(cell.trim().replace(/^'(?=\d)/, ''))

/**
 * Parses a CSV file with a heading, separated by comma, semicolon or tab. Ignores empty lines and
 * empty unnamed columns; anything ambiguous is refused with its line.
 */
export function readCsv<const Column extends string>(
  csv: string,
  known: readonly Column[],
  needed: readonly Column[],
): Read<Column> {
  const broken = unreadable(csv)
  if (broken) return refused(rowProblemAt(1, broken))
  const [hint = '', hinted] = delimiterLine.exec(csv) ?? []
  const text = csv.slice(hint.length)
  const firstLine = hint === '' ? 1 : 2
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: hinted ?? delimiterOf(text),
    skipEmptyLines: false,
  })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) return refused(rowProblemAt((quotes.row ?? 0) + firstLine, 'file-quotes'))
  const [head = [], ...records] = data
  const columns = head.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  )
  // limits the check of the heading: more columns than known ones are already an error
  const looked = columns.filter((name) => name !== '').slice(0, 2 * known.length)
  const problems = [
    ...looked
      .filter((name, index) => looked.indexOf(name) < index)
      .map((column) => rowProblemAt(firstLine, 'column-twice', { column })),
    ...looked
      .filter((name) => !(known as readonly string[]).includes(name))
      .map((column) => rowProblemAt(firstLine, 'column-unknown', { column })),
    ...needed
      .filter((name) => !columns.includes(name))
      .map((column) => rowProblemAt(firstLine, 'column-missing', { column })),
  ]
  if (problems.length > 0) return { rows: [], problems }
  const filled = records
    .map((cells, index) => ({ line: index + firstLine + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return refused(rowProblemAt(firstLine, 'file-empty'))
  if (filled.length > importLimits.rows)
    return refused(rowProblemAt(importLimits.rows + firstLine + 1, 'file-rows'))
  const nameless = filled.filter(({ cells }) =>
    cells.some((cell, index) => !columns[index] && cell.trim() !== ''),
  )
  return {
    rows: filled.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        columns.flatMap((name, index) => (name ? [[name, textOf(cells[index] ?? '')]] : [])),
      ) as CsvRow<Column>['cells'],
    })),
    problems: nameless.map(({ line }) => rowProblemAt(line, 'cells')),
  }
}

const refused = (problem: RowProblem) => ({ rows: [], problems: [problem] })
