import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createDb } from '../../worker/db/client.ts'
import { seed } from '../../worker/db/seed.ts'
import { testSecrets } from '../setup/test-secrets.ts'
import { compare, medianMs } from './load.ts'
import { type Served, serveBare, serveProduct } from './serve.ts'

/**
 * `npm run bench` (after `npm run build`): how much our handlers cost over bare ones, as ratios within one run.
 * Writes `.wrangler/bench.json`.
 */
const staff = { email: 'bench@meltemi.test', password: 'A bench Passw0rd!', role: 'admin' } as const
type Row = { what: string; product: number; bare: number; ratio: number; goal: string }

const product = await serveProduct({ ...testSecrets, SITE_URL: '' })
await prepareDatabase(product)
const session = await signIn(product)
const flags = await text('/api/flags')
const page = await text('/')
const jwks = await text('/.well-known/jwks.json')
const bare = await serveBare({
  JSON_BODY: flags,
  MARKUP: /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(page)?.[1] ?? '',
  JWKS: jwks,
  ISSUER: `${product.url}/auth/v1`,
})
const sessionId = session.user.id
await fetch(`${bare.url}/prepare`, { method: 'POST', body: JSON.stringify({ id: sessionId }) })

const headers = { authorization: `Bearer ${session.access_token}` }
const style = /\/assets\/[^"]+\.svg/.exec(page)?.[0] ?? ''
const rows: Row[] = []

rate('flag read : bare JSON', '>= 0.8', await compare(at('/api/flags'), on('/json')))
rate('page, cached : static asset', '>= 2', await compare(at('/'), at(style)))
rate('page, rendered : bare renderToString', '>= 0.7', await compare(at('/?fresh'), on('/render')))
rate(
  'session check : bare token check + row',
  '>= 0.8',
  await compare({ ...at('/api/me'), headers }, { ...on('/session'), headers }),
)
rate('flag read at 128 : at 16 connections', '>= 0.95', [
  (await compare(at('/api/flags'), on('/json'), 128))[0],
  (await compare(at('/api/flags'), on('/json'), 16))[0],
])

let refreshToken = session.refresh_token
const refreshMs = await medianMs(async () => {
  const next = await post(`${product.url}/auth/v1/token?grant_type=refresh_token`, {
    refresh_token: refreshToken,
  })
  refreshToken = next.refresh_token
}, 300)
const rotateMs = await medianMs(() => post(`${bare.url}/rotate`, { id: sessionId }), 300)
rows.push({
  what: 'refresh : bare rotation (ms)',
  product: refreshMs,
  bare: rotateMs,
  ratio: refreshMs / rotateMs,
  goal: '<= 1.5',
})

console.table(
  Object.fromEntries(
    rows.map(({ what, product, bare, ratio, goal }) => [
      what,
      { product: +product.toFixed(1), bare: +bare.toFixed(1), ratio: +ratio.toFixed(2), goal },
    ]),
  ),
)
writeFileSync('.wrangler/bench.json', `${JSON.stringify(rows, null, 2)}\n`)
await Promise.all([product.runtime.dispose(), bare.runtime.dispose()])

function rate(what: string, goal: string, [ours, theirs]: [number, number]): void {
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

async function post(url: string, body: unknown): Promise<Tokens> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

function signIn({ url }: Served): Promise<Tokens> {
  const { email, password } = staff
  return post(`${url}/auth/v1/token?grant_type=password`, { email, password })
}

async function prepareDatabase({ runtime }: Served): Promise<void> {
  const d1 = await runtime.getD1Database('DB')
  const folder = new URL('../../migrations/', import.meta.url)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
    const statements = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint')
    await d1.batch(statements.map((statement) => d1.prepare(statement)))
  }
  await seed(createDb(d1), [staff], new Date())
}
