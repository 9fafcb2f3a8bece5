import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtFiles, workerDir, bundleConfig } from './built-files.ts'

const client = fileURLToPath(new URL('../../../dist/client', import.meta.url))

/** Build id: a hash of code and files. Cached pages of another build are not used. */
export function computeBuildId(): string {
  const hash = createHash('sha256')
  for (const file of builtFiles()) hash.update(readFileSync(join(workerDir, file)))
  for (const file of ['index.html', 'integrity.json', 'styles.json']) {
    hash.update(readFileSync(join(client, 'web', file)))
  }
  const build = hash.digest('hex').slice(0, 16)
  const config = JSON.parse(readFileSync(bundleConfig, 'utf8')) as { vars: Record<string, string> }
  config.vars['BUILD_ID'] = build
  writeFileSync(bundleConfig, JSON.stringify(config))
  return build
}
