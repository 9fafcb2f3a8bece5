import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * `npm run test:quick`: types, lint, who may import whom, and the tests in workerd that what is not committed yet
 * touches: minutes, where the whole app imports it. The ones that take long for the sake of numbers (fuzzing, races, timing) wait for `npm test`.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const long = ['fuzz', 'races', 'approval-faults', 'timing', 'causes', 'crawl']

const steps = [
  ['tsc', '--noEmit'],
  ['oxlint', '--deny-warnings'],
  ['node', 'tests/rules/import-rules.ts'],
  [
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--changed',
    'HEAD',
    '--passWithNoTests',
    ...long.flatMap((name) => ['--exclude', `**/*${name}*`]),
  ],
]

const run = ([command = '', ...args]: string[]): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (status) => resolve(status === 0 ? null : command))
  })

const startedAt = performance.now()
const failed = (await Promise.all(steps.map(run))).filter((command) => command !== null)
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(
  failed.length === 0 ? `All is well, after ${seconds} s` : `Failed: ${failed.join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
