import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtFiles, workerDir } from '../../worker/ops/build/built-files.ts'
import { applyMigrations, startBuiltWorker } from '../../worker/ops/build/built-worker.ts'
import { testSecrets } from '../setup/test-secrets.ts'

/** KiB, compressed. A bare Hono that answers `hello` has 8. */
const startupLimit = 40
/** KiB of all that is uploaded, compressed as wrangler reports it. */
const bundleLimit = 700

const codeOf = (file: string) => readFileSync(join(workerDir, file), 'utf8')

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }

/** The entry and its static imports: the code evaluated before the first request. */
function startupFiles(): Set<string> {
  const manifest = JSON.parse(codeOf('.vite/manifest.json')) as Record<string, Chunk>
  const found = new Set<string>()
  const visit = ({ file, imports = [] }: Chunk) => {
    if (found.has(file)) return
    found.add(file)
    for (const name of imports) if (manifest[name]) visit(manifest[name])
  }
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) visit(chunk)
  return found
}

/** The built Worker, in which every lazily loaded module throws. */
async function startOnly() {
  const start = startupFiles()
  const modules = builtFiles().map((file) => ({
    type: 'ESModule',
    path: `${workerDir}/${file}`,
    contents: start.has(file) ? codeOf(file) : `throw new Error('${file} was evaluated')`,
  }))
  const bindings = { ...testSecrets, SITE_URL: 'https://meltemi.test' }
  return startBuiltWorker({ modules, bindings })
}

test('the startup code of the Worker stays small and contains no library that can be loaded later', () => {
  const text = [...startupFiles()].map(codeOf).join('\n')
  const all = builtFiles().map(codeOf).join('')
  expect(gzipSync(text).length / 1024).toBeLessThan(startupLimit)
  // the files were found: the text comes from the edge cache
  expect(text).toContain('Pages cannot be read from')
  expect(text).toContain('KV does not answer')
  for (const trace of [
    'react.transitional.element',
    'ZodError',
    'drizzle:',
    'ERR_JWKS_NO_MATCHING_KEY',
    'the matcher is already built',
  ]) {
    expect(text.includes(trace), trace).toBe(false)
    expect(all.includes(trace), `${trace} is how the library is known`).toBe(true)
  }
  // what only browsers run is no part of the Worker
  expect(gzipSync(all).length / 1024).toBeLessThan(bundleLimit)
  for (const trace of ['GoTrueClient', 'QueryCache', 'staff-table']) {
    expect(all.includes(trace), trace).toBe(false)
  }
})

test('starting the Worker creates no Intl formatter, as loading a locale takes longer than a response', async () => {
  const made: string[] = []
  const names = ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'ListFormat'] as const
  const originals = names.map((name) => [name, Intl[name]] as const)
  for (const [name, Original] of originals) {
    Reflect.set(
      Intl,
      name,
      new Proxy(Original, {
        construct: (target, given: []) => {
          made.push(name)
          return Reflect.construct(target, given)
        },
      }),
    )
  }
  try {
    expect(new Intl.NumberFormat('en').format(1)).toBe('1')
    expect(made.splice(0)).toEqual(['NumberFormat'])
    const worker: unknown = await import(`${workerDir}/index.js`)
    expect(worker).toHaveProperty('default.fetch')
    expect(made).toEqual([])
  } finally {
    for (const [name, Original] of originals) Reflect.set(Intl, name, Original)
  }
})

test('a fresh isolate answers rendered pages and flags with its startup code alone', async () => {
  const runtime = await startOnly()
  try {
    await giveSnapshots(runtime)
    const ask = async (path: string, headers = {}) =>
      runtime.dispatchFetch(`https://meltemi.test${path}`, { headers, cf: { country: 'CA' } })
    for (const [path, word] of [
      ['/', 'We quote in Canadian dollars'],
      ['/el', 'δολάρια Καναδά'],
      ['/fr/insights/blog', 'lang="fr"'],
      ['/?utm_source=mail', 'We quote in Canadian dollars'],
    ] as const) {
      const response = await ask(path)
      expect([path, response.status]).toEqual([path, 200])
      const html = await response.text()
      expect(html.includes(word), `${path}: ${word}`).toBe(true)
      expect(html.includes('https://meltemi.test/')).toBe(true)
      // no placeholder of the build is left
      // oxlint-disable-next-line no-control-regex
      expect(/origin\.invalid|[\u0001-\u0003]/.test(html)).toBe(false)
      const tag = response.headers.get('etag') ?? ''
      expect((await ask(path, { 'if-none-match': tag })).status).toBe(304)
    }
    expect((await ask('/api/flags')).status).toBe(200)
    // the lazy modules throw, even in the error handler
    await expect(ask('/auth/v1/settings').then(({ status }) => status)).resolves.toBe(500)
  } finally {
    await runtime.dispose()
  }
})

/** Copies the snapshots that another isolate’s cron wrote to KV. */
async function giveSnapshots(runtime: Awaited<ReturnType<typeof startBuiltWorker>>) {
  const other = await startBuiltWorker({ bindings: testSecrets })
  await applyMigrations(other)
  const worker = await other.getWorker()
  await worker.scheduled({ cron: '* * * * *' })
  const [from, to] = [await other.getKVNamespace('KV'), await runtime.getKVNamespace('KV')]
  for (const { name } of (await from.list()).keys) await to.put(name, (await from.get(name)) ?? '')
  await other.dispose()
}
