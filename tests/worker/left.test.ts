import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { createDb } from '../../worker/db/client.ts'
import type { Deps } from '../../worker/deps.ts'
import { ownKv } from './health/world.ts'
import { origin } from './kit/client.ts'

/*
 * workerd drops what a cancelled request waits for: to whatever it began and shares, it is a question that nobody ever
 * answers. So that is what the first visitors of an isolate get here.
 */
const silent = () => new Promise<never>(() => {})
const silentStatement = {
  bind: () => silentStatement,
  ...Object.fromEntries(['raw', 'all', 'run', 'first'].map((name) => [name, silent])),
}
const database = { prepare: () => silentStatement, batch: silent } as unknown as D1Database
/** What the first visitors wait for: it answers those after them. */
const waits: [what: string, override: () => Partial<Deps>, settings: object][] = [
  ['the built page', () => ({}), { ASSETS: { fetch: silent } }],
  ['the flags in KV', () => ({ kv: ownKv({ get: silent as never }) }), {}],
  ['the database', () => ({ db: createDb(database) }), {}],
]

test.for(waits)(
  'whoever leaves while waiting for %s leaves the isolate well, at every address',
  { timeout: 120_000 },
  async ([, override, settings]) => {
    vi.resetModules() // an isolate that has read nothing yet
    const { createSite } = await import('./kit/site.ts')
    const { liveDeps } = await import('../../worker/deps.ts')
    let isSilent = true
    const app = createSite((...given) => ({
      ...liveDeps(...given),
      ...(isSilent && override()),
    }))
    const paths = app.routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
      .map(({ path }) => path.replaceAll(/:\w+(\{[^}]*\})?\??/g, crypto.randomUUID()))
    const all = [...new Set([...paths, '/', '/el/client/login', '/teams', '/no-such-page'])]
    expect(all.length).toBeGreaterThan(30)
    const ask = (path: string, own: object) =>
      app.fetch(new Request(new URL(path, origin)), { ...env, ...own }, createExecutionContext())

    for (const path of all) void Promise.resolve(ask(path, settings)).catch(() => {})
    // they are on their way: each is where it waits
    await new Promise<void>((resolve) => void setTimeout(resolve, 200))
    isSilent = false
    for (const path of all) {
      const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), 4_000))
      const answer = await Promise.race([ask(path, {}), late])
      expect([path, answer === null ? 'no answer' : 'answered']).toEqual([path, 'answered'])
      // health says what it finds
      if (path !== '/api/health') expect([path, (answer?.status ?? 0) < 500]).toEqual([path, true])
    }
  },
)
