import Papa from 'papaparse'
import { importLimits, type RowProblem, type RowProblemCode } from '#contract/trade/imports.ts'

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

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
const withoutApostrophe = (cell: string) => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '')

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
    delimitersToGuess: [',', ';', '\t'],
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
  const problems = [
    ...columns
      .filter((name, index) => columns.indexOf(name) < index)
      .map((column) => problemAt(1, 'column-twice', { column })),
    ...columns
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
        columns.map((name, index) => [name, withoutApostrophe(cells[index] ?? '')]),
      ) as CsvRow<Column>['cells'],
    })),
    problems: uneven.map(({ line }) => problemAt(line, 'cells')),
  }
}

const refused = (problem: RowProblem) => ({ rows: [], problems: [problem] })
