import { Hono } from 'hono'
import parse from 'html-react-parser'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { renderToString } from 'react-dom/server'
import type { BootData } from '../../web/app/boot.ts'
import { hashPassword } from '../../worker/lib/secrets/password-hash.ts'
import { renderTree } from './bare-tree.tsx'

type Env = {
  DB: D1Database
  JWKS: string
  JSON_BODY: string
  MARKUP: string
  BOOT: string
  PAGE: string
  ISSUER: string
}

/** What the product is measured against: each route does the one thing a bare handler would have to do. */
const app = new Hono<{ Bindings: Env }>()

let keys: ReturnType<typeof createLocalJWKSet> | undefined
let markup: ReturnType<typeof parse> | undefined
let boot: BootData | undefined
let page: Uint8Array<ArrayBuffer> | undefined

app.get('/json', (c) => c.json(JSON.parse(c.env.JSON_BODY)))

// the least that a Worker can do to answer with a page
app.get('/page', (c) => {
  page ??= new TextEncoder().encode(c.env.PAGE)
  return c.body(page)
})

app.get('/render', (c) => {
  markup ??= parse(c.env.MARKUP)
  return c.html(renderToString(<>{markup}</>))
})

// the same components as the product's page, and no router
app.get('/render-tree', async (c) =>
  c.html(await renderTree((boot ??= JSON.parse(c.env.BOOT) as BootData))),
)

app.get('/session', async (c) => {
  keys ??= createLocalJWKSet(JSON.parse(c.env.JWKS))
  const token = c.req.header('authorization')?.slice('Bearer '.length) ?? ''
  const { payload } = await jwtVerify(token, keys, { issuer: c.env.ISSUER })
  const row = await c.env.DB.prepare('select * from sessions where id = ?')
    .bind(payload['session_id'])
    .first()
  return c.json({ id: payload.sub, row })
})

app.post('/rotate', async (c) => {
  const { id } = await c.req.json<{ id: string }>()
  const row = await c.env.DB.prepare('select * from sessions where id = ?').bind(id).first()
  const next = crypto.randomUUID()
  await c.env.DB.prepare('update sessions set token = ?, generation = generation + 1 where id = ?')
    .bind(next, id)
    .run()
  return c.json({ row, next })
})

app.post('/sign-in', async (c) => {
  const { password } = await c.req.json<{ password: string }>()
  await hashPassword(password)
  await c.env.DB.prepare('insert into sessions values (?, ?, 0)')
    .bind(crypto.randomUUID(), 'x')
    .run()
  return c.json({})
})

app.post('/form', async (c) => {
  const form = await c.req.json<object>()
  await c.env.DB.prepare('insert into forms values (?, ?)')
    .bind(crypto.randomUUID(), JSON.stringify(form))
    .run()
  return c.json({}, 202)
})

app.post('/prepare', async (c) => {
  const { id } = await c.req.json<{ id: string }>()
  await c.env.DB.batch([
    c.env.DB.prepare('create table sessions (id text primary key, token text, generation integer)'),
    c.env.DB.prepare('create table forms (id text primary key, payload text)'),
    c.env.DB.prepare('insert into sessions values (?, ?, 0)').bind(id, 'x'),
  ])
  return c.body(null, 204)
})

export default app
