import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readImports } from './rules/import-rules.ts'
import { nearestTests } from './setup/nearest-tests.ts'

/**
 * `npm run test:quick`: types, lint, import rules, and the workerd tests nearest to uncommitted changes.
 * Slow tests (fuzzing, races, timing) run in `npm test` only.
 */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const isLong = (test: string) => /fuzz|races|approval-faults|timing|causes|crawl/.test(test)
/** As many test files as two cores run in a minute. */
const most = 24

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Changed and new files, without deleted ones. */
const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(`${root}/${file}`))

const run = ([command = '', ...args]: string[]): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (status) => resolve(status === 0 ? null : command))
  })

async function runNearestTests(): Promise<string | null> {
  const { imports } = await readImports(root, ['worker', 'web', 'tests'])
  const touched = nearestTests(imports, changed).filter((test) => !isLong(test))
  const near = touched.slice(0, most)
  console.log(`Of ${touched.length} files of tests that the change touches, ${near.length} run`)
  return near.length === 0
    ? null
    : run(['vitest', 'run', '--config', 'tests/vitest.config.ts', ...near])
}

const startedAt = performance.now()
// generated and not committed: another branch may have left its own
execFileSync('node', ['web/i18n/build-types.ts'], { cwd: root })
const outcomes = await Promise.all([
  run(['tsc', '--noEmit']),
  run(['oxlint', '--deny-warnings']),
  run(['node', 'tests/rules/import-rules.ts']),
  runNearestTests(),
])
const failed = outcomes.filter((command) => command !== null)
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(failed.length === 0 ? `All is well (${seconds} s)` : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
