import { spawnSync } from 'node:child_process'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { workerDir } from '../../worker/ops/build/built-files.ts'
import { hashInputs, isBuiltFrom, listInputs, recordInputs } from '../../worker/ops/build/inputs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'made-of-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('npm start rebuilds after an edit, and skips the build when nothing changed', () => {
  const folder = emptyFolder()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('worker/index.ts', 'one')
  write('web/ui/a.css', 'two')
  write('package-lock.json', '{}')
  const dist = join(folder, 'dist')
  const isCurrent = () => isBuiltFrom(dist, hashInputs(folder))
  const build = () => recordInputs(dist, hashInputs(folder))
  expect(isCurrent(), 'nothing was built yet').toBe(false)
  build()
  expect(isCurrent()).toBe(true)

  const edits: Record<string, () => void> = {
    'a word': () => write('worker/index.ts', 'owe'),
    'a new file': () => write('web/i18n/en/new.ts', ''),
    'another name': () => renameSync(join(folder, 'web/ui/a.css'), join(folder, 'web/ui/b.css')),
    'text that moved to the next file': () => {
      write('web/ui/b.css', 'tw')
      write('worker/index.ts', 'oowe')
    },
    'a file less': () => rmSync(join(folder, 'web/i18n/en/new.ts')),
    'a migration': () => write('migrations/0000_baseline.sql', 'create table a (b)'),
    'headers of files': () => write('web/public/_headers', '/*'),
    'a setting': () => write('wrangler.toml', 'name = "a"'),
    'a local secret': () => write('.dev.vars', 'A=1'),
    'another version of a package': () => write('package-lock.json', '{ }'),
  }
  for (const [name, edit] of Object.entries(edits)) {
    edit()
    expect(isCurrent(), name).toBe(false)
    build()
    expect(isCurrent(), name).toBe(true)
  }
  write('web/README.md', 'for people')
  expect(isCurrent(), 'a guide is in no build').toBe(true)
  rmSync(dist, { recursive: true })
  expect(isCurrent(), 'the note goes with the build').toBe(false)
})

test('every source of the built Worker counts as an input of the build', () => {
  const inputs = new Set(listInputs(root))
  const sources = globSync('**/*.js.map', { cwd: workerDir }).flatMap((map) => {
    const file = join(workerDir, map)
    const { sources: named } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }
    return named.map((source) => relative(root, resolve(dirname(file), source)))
  })
  const own = sources.filter(
    (source) => /^[\w.]/.test(source) && !/node_modules|\.gen\.|^\.\.|[\0:?]/.test(source),
  )
  expect(own.length).toBeGreaterThan(500)
  expect(own.filter((source) => !inputs.has(source))).toEqual([])
})

test.for([['create-admin.ts', '--emial'], ['rotate-keys.ts']])(
  'the script %s fails with an error of one line',
  ([script = '', ...args]) => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'next.env'), '')
    const run = [join(root, 'worker/ops', script), ...args]
    const { status, stderr } = spawnSync('node', run, { cwd: folder, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^.*(--emial|next.env).*$/)
  },
)
