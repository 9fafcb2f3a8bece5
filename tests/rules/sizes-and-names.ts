import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles, root } from './listed-files.ts'

/**
 * Part of `npm run check`: a file can be read in one go, a folder seen at a glance, and a name says what is in it.
 * What may break a rule stands here with its reason.
 */
const maxLines = 400

/** A terminal of the usual height shows so many names at once. */
const maxFiles = 24
const fullFolders: Record<string, string> = {
  migrations: 'a file for each change of the tables, in their order',
  'migrations/meta': 'written by drizzle-kit, a file for each migration',
}

/** They say nothing: every file has words, parts and something that others share. */
const emptyNames = /^(words|parts|shared|queries|utils?|helpers?|common|misc)$/
const wellNamed: Record<string, string> = {
  'web/i18n/words.tsx': 'the component <Words>, and the hook that reads it',
}

const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1
const stem = (file: string) => basename(file).split('.')[0] ?? ''

/** @returns one line for each file or folder that breaks a rule */
function findFaults(): string[] {
  const files = listFiles()
  const folders = Map.groupBy(files, (file) => dirname(file))

  const code = files.filter((file) => /\.(tsx?|css)$/.test(file) && !/\.gen\.\w+$/.test(file))
  const long = code.filter((file) => linesOf(join(root, file)) > maxLines)
  const full = [...folders].filter(
    ([folder, inside]) => !(folder in fullFolders) && inside.length > maxFiles,
  )
  const empty = code.filter((file) => !(file in wellNamed) && emptyNames.test(stem(file)))
  return [
    ...long.map((file) => `${file} has more than ${maxLines} lines: split it by subject`),
    ...full.map(([folder]) => `${folder} has more than ${maxFiles} files: make sub-folders`),
    ...empty.map((file) => `${file} fits anything by its name: name it after its subject`),
  ]
}

const faults = findFaults()
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
