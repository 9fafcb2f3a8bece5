import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { bundleConfig } from '../../worker/ops/build/built-files.ts'
import { deployWorker } from '../../worker/ops/deploy-worker.ts'
import { createCloudflare, versions } from '../fakes/cloudflare.ts'
import { listenOnLoopback } from '../fakes/listen.ts'

/*
 * `npm run deploy` with the real wrangler against a stand-in for Cloudflare. Pauses take no time; `minutes` adds them up.
 */
const { vars } = JSON.parse(readFileSync(bundleConfig, 'utf8')) as { vars: { BUILD_ID: string } }
const ends: (() => void)[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  for (const end of ends.splice(0)) end()
})

const headers = Object.fromEntries(
  ['content-security-policy', 'strict-transport-security', 'x-content-type-options']
    .concat(['cross-origin-opener-policy', 'permissions-policy'])
    .map((name) => [name, 'set']),
)

/** Deploys; `broken` says at which addresses, and from which moment on, the new version answers 500. */
async function deploy(broken: (path: string, waitedMs: number) => boolean, failing: RegExp | null) {
  let waitedMs = 0
  let origin = ''
  const { server, state } = createCloudflare((served, path) => {
    if (served === versions.new && broken(path, waitedMs)) return { status: 500, body: 'broken' }
    const build = served === versions.new ? vars.BUILD_ID : 'older'
    const locale = /^\/(fr|el|it|de)$/.exec(path)?.[1]
    if (locale) return { headers, body: `<html lang="${locale}"` }
    if (path === '/nowhere') return { status: 404, body: '' }
    if (path === '/sitemap.xml') return { body: `<loc>${origin}/</loc>` }
    if (path.startsWith('/api/')) return { headers: { 'x-build': build }, body: '{}' }
    if (path.startsWith('/.well-known')) return { body: '{"keys":[{"kid":"1"}]}' }
    const script = '<script type="module" integrity="sha256-x" src="/script.js"></script>'
    return { headers, body: `<h1>${script}` }
  })
  origin = await listenOnLoopback(server, 0)
  ends.push(() => server.close())
  state.failing = failing
  vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', origin)
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token')
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account')
  vi.stubEnv('WRANGLER_SEND_METRICS', 'false')
  vi.stubEnv('WRANGLER_LOG', 'warn')
  const reason = await deployWorker({
    siteUrl: origin,
    buckets: ['meltemi-media'],
    environment: [],
    wait: async (ms) => (waitedMs += ms),
  }).then(
    () => null,
    (error: unknown) => String(error),
  )
  const shares = state.deployments.map((all) =>
    Object.fromEntries(all.map(({ version_id: id, percentage }) => [id, percentage])),
  )
  return {
    reason,
    waitedMs,
    calls: state.calls,
    shares: shares.map((all) => all[versions.new] ?? 0),
  }
}

test('a good version gets no visitors, a tenth of them for a minute, and then all', async () => {
  const { reason, shares, waitedMs, calls } = await deploy(() => false, null)
  expect(reason).toBeNull()
  expect(shares).toEqual([0, 0, 10, 100])
  expect(waitedMs).toBe(60_000)
  expect(calls.filter((call) => call.includes('schedules'))).toHaveLength(1)
})

test('a version that answers 500 in Greek never gets a visitor', async () => {
  const { reason, shares } = await deploy((path) => path === '/el', null)
  expect(reason).toMatch(/checks failed/)
  expect(reason).toContain('--bookmark=bookmark-of-before')
  expect(shares).toEqual([0, 0, 0])
})

test('a version that breaks while it has a tenth of the visitors is taken back within a minute', async () => {
  const { reason, shares, waitedMs } = await deploy((_, waited) => waited > 20_000, null)
  expect(reason).toMatch(/checks failed/)
  expect(shares).toEqual([0, 0, 10, 0])
  expect(waitedMs).toBeLessThan(60_000)
})

test('no version is uploaded when the migration fails', async () => {
  const { reason, shares, calls } = await deploy(() => false, /^POST \/d1\//)
  expect(reason).toMatch(/migrations apply/)
  expect(shares).toEqual([0])
  expect(calls.filter((call) => /POST .*versions/.test(call))).toEqual([])
})
