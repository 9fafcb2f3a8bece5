import { z } from 'zod'

export const importLimits = { bytes: 1024 * 1024, rows: 2_000 }

/**
 * A file of products or prices. Without `seen` it is a dry run, which says what would change; with the `seen` of that
 * answer it is carried out, if it would still change the same.
 */
export const CsvImport = z.strictObject({
  csv: z.string().min(1),
  seen: z.string().max(100).optional(),
})
export type CsvImport = z.infer<typeof CsvImport>

/** What is wrong with a row. `line` is the row as a spreadsheet counts: the heading is 1. */
export type RowProblem = {
  line: number
  sku: string | null
  column: string | null
  /** A code for which staff's screens have words. */
  problem: RowProblemCode
  /** What stood there, shortened. */
  value: string | null
}

export const rowProblems = [
  'file-empty',
  'file-rows',
  'file-quotes',
  'file-workbook',
  'file-characters',
  'column-missing',
  'column-unknown',
  'column-twice',
  'cells',
  'sku-twice',
  'sku-unknown',
  'sku-zeros',
  'step-twice',
  'first-step',
  'too-many-steps',
  'money',
  'currency',
  'unit',
  'needed',
  'value',
  'spreadsheet',
] as const
export type RowProblemCode = (typeof rowProblems)[number]

/** One thing that changes: of which product, what, from what to what. */
export type ImportChange = {
  sku: string
  name: string
  kind: 'added' | 'changed'
  changes: { what: string; from: string | null; to: string | null }[]
}

/** The answer to both: nothing is written while there are problems. */
export type ImportAnswer = {
  state: 'refused' | 'planned' | 'done'
  rows: number
  added: number
  changed: number
  unchanged: number
  /** Prices that would be gone: of a product whose rows name fewer quantities than it has now. */
  removed: number
  /** The first hundred of each. */
  problems: RowProblem[]
  problem_count: number
  changes: ImportChange[]
  /** Names what was planned; the carrying out sends it back. */
  seen: string | null
}
