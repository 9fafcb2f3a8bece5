import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that a build or a seeded local database can depend on. */
const inputs = [
  '{migrations,web,worker}/**/*',
  '.dev.vars*',
  'package{,-lock}.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
]
/** Generated files and documents, which are no inputs. */
const excluded = ['web/i18n/i18n-types.ts', 'web/illustrations/*.gen.*', '**/*.md']

export const listInputs = (root: string): string[] =>
  globSync(inputs, { cwd: root, exclude: excluded })
    .filter((file) => statSync(join(root, file)).isFile())
    .toSorted()

/** Hash of names and contents of all inputs, and of the target environment. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256').update(process.env['CLOUDFLARE_ENV'] ?? '')
  for (const file of listInputs(root)) {
    const content = readFileSync(join(root, file))
    hash.update(`\n${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** File in a folder that stores the hash of its inputs. */
const noteIn = (folder: string) => join(folder, '.made-of')

/** Whether a folder was completely built from inputs with this hash. */
export function isBuiltFrom(folder: string, hash: string): boolean {
  try {
    return readFileSync(noteIn(folder), 'utf8') === hash
  } catch {
    return false
  }
}

export function recordInputs(folder: string, hash: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(noteIn(folder), hash)
}
