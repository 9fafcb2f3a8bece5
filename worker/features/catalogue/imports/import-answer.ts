import type { ImportResult, ImportChange, RowProblem } from '#contract/trade/imports.ts'

/** Rows listed in the answer; others are only counted. */
const mostShown = 100

export const refusedImport = (rows: number, problems: RowProblem[]): ImportResult => ({
  state: 'refused',
  rows,
  added: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  problems: problems.toSorted((one, other) => one.line - other.line).slice(0, mostShown),
  problem_count: problems.length,
  changes: [],
  seen: null,
})

/** Answer of a dry run or an import. `all`: the products named in the file. */
export function plannedImport(
  state: 'planned' | 'done',
  rows: number,
  all: number,
  changes: ImportChange[],
  seen: string,
): ImportResult {
  const added = changes.filter(({ kind }) => kind === 'added').length
  return {
    state,
    rows,
    added,
    changed: changes.length - added,
    unchanged: all - changes.length,
    removed: changes.flatMap((change) => change.changes).filter(({ to }) => to === null).length,
    problems: [],
    problem_count: 0,
    changes: changes.slice(0, mostShown),
    seen,
  }
}
