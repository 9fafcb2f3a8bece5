import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { origin } from './kit/client.ts'
import { ownKv } from './kit/own-kv.ts'
import { createSite } from './kit/site.ts'

/*
 * workerd drops whatever a cancelled request waits for, so shared work never resolves for later requests.
 * Here a binding never answers the first visitors of an isolate, and then works again.
 */
const silent = () => new Promise<never>(() => {})

/** A binding whose methods are replaced by `changes` while it is silent. */
const silenced = <Binding extends object>(
  binding: Binding,
  isSilent: () => boolean,
  changes: object,
): Binding =>
  new Proxy(binding, {
    get: (target, name) => {
      const changed: unknown = isSilent() ? Reflect.get(changes, name) : undefined
      const value = changed ?? (Reflect.get(target, name) as unknown)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

const statement = {
  bind: () => statement,
  ...Object.fromEntries(['raw', 'all', 'run', 'first'].map((name) => [name, silent])),
}
const waits = [
  ['the built page', 'ASSETS', { fetch: silent }],
  ['the flags in KV', 'KV', { get: silent }],
  ['the database', 'DB', { prepare: () => statement, batch: silent }],
] as const

test.for(waits)(
  'a request aborted while waiting for %s blocks no other request',
  { timeout: 120_000 },
  async ([, name, changes]) => {
    let isSilent = true
    const own = {
      ...env,
      KV: ownKv(),
      ASSETS: { fetch: (...asked) => env.ASSETS.fetch(...asked) } as Fetcher,
    }
    const bindings = { ...own, [name]: silenced(own[name], () => isSilent, changes) }
    const app = createSite()
    const paths = app.routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
      .map(({ path }) => path.replaceAll(/:\w+(\{[^}]*\})?\??/g, crypto.randomUUID()))
    const all = [...new Set([...paths, '/', '/el/client/login', '/teams', '/no-such-page'])]
    expect(all.length).toBeGreaterThan(30)
    const ask = (path: string) =>
      app.fetch(new Request(new URL(path, origin)), bindings, createExecutionContext())

    for (const path of all) void Promise.resolve(ask(path)).catch(() => {})
    // until each request waits for the binding
    await new Promise<void>((resolve) => void setTimeout(resolve, 200))
    isSilent = false
    for (const path of all) {
      const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), 4_000))
      const answer = await Promise.race([ask(path), late])
      expect([path, answer === null ? 'no answer' : 'answered']).toEqual([path, 'answered'])
      // health may report the outage
      if (path !== '/api/health') expect([path, (answer?.status ?? 0) < 500]).toEqual([path, true])
    }
  },
)
