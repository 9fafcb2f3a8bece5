import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as tick } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Miniflare } from 'miniflare'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { pastStories } from '#contract/past-stories.ts'
import type { Currency } from '#contract/site/geo.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import type { Snapshot } from '../../features/flags/snapshot.ts'
import { shippedVersion } from '../../features/content/snapshot.ts'
import { builtInVersion } from '../../features/settings/snapshot.ts'
import {
  aheadPath,
  filledIn,
  formatAhead,
  marks,
  type PageAhead,
} from '../../front/ahead-format.ts'
import type { PageFacts } from '../../front/kept-page.ts'
import { pageKey } from '../../front/page-key.ts'
import { settingsOfPages } from '../../front/page-settings.ts'
import { addressOf, cacheName, factsHeader, type Stored } from '../../front/stored-page.ts'
import { migrate, startBuilt } from './built-worker.ts'
import { nameBuild } from './name-build.ts'

/**
 * The end of `npm run build`: the built Worker renders its pages for the flags as shipped, so
 * that an isolate's first answer needs no React. They lie beside the Worker, where only it can read them.
 */
const client = fileURLToPath(new URL('../../../dist/client', import.meta.url))
const origin = 'https://origin.invalid'
/** A country for each currency. */
const countries = { CAD: 'CA', USD: 'US', EUR: 'DE' } as const satisfies Record<Currency, string>
const waitMs = 10_000

const flags = Object.fromEntries(
  flagNames.map((name) => [name, flagCatalogue[name].enabled]),
) as FlagValues
const now = new Date()
const past = pastStories(now)
const company = { version: builtInVersion }
const content = { version: shippedVersion }

type Shot = { html: string; facts: PageFacts }

/** A page as the Worker renders it: what it answers with, and what it keeps beside that. */
async function shoot(
  runtime: Miniflare,
  env: object,
  path: string,
  currency: Currency,
): Promise<Shot> {
  const cf = { country: countries[currency] }
  const response = await runtime.dispatchFetch(origin + path, { cf })
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
  const key = pageKey(env, path, { origin, currency, past, flags, company, content })
  const cache = await (await runtime.getCaches()).open(cacheName)
  // it is kept after the answer
  for (const startedMs = Date.now(); Date.now() - startedMs < waitMs; await tick()) {
    const found = await cache.match(addressOf(key))
    const stored = found?.headers.get(factsHeader)
    if (stored) return { html, facts: (JSON.parse(stored) as Stored).facts }
  }
  throw new Error(`${path} was not kept under the key that the build expects`)
}

const sentence = /(?<=<p class="currency-note">)[^<]*(?=<\/p>)/g

/** Its text with marks, and the proof that they are all: with them filled in it is what the Worker renders. */
async function render(
  runtime: Miniflare,
  env: object,
  path: string,
): Promise<Omit<PageAhead, 'past'>> {
  const { html, facts } = await shoot(runtime, env, path, 'CAD')
  const marked = html
    .replaceAll(origin, marks.origin)
    .replace('"currency":"CAD"', `"currency":"${marks.currency}"`)
  const [own] = html.match(sentence) ?? []
  if (own === undefined) return { facts, html: marked }

  const others = {
    USD: (await shoot(runtime, env, path, 'USD')).html,
    EUR: (await shoot(runtime, env, path, 'EUR')).html,
  }
  const sentences = {
    CAD: own,
    USD: others.USD.match(sentence)?.[0] ?? '',
    EUR: others.EUR.match(sentence)?.[0] ?? '',
  }
  const page = { facts, sentences, html: marked.replaceAll(own, marks.sentence) }
  for (const currency of ['USD', 'EUR'] as const) {
    if (filledIn(page, origin, currency) !== others[currency]) {
      throw new Error(`${path} depends on the currency in more than its one sentence`)
    }
  }
  return page
}

const build = nameBuild()
const env = { BUILD_ID: build }
// what a developer has set for trying things is no part of a build
const unset = Object.fromEntries(
  [...settingsOfPages, 'TURNSTILE_SECRET_KEY'].map((name) => [name, '']),
)
const runtime = await startBuilt({
  bindings: { ...unset, ...env, SITE_URL: origin },
})
await migrate(runtime)
const snapshot: Snapshot = {
  version: 'shipped',
  flags: flagNames.map((name) => {
    const { description, enabled, group } = flagCatalogue[name]
    return { id: name, name, enabled, description, group, updated_at: now.toISOString() }
  }),
  revision: 0,
  takenAtMs: now.getTime(),
}
const kv = await runtime.getKVNamespace('KV')
await kv.put('flags', JSON.stringify(snapshot))

const paths = localeCodes.flatMap((locale) =>
  indexedPages(flags).map(({ path }) => localize(path, locale)),
)
for (const path of paths) {
  const page = await render(runtime, env, path)
  const file = join(client, aheadPath(path))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, formatAhead({ ...page, past }))
}
await runtime.dispose()
console.log(`${paths.length} pages rendered ahead, build ${build}`)
