import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of the built Worker. */
export const workerDir = fileURLToPath(new URL('../../../dist/meltemi', import.meta.url))
export const bundleConfig = `${workerDir}/wrangler.json`

/** Paths of the built Worker's modules; the first is the entry. */
export function builtFiles(): string[] {
  const others = readdirSync(`${workerDir}/assets`).toSorted()
  return [
    'index.js',
    ...others.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`),
  ]
}
