import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where `vite build` puts the Worker. */
export const bundle = fileURLToPath(new URL('../../../dist/meltemi', import.meta.url))
export const bundleConfig = `${bundle}/wrangler.json`

/** Its modules; the first is the one that is evaluated at start. */
export function builtFiles(): string[] {
  const others = readdirSync(`${bundle}/assets`).toSorted()
  return [
    'index.js',
    ...others.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`),
  ]
}
