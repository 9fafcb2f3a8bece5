import { Hono } from 'hono'

type Env = { ASSETS: Fetcher; KV: KVNamespace }

/** The least: a framework that answers. And the least that knows something: flags of KV, and a file beside them. */
const app = new Hono<{ Bindings: Env }>()

app.get('/hello', (c) => c.text('hello'))

app.get('/kept', async (c) => {
  const [flags, page] = await Promise.all([
    c.env.KV.get('flags', { type: 'json', cacheTtl: 30 }),
    c.env.ASSETS.fetch('https://assets.invalid/web/ahead/home.txt').then((file) => file.text()),
  ])
  return c.html(flags ? page : '')
})

app.get('/flags', async (c) => c.json(await c.env.KV.get('flags', { type: 'json', cacheTtl: 30 })))

export default app
