import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles, root } from './listed-files.ts'

/**
 * Part of `npm run check`: limits on the length of files and the number of files in a folder, and names that say
 * nothing. Exceptions are listed with their reason.
 */
const maxLines = 400

/** As many names as a terminal shows at once. */
const maxFiles = 24
const fullFolders: Record<string, string> = {
  migrations: 'a file for each change of the tables, in their order',
  'migrations/meta': 'written by drizzle-kit, a file for each migration',
}

/** Names that say nothing about the content of a file. */
const emptyNames = /^(words|parts|shared|queries|utils?|helpers?|common|misc)$/
const wellNamed: Record<string, string> = {
  'web/i18n/words.tsx': 'the component <Words>, and the hook that reads it',
}

const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1
const stem = (file: string) => basename(file).split('.')[0] ?? ''

/** @returns one line for each violation */
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
