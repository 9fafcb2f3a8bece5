import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withIntegrity } from './script-tags.ts'

/**
 * Part of `npm run build`, after Vite. Adds Subresource Integrity hashes to the shell's tags, and
 * writes the hash of every script to `integrity.json`, which application pages carry as an import
 * map (worker/ssr/shell.ts). Hashes the written files, as browsers get those.
 */
const target = fileURLToPath(new URL('../../../dist/client', import.meta.url))

const hashOf = (address: string): string => {
  const content = readFileSync(join(target, address))
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

const shell = join(target, 'web/index.html')
// removes indentation, because each page carries the shell
const lines = readFileSync(shell, 'utf8').replaceAll(/\n\s+/g, '\n')
writeFileSync(shell, withIntegrity(lines, hashOf))
const scripts = globSync('assets/*.js', { cwd: target }).toSorted()
const hashes = Object.fromEntries(scripts.map((file) => [`/${file}`, hashOf(file)]))
writeFileSync(join(target, 'web/integrity.json'), JSON.stringify(hashes))
