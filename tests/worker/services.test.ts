import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDb } from '../../worker/db/client.ts'
import { seed } from '../../worker/db/seed.ts'
import { renewSite } from '../../worker/features/site/snapshot.ts'
import { call, noPause, origin } from './kit/client.ts'
import { unlock } from './kit/staff.ts'

beforeEach(async () => {
  const db = createDb(env.DB)
  await seed(db, [], new Date())
  // the isolate remembers what the test before switched on
  await renewSite({ db, kv: env.KV, now: () => new Date(), pause: noPause })
})

const portal = { HUBSPOT_PORTAL_ID: '4242' }
const second = 'https://second.test'
const failover = { FAILOVER_ORIGIN: second }

const switchOn = async (id: string) =>
  call(`/api/flags/${id}`, { method: 'PATCH', token: await unlock(), body: { enabled: true } })

/** The home page’s boot data and its content security policy, by directive. */
async function page(settings: Record<string, string>) {
  const response = await call('/', {}, {}, settings)
  const html = await response.text()
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ')
  const policy = new Map(directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))
  return { status: response.status, boot, policy }
}

test('pages mention a service only if it is configured and switched on', async () => {
  const plain = await page({})
  const setUp = await page({ ...portal, ...failover })
  expect(setUp.policy).toEqual(plain.policy)
  expect([...plain.policy].join()).not.toContain('//')
  expect(setUp.boot).not.toHaveProperty('chat')
  expect(setUp.boot).not.toHaveProperty('failover')

  await switchOn('hubspot_chat')
  await switchOn('domain_failover')
  expect((await page({})).policy).toEqual(plain.policy)
})

test('with the chat on, the policy allows exactly its hosts and no inline code', async () => {
  const { policy: before } = await page(portal)
  await switchOn('hubspot_chat')
  const { boot, policy } = await page(portal)
  expect(boot.chat).toBe('https://js.hs-scripts.com/4242.js')
  const added = [...policy].flatMap(([name, sources]) =>
    sources.filter((source) => !before.get(name)?.includes(source)).map((source) => [name, source]),
  )
  expect(added).toEqual([
    ['script-src', 'https://js.hs-scripts.com'],
    ['script-src', 'https://js.usemessages.com'],
    ['script-src', 'https://js.hs-analytics.net'],
    ['script-src', 'https://js.hs-banner.com'],
    ['script-src', 'https://static.hsappstatic.net'],
    ['style-src', 'https://static.hsappstatic.net'],
    ['img-src', 'https://static.hsappstatic.net'],
    ['img-src', 'https://track.hubspot.com'],
    ['font-src', 'https://static.hsappstatic.net'],
    ['connect-src', 'https://api.hubspot.com'],
    ['connect-src', 'https://js.hs-banner.com'],
    ['frame-src', 'https://app.hubspot.com'],
  ])
  expect([...policy].join()).not.toMatch(/unsafe|\*/)
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  const elsewhere = await page({ ...portal, HUBSPOT_REGION: 'eu1' })
  expect(elsewhere.boot.chat).toBe('https://js-eu1.hs-scripts.com/4242.js')
  expect(elsewhere.policy.get('frame-src')).toEqual(['https://app-eu1.hubspot.com'])
})

test('an invalid setting is logged once by name, and pages work without its service', async () => {
  await switchOn('hubspot_chat')
  await switchOn('domain_failover')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { status, boot } = await page({ HUBSPOT_PORTAL_ID: 'mine', FAILOVER_ORIGIN: 'second' })
  expect(status).toBe(200)
  expect(boot).not.toHaveProperty('chat')
  expect(boot).not.toHaveProperty('failover')
  expect(logged.mock.calls.filter(([line]) => line.includes('HUBSPOT_PORTAL_ID'))).toHaveLength(1)
  expect(logged.mock.calls.filter(([line]) => line.includes('FAILOVER_ORIGIN'))).toHaveLength(1)
  logged.mockRestore()
})

const preflight = (from: string, method = 'GET', path = '/api/flags') =>
  call(
    path,
    {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      },
    },
    {},
    failover,
  )

const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

test('with failover on, exactly the two origins may read each other’s API, and no one may read pages', async () => {
  await switchOn('domain_failover')
  const { boot, policy } = await page(failover)
  expect(boot.failover).toEqual([origin, second])
  expect(policy.get('connect-src')).toEqual(["'self'", origin, second])
  for (const path of ['/', '/teams', '/robots.txt']) {
    const read = await call(path, { headers: { origin: second } }, {}, failover)
    expect([path, allowed(read)]).toEqual([path, null])
  }
  for (const ours of [origin, second]) {
    const asked = await preflight(ours)
    expect(asked.status).toBe(204)
    expect(allowed(asked)).toBe(ours)
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET,HEAD')
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,if-none-match')
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
    // errors included, as the browser needs their code
    for (const path of ['/api/geo', '/api/flags', '/api/nothing', '/api/me']) {
      const read = await call(path, { headers: { origin: ours } }, {}, failover)
      expect([path, allowed(read)]).toEqual([path, ours])
      expect(read.headers.get('vary')).toMatch(/Origin/i)
    }
  }
  const strangers = ['https://evil.test', 'null', `${second}.evil.test`, 'http://second.test', '*']
  for (const stranger of [...strangers, `${second}:8443`, '']) {
    expect(allowed(await preflight(stranger))).toBeNull()
    const read = await call('/api/geo', { headers: { origin: stranger } }, {}, failover)
    expect(allowed(read)).toBeNull()
    expect(read.headers.get('vary')).toMatch(/Origin/i)
  }
})

test('with failover off, no origin may read another', async () => {
  for (const from of [origin, second, 'https://evil.test']) {
    expect(allowed(await preflight(from))).toBeNull()
    expect(allowed(await call('/api/geo', { headers: { origin: from } }, {}, failover))).toBeNull()
    expect(allowed(await call('/api/geo', { headers: { origin: from } }))).toBeNull()
  }
})
