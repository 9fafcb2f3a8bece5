import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { localeCodes } from '#contract/locales.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { settingsOfPages } from '../../front/page-settings.ts'
import { aheadPath, kvStart } from '../../front/page-stores.ts'
import { applyMigrations, startBuiltWorker } from './built-worker.ts'
import { computeBuildId } from './build-id.ts'

/**
 * Last step of `npm run build`: the built Worker renders all pages with default content, so that an
 * isolate's first answer needs no React. The files lie beside the Worker and are not public.
 */
const client = fileURLToPath(new URL('../../../dist/client', import.meta.url))
const flags = Object.fromEntries(
  flagNames.map((name) => [name, flagCatalogue[name].enabled]),
) as FlagValues
const expected = localeCodes.length * indexedPages(flags).length
const waitMs = 60_000

const build = computeBuildId()
// clears a developer's local settings
const unset = Object.fromEntries(settingsOfPages.map((name) => [name, '']))
const runtime = await startBuiltWorker({ bindings: { ...unset, BUILD_ID: build } })
await applyMigrations(runtime)
const kv = await runtime.getKVNamespace('KV')
const worker = await runtime.getWorker()
await worker.scheduled({ cron: '*/5 * * * *' })

// the pages are written after the cron has run
const endMs = Date.now() + waitMs
let names: string[] = []
while (names.length < expected) {
  if (Date.now() > endMs) throw new Error(`Only ${names.length} of ${expected} pages were rendered`)
  await wait(50)
  names = (await kv.list({ prefix: kvStart })).keys.map(({ name }) => name)
}
for (const name of names) {
  const file = join(client, aheadPath(name.slice(kvStart.length)))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, (await kv.get(name)) ?? '')
}
await runtime.dispose()
console.log(`${names.length} pages rendered ahead, build ${build}`)
