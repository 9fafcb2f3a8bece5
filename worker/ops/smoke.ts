import { fileURLToPath } from 'node:url'

/** Headers without which a deployment counts as broken. */
const expectedHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-opener-policy',
  'permissions-policy',
]

type Check = { name: string; passed: boolean }

/** One version of a Worker, asked for whatever its share of the visitors is, and the build that it has to be. */
export type AskedVersion = { worker: string; version: string; build: string }

/**
 * Looks at a running site as a visitor would: pages in five languages, a script, the API, health, headers. Prints what
 * it found.
 * @throws Error when anything is not as it should be
 */
export async function smokeTest(origin: string, asked?: AskedVersion): Promise<void> {
  const checks = await look(origin, asked)
  for (const { name, passed } of checks) console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`)
  const failed = checks.filter(({ passed }) => !passed)
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${checks.length} checks failed: ${origin}`)
}

/** A new domain's certificate, and a new version's way to all locations, take a moment. */
const tries = 12
const everyMs = 10_000

/**
 * The same, again and again for two minutes.
 * @throws Error what was wrong at the last look
 */
export async function repeatSmokeTest(
  origin: string,
  { asked, wait }: { asked?: AskedVersion; wait: (ms: number) => Promise<unknown> },
): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      return await smokeTest(origin, asked)
    } catch (error) {
      if (left <= 1) throw error
      console.log(`Not yet: ${String(error)}`)
    }
    await wait(everyMs)
  }
}

async function look(origin: string, asked?: AskedVersion): Promise<Check[]> {
  const get = (path: string) =>
    fetch(new URL(path, origin), {
      signal: AbortSignal.timeout(10_000),
      redirect: 'manual',
      // https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/#version-overrides
      headers: asked
        ? { 'cloudflare-workers-version-overrides': `${asked.worker}="${asked.version}"` }
        : {},
    })
  const home = await get('/')
  const page = await home.text()
  const script = /<script type="module"[^>]*src="([^"]+)"/.exec(page)?.[1] ?? '/no-script'
  const health = await get('/api/health')
  const flags = await get('/api/flags')
  const keys = await (await get('/.well-known/jwks.json')).text()
  const missing = expectedHeaders.filter((name) => !home.headers.has(name))
  return [
    { name: 'GET / is a page with a heading', passed: home.status === 200 && page.includes('<h1') },
    ...(await Promise.all(
      ['fr', 'el', 'it', 'de'].map(async (locale) => ({
        name: `GET /${locale} is a page in that language`,
        passed: (await (await get(`/${locale}`)).text()).includes(`<html lang="${locale}"`),
      })),
    )),
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
    ...(asked
      ? [
          {
            name: `build ${asked.build} answers`,
            passed: health.headers.get('x-build') === asked.build,
          },
        ]
      : []),
    { name: 'signing keys are set', passed: keys.includes('"kid"') },
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
