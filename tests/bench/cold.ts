import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { localeCodes, localize } from '#contract/locales.ts'
import type { Snapshot } from '../../worker/features/flags/snapshot.ts'
import { median } from '../setup/median.ts'
import { testSecrets } from '../setup/test-secrets.ts'
import { prepareDatabase } from './database.ts'
import { bareCode, type Served, serveBare, serveProduct } from './serve.ts'

/**
 * `npm run bench:cold` (after `npm run build`): how long the first answer of a fresh runtime takes, in milliseconds and
 * as ratios within each round. KV, D1 and the cache of the location are as another isolate left them. Loading a Worker
 * is no part of it, as Miniflare does that before it listens; tests/build/startup.test.ts bounds what is evaluated then.
 */
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '9' } },
})

const settings = { ...testSecrets, SITE_URL: 'https://meltemi.test' }
const folder = mkdtempSync(join(tmpdir(), 'meltemi-cold-'))
const codeOf = { react: await bareCode('./bare.tsx'), hono: await bareCode('./bare-hono.ts') }

/** Stores that outlive a runtime. `shipped`: the flags as the code has them. `changed`: the founder is off. */
const stores = (name: string) => ({ resourcePersistencePath: join(folder, name) })

const kvId = '00000000000000000000000000000000'
let markup = ''
await prepare('shipped', true)
await prepare('changed', false)

type Subject = { path: string | ((round: number) => string); serve: () => Promise<Served> }
const product = (path: Subject['path'], store = 'shipped'): Subject => ({
  path,
  serve: () => serveProduct(settings, stores(store)),
})
const hono = (path: string): Subject => ({
  path,
  serve: () => serveBare(codeOf.hono, {}, { kvNamespaces: { KV: kvId }, ...stores('shipped') }),
})

// the first call leaves a page at the location
const first = await hono('/location').serve()
await statusOf(`${first.url}/location`)
await first.runtime.dispose()

const toRender = localeCodes.flatMap((locale) =>
  ['/teams', '/partnerships', '/privacy', '/terms'].map((path) => localize(path, locale)),
)

const subjects = {
  'bare Hono': hono('/hello'),
  'bare Hono, flags from KV': hono('/flags'),
  'bare Hono, flags from KV and a file': hono('/kept'),
  'bare Hono, flags from KV, then its location': hono('/location'),
  'bare React': {
    path: '/render',
    serve: () => serveBare(codeOf.react, { MARKUP: markup }),
  },
  '/ rendered by the build': product('/'),
  '/el rendered by the build': product('/el'),
  '/ kept at the location': product('/', 'changed'),
  // another one each round: the location keeps it
  'a page to render': product((round) => toRender[round % toRender.length] ?? '/', 'changed'),
  'a page that the app renders': product('/insights/news?category=trade'),
  '/api/flags': product('/api/flags'),
  '/auth/v1/settings': product('/auth/v1/settings'),
} satisfies Record<string, Subject>
type Name = keyof typeof subjects
const names = Object.keys(subjects) as Name[]

const rounds: Record<Name, number>[] = []
for (let round = 0; round < Number(options.rounds); round++) {
  const taken = {} as Record<Name, number>
  for (const name of names) taken[name] = await firstAnswerMs(subjects[name], round)
  rounds.push(taken)
}
rmSync(folder, { recursive: true })

const ratio = (ours: Name, theirs: Name) =>
  median(rounds.map((taken) => taken[ours] / taken[theirs]))
const goals: [Name, Name, string][] = [
  ['/ rendered by the build', 'bare React', '<= 2'],
  ['/el rendered by the build', 'bare React', '<= 2'],
  ['/ rendered by the build', 'bare Hono', '<= 2.2'],
  ['/el rendered by the build', 'bare Hono', '<= 2.2'],
  ['/ kept at the location', 'bare Hono', '<= 2.2'],
  ['/ rendered by the build', 'bare Hono, flags from KV and a file', ''],
  ['/ kept at the location', 'bare Hono, flags from KV, then its location', ''],
  ['bare Hono, flags from KV, then its location', 'bare Hono', ''],
  ['bare Hono, flags from KV and a file', 'bare Hono', ''],
  ['a page to render', 'bare React', ''],
  ['a page that the app renders', 'bare React', ''],
  ['/api/flags', 'bare Hono', '<= 2'],
  ['bare Hono, flags from KV', 'bare Hono', ''],
  ['/auth/v1/settings', 'bare Hono', ''],
]
console.table(
  Object.fromEntries(
    names.map((name) => [name, { ms: +median(rounds.map((taken) => taken[name])).toFixed(1) }]),
  ),
)
const rows = goals.map(([ours, theirs, goal]) => ({
  what: `${ours} : ${theirs}`,
  ratio: +ratio(ours, theirs).toFixed(2),
  goal,
}))
console.table(rows)
console.log(`${rounds.length} rounds; load of the machine ${loadavg()[0]?.toFixed(1)}`)
mkdirSync('.wrangler', { recursive: true })
writeFileSync('.wrangler/bench-cold.json', `${JSON.stringify({ rounds, rows }, null, 2)}\n`)

/** Databases with tables, a snapshot that stays fresh, and pages that another isolate kept. */
async function prepare(name: string, founder: boolean): Promise<void> {
  const { runtime, url } = await serveProduct(settings, stores(name))
  await prepareDatabase(runtime, [])
  const worker = await runtime.getWorker()
  await worker.scheduled({ cron: '* * * * *' })
  const kv = await runtime.getKVNamespace('KV')
  const snapshot = JSON.parse((await kv.get('flags')) ?? 'null') as Snapshot | null
  if (!snapshot) throw new Error('The cron left no snapshot of the flags')
  const flags = snapshot.flags.map((flag) =>
    flag.name === 'founder' ? { ...flag, enabled: founder } : flag,
  )
  const version = founder ? snapshot.version : 'changed'
  const takenAtMs = Date.now() + 3_600_000
  await kv.put('flags', JSON.stringify({ ...snapshot, flags, version, takenAtMs }))
  const page = await (await fetch(`${url}/`)).text()
  markup = /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(page)?.[1] ?? ''
  // disposing waits for no one: the page is kept after its answer
  const again = await fetch(`${url}/`, { headers: { 'if-none-match': '*' } })
  if (again.status !== 304) throw new Error('The home page is not kept')
  await runtime.dispose()
}

async function firstAnswerMs({ path: given, serve }: Subject, round: number): Promise<number> {
  const path = typeof given === 'string' ? given : given(round)
  const { runtime, url } = await serve()
  const started = performance.now()
  const status = await statusOf(url + path)
  const taken = performance.now() - started
  await runtime.dispose()
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return taken
}

/** Until the last byte; a connection of its own. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', reject)
    }).on('error', reject)
  })
}
