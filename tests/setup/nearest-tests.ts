import type { Import } from '../rules/import-rules.ts'

/**
 * The tests in workerd that reach changed files by imports, the nearest first. Most go through the whole app, which
 * imports everything: of those equally far the ones in folders of the same names come first.
 */
export function nearestTests(imports: Import[], changed: string[]): string[] {
  const importers = Map.groupBy(imports, ({ to }) => to)
  /** Files and how many imports lie between them and a changed one. */
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

/** What a path is about: `tests/worker/flags/preview.test.ts` is about flags and preview. */
const namesOf = (path: string): string[] =>
  path
    .replace(/(\.test)?\.\w+$/, '')
    .split('/')
    .filter((name) => !['worker', 'web', 'tests', 'features'].includes(name))
