import { z } from 'zod'

export const importLimits = { bytes: 1024 * 1024, rows: 2_000 }

/**
 * CSV import of products or prices. Without `seen` it is a dry run; with the `seen` of its answer
 * it is carried out if the effect is still the same.
 */
export const CsvImport = z.strictObject({
  csv: z.string().min(1),
  seen: z.string().max(100).optional(),
})
export type CsvImport = z.infer<typeof CsvImport>

/** Error in a row. `line` counts as in a spreadsheet: the heading is 1. */
export type RowProblem = {
  line: number
  sku: string | null
  column: string | null
  /** Error code, translated on staff's screens. */
  problem: RowProblemCode
  /** The wrong value, shortened. */
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

export type ImportChange = {
  sku: string
  name: string
  kind: 'added' | 'changed'
  changes: { what: string; from: string | null; to: string | null }[]
}

/** Response to dry run and import; nothing is written while there are problems. */
export type ImportResult = {
  state: 'refused' | 'planned' | 'done'
  rows: number
  added: number
  changed: number
  unchanged: number
  /** Price steps that the import would remove: a product has more steps than rows in the file. */
  removed: number
  /** The first hundred of each. */
  problems: RowProblem[]
  problem_count: number
  changes: ImportChange[]
  /** Hash of the planned changes, to be sent with the import. */
  seen: string | null
}
