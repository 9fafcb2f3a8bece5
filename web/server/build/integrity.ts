import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withIntegrity } from './script-tags.ts'

/**
 * Part of `npm run build`, after Vite: the shell's tags get the hash of what they load (Subresource Integrity), and
 * `integrity.json` the hash of every script, which application pages carry as an import map (worker/ssr/shell.ts).
 * Done on the written files, as they are what browsers get.
 */
const target = fileURLToPath(new URL('../../../dist/client', import.meta.url))

const hashOf = (address: string): string => {
  const content = readFileSync(join(target, address))
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

const shell = join(target, 'web/index.html')
// each page carries the shell: what was indented for people is not
const lines = readFileSync(shell, 'utf8').replaceAll(/\n\s+/g, '\n')
writeFileSync(shell, withIntegrity(lines, hashOf))
const scripts = globSync('assets/*.js', { cwd: target }).toSorted()
const hashes = Object.fromEntries(scripts.map((file) => [`/${file}`, hashOf(file)]))
writeFileSync(join(target, 'web/integrity.json'), JSON.stringify(hashes))
