import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `npm run check`: generated files are current, formatted, linted (types included), everything compiles, and the project rules hold. */
const root = fileURLToPath(new URL('..', import.meta.url))
const generated = [
  'web/illustrations/*.gen.*',
  'worker/features/**/*.gen.ts',
  'worker/worker-configuration.d.ts',
]

const read = () =>
  Object.fromEntries(
    globSync(generated, { cwd: root }).map((file) => [
      file,
      readFileSync(`${root}/${file}`, 'utf8'),
    ]),
  )

const before = read()
execFileSync('npm', ['run', '--silent', 'codegen'], { cwd: root, stdio: 'ignore' })
const after = read()
const stale = Object.keys(after).filter((file) => before[file] !== after[file])
if (stale.length > 0)
  console.error(`Generated files were not current (they are now): ${stale.join(', ')}`)

const steps = [
  ['oxfmt', '--check'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  ['tsc', '--noEmit'],
  ['node', 'tests/rules/import-rules.ts'],
  ['node', 'tests/rules/colors.ts'],
  ['node', 'tests/rules/blocked-names.ts'],
  ['node', 'tests/rules/large-files.ts'],
  ['node', 'tests/rules/sizes-and-names.ts'],
  ['node', 'tests/rules/shared-promises.ts'],
  ['node', 'tests/rules/documents.ts'],
] as const
const failed = steps.filter(
  ([command, ...args]) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0,
)
for (const command of failed) console.error(`${command.join(' ')} found something`)
process.exit(stale.length + failed.length === 0 ? 0 : 1)
