import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Security headers that every deployment must send. */
const expectedHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-opener-policy',
  'permissions-policy',
]

type Check = { name: string; passed: boolean }

/**
 * Smoke test of a running site: pages, a script, API, health and headers. Prints the results.
 * @throws Error when a check fails
 */
export async function smokeTest(origin: string): Promise<void> {
  const checks = await look(origin)
  for (const { name, passed } of checks) console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`)
  const failed = checks.filter(({ passed }) => !passed)
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${checks.length} checks failed: ${origin}`)
}

/** A new domain's certificate and the rollout to all locations take time. */
const patience = { tries: 12, everyMs: 10_000 }

/**
 * Repeats the smoke test for up to two minutes.
 * @throws Error with the failures of the last try
 */
export async function repeatSmokeTest(
  origin: string,
  { tries, everyMs } = patience,
): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      return await smokeTest(origin)
    } catch (error) {
      if (left <= 1) throw error
      console.log(`Not yet: ${String(error)}`)
    }
    await wait(everyMs)
  }
}

async function look(origin: string): Promise<Check[]> {
  const get = (path: string) =>
    fetch(new URL(path, origin), { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
  const home = await get('/')
  const page = await home.text()
  const script = /<script type="module"[^>]*src="([^"]+)"/.exec(page)?.[1] ?? '/no-script'
  const health = await get('/api/health')
  const flags = await get('/api/flags')
  const keys: { keys?: unknown[] } = await (await get('/.well-known/jwks.json')).json()
  const missing = expectedHeaders.filter((name) => !home.headers.has(name))
  return [
    { name: 'GET / is a page with a heading', passed: home.status === 200 && page.includes('<h1') },
    {
      name: 'GET /fr is a page in French',
      passed: (await (await get('/fr')).text()).includes('<html lang="fr"'),
    },
    {
      name: `headers${missing.length > 0 ? `, missing: ${missing.join(', ')}` : ''}`,
      passed: missing.length === 0,
    },
    { name: `GET ${script} loads`, passed: (await get(script)).status === 200 },
    {
      name: 'scripts carry their hash',
      passed: /<script type="module"[^>]*integrity="sha256-/.test(page),
    },
    { name: 'GET /api/flags reads the database', passed: flags.status === 200 },
    { name: `GET /api/health is not an error (${health.status})`, passed: health.status === 200 },
    { name: 'signing keys are set', passed: (keys.keys?.length ?? 0) > 0 },
    { name: 'GET /nowhere is 404', passed: (await get('/nowhere')).status === 404 },
    {
      name: 'GET /sitemap.xml names this site',
      passed: (await (await get('/sitemap.xml')).text()).includes(`<loc>${new URL(origin).origin}`),
    },
  ]
}

if (import.meta.main) {
  const [origin] = process.argv.slice(2)
  if (!origin) throw new Error(`Usage: node ${fileURLToPath(import.meta.url)} https://the-site`)
  await smokeTest(origin)
}
