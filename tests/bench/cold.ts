import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Miniflare } from 'miniflare'
import { localeCodes, localize } from '#contract/locales.ts'
import { pageTexts } from '#contract/site/page-texts.ts'
import { kvStart } from '../../worker/front/page-stores.ts'
import type { SiteSnapshot } from '../../worker/features/site/snapshot.ts'
import { median } from '../setup/median.ts'
import { testSecrets } from '../setup/test-secrets.ts'
import { prepareDatabase } from './database.ts'
import { bareCode, markupOf, type Served, serveBare, serveProduct } from './serve.ts'

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

/** Stores that outlive a runtime. `built-in`: the flags as the code has them. `changed`: products are off. */
const stores = (name: string) => ({ resourcePersistencePath: join(folder, name) })

const kvId = '00000000000000000000000000000000'
const storyPath = (story: number) => `/insights/news/first-oil-${story}`
let markup = ''
await prepare('built-in', true)
await prepare('changed', false)
const known = await prepareConfigured()

/** One of the paths each round. */
type Subject = { paths: string[]; serve: () => Promise<Served> }
const product = (paths: string | string[], store = 'built-in'): Subject => ({
  paths: [paths].flat(),
  serve: () => serveProduct(settings, stores(store)),
})
const hono = (path: string): Subject => ({
  paths: [path],
  serve: () => serveBare(codeOf.hono, {}, { kvNamespaces: { KV: kvId }, ...stores('built-in') }),
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
  'bare Hono, flags from KV and a file': hono('/kept'),
  'bare Hono, flags from KV, then its location': hono('/location'),
  'bare React': { paths: ['/render'], serve: () => serveBare(codeOf.react, { MARKUP: markup }) },
  '/ rendered by the build': product('/'),
  '/el rendered by the build': product('/el'),
  '/ of a configured site': product('/', 'configured'),
  'a story of a configured site': product(localize(storyPath(0), 'el'), 'configured'),
  '/ kept at the location': product('/', 'changed'),
  // another one each round: the location keeps it
  'a page to render': product(toRender, 'changed'),
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
if (performance.now() > 5.5 * 60_000) throw new Error('The snapshots grew old: fewer rounds')

const ratio = (ours: Name, theirs: Name) =>
  median(rounds.map((taken) => taken[ours] / taken[theirs]))
const goals: [Name, Name, string][] = [
  ['/ rendered by the build', 'bare React', '<= 2'],
  ['/el rendered by the build', 'bare React', '<= 2'],
  ['/ rendered by the build', 'bare Hono', '<= 2.2'],
  ['/el rendered by the build', 'bare Hono', '<= 2.2'],
  ['/ of a configured site', 'bare React', '<= 1'],
  ['/ of a configured site', 'bare Hono, flags from KV and a file', '<= 1.25'],
  ['a story of a configured site', 'bare React', '<= 1'],
  ['a story of a configured site', 'bare Hono, flags from KV and a file', '<= 1.25'],
  ['/ kept at the location', 'bare Hono', '<= 2.2'],
  ['/ kept at the location', 'bare Hono, flags from KV, then its location', ''],
  ['bare Hono, flags from KV, then its location', 'bare Hono', ''],
  ['a page to render', 'bare React', ''],
  ['a page that the app renders', 'bare React', ''],
  ['/api/flags', 'bare Hono', '<= 2'],
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
console.log(`After a change of one story ${known} pages stay known`)
console.log(`${rounds.length} rounds; load of the machine ${loadavg()[0]?.toFixed(1)}`)
mkdirSync('.wrangler', { recursive: true })
writeFileSync('.wrangler/bench-cold.json', `${JSON.stringify({ rounds, rows }, null, 2)}\n`)

/** Databases with tables, a snapshot that stays fresh, and pages that another isolate kept. */
async function prepare(name: string, products: boolean): Promise<void> {
  const { runtime, url } = await serveProduct(settings, stores(name))
  await prepareDatabase(runtime, [])
  await runCron(runtime, '* * * * *')
  await stayFresh(runtime, (flag) => (flag.name === 'products' ? products : flag.enabled))
  const page = await (await fetch(`${url}/`)).text()
  markup = markupOf(page)
  // disposing waits for no one: the page is kept after its answer
  const again = await fetch(`${url}/`, { headers: { 'if-none-match': '*' } })
  if (again.status !== 304) throw new Error('The home page is not kept')
  await runtime.dispose()
}

/**
 * The site of an importer after the first days: other hours, another retention, orders on, ten texts changed, three
 * stories in five languages.
 * @returns how many pages stay known when one of the stories is changed, of how many
 */
async function prepareConfigured(): Promise<string> {
  const { runtime } = await serveProduct(settings, stores('configured'))
  await prepareDatabase(runtime, [])
  const db = await runtime.getD1Database('DB')
  const at = new Date().toISOString()
  const write = (changes: Record<string, object>) =>
    db.batch([
      db
        .prepare(
          `insert into content_changes (change_set, key, "to", actor, at)
           select key, key, value, 'x', ?2 from json_each(?1)`,
        )
        .bind(JSON.stringify(changes), at),
      db.prepare(
        `insert or replace into content select key, "to", id, actor, at from content_changes
         where id in (select max(id) from content_changes group by key)`,
      ),
    ])
  const text = {
    title: 'Oil',
    excerpt: 'The first oil of the year.',
    body: 'It is green.\n\nAnd new.',
  }
  const newsOf = (story: number) => ({
    slug: storyPath(story).split('/').at(-1),
    day: `2026-11-2${story}`,
    category: 'product-launches',
    illustration: 'honeys',
    ends_on: null,
    archived: false,
  })
  const hours = Array.from({ length: 7 }, () => [{ opens: '07:00', closes: '15:00' }])
  await db.batch([
    db
      .prepare(`insert into settings select key, value, 1, 'x', ?2 from json_each(?1)`)
      .bind(JSON.stringify({ hours, retentionDays: 60 }), at),
    db.prepare("update feature_flags set enabled = 1 where name = 'client_orders'"),
  ])
  const texts = pageTexts.slice(0, 10).map(({ key }) => [`page-text:${key}:en`, { text: 'Other' }])
  const stories = [0, 1, 2].flatMap((story) => [
    [`news:story-${story}`, newsOf(story)],
    ...localeCodes.map((locale) => [`news:story-${story}:${locale}`, text]),
  ])
  await write(Object.fromEntries([...texts, ...stories]))
  const before = await publishedPages(runtime)
  await write({ 'news:story-1:en': { ...text, title: 'Other oil' } })
  const after = await publishedPages(runtime)
  const changed = [...after].filter(([page, key]) => before.get(page) !== key).length
  await stayFresh(runtime, ({ enabled }) => enabled)
  await runtime.dispose()
  return `${after.size - changed} of ${after.size} in KV`
}

/** Has the site's pages rendered, as the cron does: each page, and its key. */
async function publishedPages(runtime: Miniflare): Promise<Map<string, unknown>> {
  await runCron(runtime, '* * * * *')
  await runCron(runtime, '*/5 * * * *')
  const kv = await runtime.getKVNamespace('KV')
  let pages = new Map<string, unknown>()
  // it goes on after the cron: until nothing comes any more
  for (let quiet = 0; quiet < 10; quiet++) {
    await wait(300)
    const { keys } = await kv.list({ prefix: kvStart })
    const now = new Map(keys.map(({ name, metadata }) => [name, metadata]))
    if (JSON.stringify([...now]) !== JSON.stringify([...pages])) quiet = 0
    pages = now
  }
  return pages
}

async function runCron(runtime: Miniflare, cron: string): Promise<void> {
  await (await runtime.getWorker()).scheduled({ cron })
}

/** A snapshot that is not taken anew for almost six minutes: readers believe no later time. */
async function stayFresh(
  runtime: Miniflare,
  isOn: (flag: SiteSnapshot['flags']['flags'][number]) => boolean,
): Promise<void> {
  const kv = await runtime.getKVNamespace('KV')
  const site = (await kv.get('site', 'json')) as SiteSnapshot | null
  if (!site) throw new Error('The cron left no snapshot of the site')
  const flags = site.flags.flags.map((flag) => ({ ...flag, enabled: isOn(flag) }))
  const takenAtMs = Date.now() + 55_000
  await kv.put('site', JSON.stringify({ ...site, flags: { ...site.flags, flags }, takenAtMs }))
}

async function firstAnswerMs({ paths, serve }: Subject, round: number): Promise<number> {
  const path = paths[round % paths.length] ?? '/'
  const { runtime, url } = await serve()
  const started = performance.now()
  const status = await statusOf(url + path)
  const taken = performance.now() - started
  await runtime.dispose()
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return taken
}

/** Until the last byte; a connection of its own. */
async function statusOf(url: string): Promise<number | undefined> {
  const [answer] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.statusCode
}
