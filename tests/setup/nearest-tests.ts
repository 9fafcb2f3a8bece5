import type { Import } from '../rules/import-rules.ts'

/**
 * The workerd tests that import changed files, nearest first.
 * Ties, frequent as most tests import the whole app, are decided by common folder names.
 */
export function nearestTests(imports: Import[], changed: string[]): string[] {
  const importers = Map.groupBy(imports, ({ to }) => to)
  /** Files by their number of imports from a changed file. */
  const distances = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of distances) {
    for (const { from } of importers.get(file) ?? []) {
      if (!distances.has(from)) distances.set(from, distance + 1)
    }
  }
  const names = new Set(changed.flatMap(namesOf))
  const shared = (test: string) => namesOf(test).filter((name) => names.has(name)).length
  return [...distances]
    .filter(([file]) => /^tests\/(worker|web)\/.*\.test\.tsx?$/.test(file))
    .toSorted(([one, a], [other, b]) => a - b || shared(other) - shared(one))
    .map(([file]) => file)
}

/** The words of a path: `tests/worker/flags/preview.test.ts` has flags and preview. */
const namesOf = (path: string): string[] =>
  path
    .replace(/(\.test)?\.\w+$/, '')
    .split('/')
    .filter((name) => !['worker', 'web', 'tests', 'features'].includes(name))
