import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  BaseSequencer,
  createVitest,
  type Reporter,
  type TestSpecification,
  type Vitest,
} from 'vitest/node'
import { readImports } from '../rules/import-rules.ts'
import { nearestTests } from '../setup/nearest-tests.ts'

/**
 * `npm run mutants`: plants each fault of mutants.txt in a copy of the sources and reports whether its tests find
 * it.
 * `-- 12` plants one, `-- 12-20` nine. Pages are read from `dist`: build first.
 */
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

type Mutant = {
  id: number
  testPath: string
  effect: string
  file: string
  from: string
  to: string
}

function readMutants(): Mutant[] {
  const text = readFileSync(join(root, 'tests/mutants/mutants.txt'), 'utf8')
  const [, ...blocks] = text.trim().split('\n\n')
  const mutants: Mutant[] = []
  let testPath = ''
  for (const block of blocks) {
    const [effect = '', file = '', from = '', to = ''] = block.split('\n')
    if (effect.startsWith('# ')) testPath = effect.slice(2)
    else {
      const id = mutants.length + 1
      mutants.push({ id, testPath, effect, file, from: from.slice(2), to: to.slice(2) })
    }
  }
  return mutants
}

const isCurrent = ({ testPath, file, from }: Mutant): boolean =>
  existsSync(join(root, testPath)) &&
  existsSync(join(root, file)) &&
  readFileSync(join(root, file), 'utf8').split(from).length === 2

/** Copies all tracked and untracked files and `dist`; deleted when this process ends. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  process.once('SIGINT', () => process.exit(130))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of [...files.filter(Boolean), 'dist']) {
    if (existsSync(join(root, file))) {
      cpSync(join(root, file), join(copy, file), { recursive: true })
    }
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

type Found = { file: string; title: string; error: string }

/** The current run: its first failed test, and test files that failed to load. */
let failed: Found | undefined
let unloaded: string | undefined

const reporter: Reporter = {
  onTestCaseResult: (test) => {
    const { state, errors } = test.result()
    if (state !== 'failed') return
    const error = errors?.[0]?.message.split('\n', 1)[0] ?? ''
    failed ??= { file: test.module.relativeModuleId, title: test.fullName, error }
  },
  onTestModuleEnd: (module) => {
    unloaded ??= module.errors()[0]?.message
  },
}

/** Test files, ordered by how likely they find the current mutant. */
let nearest: string[] = []

/** Runs the nearest files first, and slow ones such as fuzzing last. */
class NearestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = nearest.findIndex((file) => moduleId.endsWith(`/${file}`))
      return (/fuzz|races|timing|crawl/.test(moduleId) ? 1000 : 0) + (at < 0 ? 999 : at)
    }
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)))
  }
}

const runners = new Map<string, Vitest>()

/** The vitest configuration of test files; '' for those in workerd. */
const kindOf = (place: string): string => /^tests\/(browser|build)\b/.exec(place)?.[1] ?? ''

/** Reused for all mutants, as starting a runner takes 20 s. */
async function runnerOf(kind: string): Promise<Vitest> {
  const known = runners.get(kind)
  if (known) return known
  const config = join(copy, `tests/vitest.${kind && `${kind}.`}config.ts`)
  const sequence = { sequencer: NearestFirst }
  const options = {
    root: copy,
    config,
    bail: 1,
    maxWorkers: 1,
    watch: false,
    reporters: [reporter],
    sequence,
  }
  const vitest = await createVitest('test', options)
  await vitest.standalone()
  runners.set(kind, vitest)
  return vitest
}

/** Runs tests until the first failure. */
async function runTests(places: string[]): Promise<void> {
  failed = unloaded = undefined
  const vitest = await runnerOf(kindOf(places[0] ?? ''))
  const specifications = await vitest.globTestSpecifications(places.map((it) => join(copy, it)))
  if (specifications.length === 0) throw new Error(`There are no tests in ${places.join(', ')}`)
  await vitest.runTestSpecifications(specifications)
}

const build = () =>
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: 'ignore' })

/** Rewrites a file of the copy and invalidates it in all runners. */
function write(file: string, text: string, isBuilt: boolean): void {
  const path = join(copy, file)
  writeFileSync(path, text)
  for (const vitest of runners.values()) vitest.invalidateFile(path)
  if (isBuilt) build()
}

type Outcome = { mutant: Mutant; seconds: number; by: Found | undefined; why: string }

async function plant(mutant: Mutant): Promise<Outcome> {
  const { testPath, file, from, to } = mutant
  const startedAt = performance.now()
  const isBuilt = testPath.startsWith('tests/build')
  const text = readFileSync(join(copy, file), 'utf8')
  nearest = nearestTests(imports, [file])
  write(
    file,
    text.replace(from, () => to),
    isBuilt,
  )
  await runTests([testPath])
  write(file, text, isBuilt)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const why = failed
    ? `found by ${failed.file}: ${failed.title}\n    ${failed.error}`
    : unloaded
      ? `INVALID: ${unloaded}`
      : 'SURVIVED'
  return { mutant, seconds, by: failed, why }
}

/** The test files that fail without a mutant, so that their failure proves nothing. */
async function listRed(files: string[]): Promise<string[]> {
  if (files.length === 0) return []
  await runTests(files)
  if (!failed) return []
  const { file } = failed
  return [file, ...(await listRed(files.filter((one) => one !== file)))]
}

const all = readMutants()
const stale = all.filter((mutant) => !isCurrent(mutant))
for (const { file, from } of stale) console.error(`Not there, or not once: ${file}: ${from}`)
if (stale.length > 0) process.exit(1)

const [first = 1, last = first] = (process.argv[2] ?? `1-${all.length}`).split('-').map(Number)
const planted = all.filter(({ id }) => id >= first && id <= last)
const copy = copySources()
const { imports } = await readImports(root, ['worker', 'web', 'tests'])
const outcomes: Outcome[] = []
for (const mutant of planted) {
  const outcome = await plant(mutant)
  outcomes.push(outcome)
  console.log(`${mutant.id} (${outcome.seconds} s): ${mutant.effect}\n    ${outcome.why}`)
}

const finders = new Set(outcomes.flatMap(({ by }) => by?.file ?? []))
const red: string[] = []
for (const kind of Map.groupBy(finders, kindOf).values()) red.push(...(await listRed(kind)))
for (const file of red) console.log(`Red without any mutant: ${file}`)
const count = outcomes.filter(({ by }) => by && !red.includes(by.file)).length
console.log(`${count} of ${planted.length} found`)
for (const vitest of runners.values()) await vitest.close()
process.exit(count === planted.length ? 0 : 1)
