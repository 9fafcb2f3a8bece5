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
 * `npm run mutants`: plants each fault of mutants.txt in a copy of the sources and says whether the tests of its room
 * find it. `-- 12` plants one of them, `-- 12-20` nine. Pages are read from `dist`: build first.
 */
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

type Mutant = { id: number; room: string; what: string; file: string; from: string; to: string }

function readMutants(): Mutant[] {
  const text = readFileSync(join(root, 'tests/mutants/mutants.txt'), 'utf8')
  const [, ...blocks] = text.trim().split('\n\n')
  const mutants: Mutant[] = []
  let room = ''
  for (const block of blocks) {
    const [what = '', file = '', from = '', to = ''] = block.split('\n')
    if (what.startsWith('# ')) room = what.slice(2)
    else {
      const id = mutants.length + 1
      mutants.push({ id, room, what, file, from: from.slice(2), to: to.slice(2) })
    }
  }
  return mutants
}

const isCurrent = ({ room, file, from }: Mutant): boolean =>
  existsSync(join(root, room)) &&
  existsSync(join(root, file)) &&
  readFileSync(join(root, file), 'utf8').split(from).length === 2

/** A folder with all that git knows or would take, and what was built; it goes with this process. */
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

/** What the run under way has told: the first test that failed, and files of tests that did not load. */
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

/** Files of tests in the order in which they are likely to find the mutant of now. */
let nearest: string[] = []

/** The nearest first; what runs long for the sake of numbers last. */
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

/** Which of the configurations some tests have; '' is that of the Worker's. */
const kindOf = (place: string): string => /^tests\/(browser|build)\b/.exec(place)?.[1] ?? ''

/** Keeps what it has transformed: a run of its own for each mutant would take 20 s to begin. */
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

/** Runs tests until one fails. */
async function runTests(places: string[]): Promise<void> {
  failed = unloaded = undefined
  const vitest = await runnerOf(kindOf(places[0] ?? ''))
  const specifications = await vitest.globTestSpecifications(
    places.map((place) => join(copy, place)),
  )
  if (specifications.length === 0) throw new Error(`There are no tests in ${places.join(', ')}`)
  await vitest.runTestSpecifications(specifications)
}

const build = () =>
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: 'ignore' })

/** Writes a file of the copy again, for all who have read it. */
function write(file: string, text: string, isBuilt: boolean): void {
  const path = join(copy, file)
  writeFileSync(path, text)
  for (const vitest of runners.values()) vitest.invalidateFile(path)
  if (isBuilt) build()
}

type Outcome = { mutant: Mutant; seconds: number; by: Found | undefined; why: string }

async function plant(mutant: Mutant): Promise<Outcome> {
  const { room, file, from, to } = mutant
  const startedAt = performance.now()
  const isBuilt = room.startsWith('tests/build')
  const text = readFileSync(join(copy, file), 'utf8')
  nearest = nearestTests(imports, [file])
  write(
    file,
    text.replace(from, () => to),
    isBuilt,
  )
  await runTests([room])
  write(file, text, isBuilt)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const why = failed
    ? `found by ${failed.file}: ${failed.title}\n    ${failed.error}`
    : unloaded
      ? `INVALID: ${unloaded}`
      : 'SURVIVED'
  return { mutant, seconds, by: failed, why }
}

/** Of some files of tests those that are red without a mutant: they have found nothing. */
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
  console.log(`${mutant.id} (${outcome.seconds} s): ${mutant.what}\n    ${outcome.why}`)
}

const finders = new Set(outcomes.flatMap(({ by }) => by?.file ?? []))
const red: string[] = []
for (const kind of Map.groupBy(finders, kindOf).values()) red.push(...(await listRed(kind)))
for (const file of red) console.log(`Red without any mutant: ${file}`)
const count = outcomes.filter(({ by }) => by && !red.includes(by.file)).length
console.log(`${count} of ${planted.length} found`)
for (const vitest of runners.values()) await vitest.close()
process.exit(count === planted.length ? 0 : 1)
