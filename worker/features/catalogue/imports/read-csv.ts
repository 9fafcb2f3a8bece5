import Papa from 'papaparse'
import { importLimits, type RowProblem, type RowProblemCode } from '#contract/trade/imports.ts'
import { withoutApostrophes } from '../../../lib/text/csv.ts'

/** A row of a file by its columns, which are known and there once. `line` counts as a spreadsheet does. */
export type CsvRow<Column extends string> = { line: number; cells: Partial<Record<Column, string>> }

type Read<Column extends string> = { rows: CsvRow<Column>[]; problems: RowProblem[] }

/** Letters of a value that are shown with what is wrong. */
const shownLetters = 60

export const problemAt = (
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

/** What stands most often between the names of the columns: they have none of these themselves. */
function delimiterOf(csv: string): string {
  const [head = ''] = csv.split(/[\r\n]/, 1)
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t'].reduce((most, it) => (count(it) > count(most) ? it : most))
}

/**
 * The rows of a CSV file whose first line names its columns, by comma, semicolon or tab. Empty lines are skipped.
 * A file that cannot be read for certain is refused with the line where that begins: nothing is guessed.
 */
export function readCsv<const Column extends string>(
  csv: string,
  known: readonly Column[],
  needed: readonly Column[],
): Read<Column> {
  const { data, errors } = Papa.parse<string[]>(csv, {
    delimiter: delimiterOf(csv),
    skipEmptyLines: false,
  })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) return refused(problemAt((quotes.row ?? 0) + 1, 'file-quotes'))
  const [head = [], ...records] = data
  const columns = head.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  )
  // of so many, one is there twice or unknown: the file is refused without a look at the others
  const looked = columns.slice(0, 2 * known.length)
  const problems = [
    ...looked
      .filter((name, index) => looked.indexOf(name) < index)
      .map((column) => problemAt(1, 'column-twice', { column })),
    ...looked
      .filter((name) => !(known as readonly string[]).includes(name))
      .map((column) => problemAt(1, 'column-unknown', { column })),
    ...needed
      .filter((name) => !columns.includes(name))
      .map((column) => problemAt(1, 'column-missing', { column })),
  ]
  if (problems.length > 0) return { rows: [], problems }
  const filled = records
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return refused(problemAt(1, 'file-empty'))
  if (filled.length > importLimits.rows)
    return refused(problemAt(importLimits.rows + 2, 'file-rows'))
  const uneven = filled.filter(({ cells }) => cells.length !== columns.length)
  return {
    rows: filled.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        columns.map((name, index) => [name, withoutApostrophes((cells[index] ?? '').trim())]),
      ) as CsvRow<Column>['cells'],
    })),
    problems: uneven.map(({ line }) => problemAt(line, 'cells')),
  }
}

const refused = (problem: RowProblem) => ({ rows: [], problems: [problem] })
