import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { brotliCompressSync } from 'node:zlib'
import { testSecrets } from '../setup/test-secrets.ts'
import { medianMs } from '../setup/median.ts'
import { type Compared, compare, type Target } from './load.ts'
import { prepareDatabase } from './database.ts'
import {
  bareCode,
  markupOf,
  pageSizedAsset,
  pageSizedBytes,
  type Served,
  serveBare,
  serveProduct,
  withPageSizedAsset,
} from './serve.ts'

/**
 * `npm run bench` (after `npm run build`): how much our handlers cost over bare ones, as ratios within one run.
 * Writes `.wrangler/bench.json`.
 */
const staff = { email: 'bench@meltemi.test', password: 'A bench Passw0rd!', role: 'admin' } as const
type Row = Compared & { what: string; goal: string }

const product = await serveProduct({ ...testSecrets, SITE_URL: '' }, withPageSizedAsset())
await prepareDatabase(product.runtime, [staff])
const session = await signIn(product)
const flags = await text('/api/flags')
const home = await text('/')
if (Math.abs(home.length / pageSizedBytes - 1) > 0.1) {
  throw new Error(`The home page has ${home.length} bytes: adapt pageSizedBytes in serve.ts`)
}
/** A page whose query changes it, so that it is rendered each time. */
const renderedPath = '/insights/news?category=trade'
const page = await text(renderedPath)
const jwks = await text('/.well-known/jwks.json')
const bare = await serveBare(await bareCode('./bare.tsx'), {
  JSON_BODY: flags,
  MARKUP: markupOf(page),
  PAGE: home,
  BOOT: /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '',
  JWKS: jwks,
  ISSUER: `${product.url}/auth/v1`,
})
const tree = await (await fetch(on('/render-tree').url)).text()
if (Math.abs(tree.length / markupOf(page).length - 1) > 0.01) {
  throw new Error(
    `The tree has ${tree.length} characters, the page's markup ${markupOf(page).length}`,
  )
}
const sessionId = session.user.id
await fetch(`${bare.url}/prepare`, { method: 'POST', body: JSON.stringify({ id: sessionId }) })

const headers = { authorization: `Bearer ${session.access_token}` }
const rows: Row[] = []
/** `npm run bench -- page`: only the rows whose name has this. */
const [only = ''] = process.argv.slice(2)

type Comparison = [what: string, goal: string, ours: Target, theirs: Target]
const comparisons: Comparison[] = [
  ['flag read : bare JSON', '>= 0.85', at('/api/flags'), on('/json')],
  ['page, kept : ready bytes', '>= 0.85', at('/'), on('/page')],
  ['page, kept : static asset of its size', '>= 2', at('/'), at(pageSizedAsset)],
  ['page, campaign link : ready bytes', '>= 0.85', at('/?utm_source=x'), on('/page')],
  ['page, rendered : the same tree without router', '>= 0.6', at(renderedPath), on('/render-tree')],
  ['page, rendered : React with its markup', '', at(renderedPath), on('/render')],
  [
    'session check : bare token check + row',
    '>= 0.85',
    { ...at('/api/me'), headers },
    { ...on('/session'), headers },
  ],
  [
    'flag read at 128 : at 16 connections',
    '>= 0.95',
    { ...at('/api/flags'), connections: 128 },
    at('/api/flags'),
  ],
  ['the same of bare JSON', '', { ...on('/json'), connections: 128 }, on('/json')],
]
for (const [what, goal, ours, theirs] of comparisons) {
  if (what.includes(only)) rows.push({ what, goal, ...(await compare(ours, theirs)) })
}

if (only === '') await compareTimes()

console.table(
  Object.fromEntries(
    rows.map(({ what, product, bare, ratio, goal }) => [
      what,
      { product: +product.toFixed(1), bare: +bare.toFixed(1), ratio: +ratio.toFixed(2), goal },
    ]),
  ),
)
const weight = { html: home.length, htmlBrotli: brotliCompressSync(home).length }
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
console.log(`Home page: ${weight.html} characters, ${weight.htmlBrotli} bytes in Brotli`)
writeFileSync('.wrangler/bench.json', `${JSON.stringify({ rows, weight }, null, 2)}\n`)
await Promise.all([product.runtime.dispose(), bare.runtime.dispose()])

function slowness(what: string, goal: string, ours: number, theirs: number): void {
  rows.push({ what, product: ours, bare: theirs, ratio: ours / theirs, goal })
}

function at(path: string) {
  return { url: product.url + path }
}

function on(path: string) {
  return { url: bare.url + path }
}

async function text(path: string): Promise<string> {
  return (await fetch(product.url + path)).text()
}

type Tokens = { access_token: string; refresh_token: string; user: { id: string } }

async function post(url: string, body: unknown, headers = {}): Promise<Tokens> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

function signIn({ url }: Served): Promise<Tokens> {
  const { email, password } = staff
  return post(`${url}/auth/v1/token?grant_type=password`, { email, password })
}

/** What waits for D1 or computes long: one call after the other. */
async function compareTimes(): Promise<void> {
  let refreshToken = session.refresh_token
  const refreshMs = await medianMs(async () => {
    const next = await post(`${product.url}/auth/v1/token?grant_type=refresh_token`, {
      refresh_token: refreshToken,
    })
    refreshToken = next.refresh_token
  }, 300)
  const rotateMs = await medianMs(() => post(`${bare.url}/rotate`, { id: sessionId }), 300)
  slowness('refresh : bare rotation (ms)', '<= 1.5', refreshMs, rotateMs)

  const { email, password } = staff
  slowness(
    'sign-in : bare scrypt + row (ms)',
    '',
    await medianMs(() => signIn(product), 15),
    await medianMs(() => post(`${bare.url}/sign-in`, { email, password }), 15),
  )
  const form = { firstName: 'Ada', lastName: 'Marin', email, message: 'Olive oil for twelve shops' }
  slowness(
    'form submit : bare insert (ms)',
    '',
    await medianMs(() => {
      const key = { 'idempotency-key': crypto.randomUUID() }
      return post(`${product.url}/api/forms/contact`, form, key)
    }, 200),
    await medianMs(() => post(`${bare.url}/form`, form), 200),
  )
}
