import { Hono } from 'hono'

type Env = { ASSETS: Fetcher; KV: KVNamespace }

/** The least: a framework that answers. And the least that knows something: flags of KV, and a file beside them. */
const app = new Hono<{ Bindings: Env }>()

app.get('/hello', (c) => c.text('hello'))

app.get('/kept', async (c) => {
  const [flags, page] = await Promise.all([
    c.env.KV.get('site', { type: 'json', cacheTtl: 30 }),
    c.env.ASSETS.fetch('https://assets.invalid/web/ahead/home.txt').then((file) => file.text()),
  ])
  return c.html(flags ? page : '')
})

app.get('/location', async (c) => {
  const flags = await c.env.KV.get('site', { type: 'json', cacheTtl: 30 })
  const cache = await caches.open('bare')
  const found = await cache.match('https://pages.invalid/page')
  if (found) return c.html(await found.text())
  await cache.put(
    'https://pages.invalid/page',
    new Response(flags ? 'x'.repeat(40_000) : '', { headers: { 'cache-control': 'max-age=3600' } }),
  )
  return c.text('kept')
})

export default app
