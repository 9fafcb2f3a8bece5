import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whatever a build, or a local database with its seed, can depend on. */
const inputs = [
  '{migrations,web,worker}/**/*',
  '.dev.vars*',
  'package{,-lock}.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
]
/** Made of the others, or read by people only. */
const excluded = ['web/i18n/i18n-types.ts', 'web/illustrations/*.gen.*', '**/*.md']

export const listInputs = (root: string): string[] =>
  globSync(inputs, { cwd: root, exclude: excluded })
    .filter((file) => statSync(join(root, file)).isFile())
    .toSorted()

/** One hash of the names and contents of all inputs, and of the site that is built for. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256').update(process.env['CLOUDFLARE_ENV'] ?? '')
  for (const file of listInputs(root)) {
    const content = readFileSync(join(root, file))
    hash.update(`\n${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** A folder's note of what was made in it; it goes with the folder. */
const noteIn = (folder: string) => join(folder, '.made-of')

/** Whether what lies in a folder was made of these inputs, to the end. */
export function isMadeOf(folder: string, hash: string): boolean {
  try {
    return readFileSync(noteIn(folder), 'utf8') === hash
  } catch {
    return false
  }
}

export function noteMadeOf(folder: string, hash: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(noteIn(folder), hash)
}
