import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { type Locale, localeCodes, localize } from '#contract/locales.ts'
import { pageIds, pages } from '#contract/pages.ts'
import assetHeaders from '../../../web/public/_headers?raw'
import { withIntegrity } from '../../../web/server/build/script-tags.ts'
import type { StyleRule } from '../../../web/server/build/style-rules.ts'
import { securityHeadersOf } from '../../../worker/lib/http/security-policy.ts'
import { stylesFrom } from '../../../worker/ssr/styles.ts'
import { createWorld, password, withSession } from '../auth/world.ts'
import { ownKv } from '../kit/own-kv.ts'
import { call } from '../kit/client.ts'
import { directives, observatoryScore } from '../kit/observatory.ts'
import { brokenDatabase, brokenKv } from '../kit/outages.ts'
import { unlock } from '../kit/staff.ts'
import { seedFlags } from '../kit/flag-states.ts'

beforeEach(() => seedFlags())

const plainPages = pageIds.map((id) => pages[id].path).filter((path) => !/[:*]/.test(path))

test('every page scores 160 at the Observatory once the domain is on the preload list, 155 before', async () => {
  for (const locale of localeCodes) {
    for (const path of plainPages) {
      const response = await call(localize(path, locale))
      const answer = { headers: response.headers, html: await response.text() }
      const { score, parts } = observatoryScore(answer, true)
      expect(score, `${path} ${JSON.stringify(parts)}`).toBeGreaterThanOrEqual(160)
      expect(observatoryScore(answer, false).score).toBeGreaterThanOrEqual(155)
    }
  }
})

test('a page with foreign code scores at least 130, and opens nothing but what it names', () => {
  const chat = {
    'script-src': ['https://js.chat.example'],
    'frame-src': ['https://app.chat.example'],
  }
  const headers = new Headers(securityHeadersOf({ styles: ['sha256-x'], foreign: chat }))
  const { score, parts } = observatoryScore({ headers }, false)
  expect(score, JSON.stringify(parts)).toBeGreaterThanOrEqual(130)
  const opened = directives(headers.get('content-security-policy'))
  const closed = directives(new Headers(securityHeadersOf()).get('content-security-policy'))
  expect(opened.get('script-src')).toEqual([
    ...(closed.get('script-src') ?? []),
    'https://js.chat.example',
  ])
  expect(opened.get('frame-src')).toEqual(['https://app.chat.example'])
  expect(opened.get('connect-src')).toEqual(closed.get('connect-src'))
  expect(closed.has('frame-src')).toBe(false)
})

test('with the chat switched on pages score at least 130', async () => {
  const settings = { HUBSPOT_PORTAL_ID: '4711' }
  const kv = ownKv()
  const token = await unlock()
  await call('/api/flags/hubspot_chat', { method: 'PATCH', token, body: { enabled: true } }, { kv })
  for (const path of ['/', '/fr', '/teams', '/nowhere', '/client/login']) {
    const response = await call(path, {}, { kv }, settings)
    const answer = { headers: response.headers, html: await response.text() }
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
    const { score, parts } = observatoryScore(answer, false)
    expect(score, `${path} ${JSON.stringify(parts)}`).toBeGreaterThanOrEqual(130)
  }
  const page = await call('/', {}, { kv }, settings)
  expect(page.headers.get('content-security-policy')).toContain('hs-scripts.com')
})

test('API answers, files, redirects, 404s and failures carry the same protection as pages', async () => {
  const world = createWorld()
  const outage = { db: brokenDatabase, kv: brokenKv() }
  const answers: [string, number, Response][] = [
    ['flags', 200, await call('/api/flags')],
    ['flags, not modified', 304, await notModified('/api/flags')],
    ['page, not modified', 304, await notModified('/')],
    ['unknown call', 404, await call('/api/nowhere')],
    ['unknown page', 404, await call('/nowhere')],
    ['not allowed', 401, await call('/api/me')],
    ['not JSON', 400, await call('/api/simple-admin/unlock', { method: 'POST', body: '{' })],
    ['database away', 503, await call('/api/flags', {}, outage)],
    ['keys', 200, await call('/.well-known/jwks.json')],
    [
      'sign-in refused',
      400,
      await world.post('/token?grant_type=password', { email: 'a@b.co', password }),
    ],
    ['auth, unknown', 404, await world.auth('/nowhere')],
    ['auth, asked by another site first', 204, await world.auth('/token', { method: 'OPTIONS' })],
    ['sitemap', 200, await call('/sitemap.xml')],
    ['robots', 200, await call('/robots.txt')],
    ['Markdown copy', 200, await call('/index.md')],
    ['redirect', 308, await call('/teams/')],
  ]
  for (const [name, status, response] of answers) {
    expect([name, response.status]).toEqual([name, status])
    // without scripts to check, the score is 5 lower than a page's
    const { score, parts } = observatoryScore({ headers: response.headers }, true)
    expect(score, `${name} ${JSON.stringify(parts)}`).toBeGreaterThanOrEqual(155)
    expect(response.headers.get('permissions-policy'), name).toContain('camera=()')
  }
})

async function notModified(path: string): Promise<Response> {
  const first = await call(path)
  return call(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
}

test('files that the Worker does not see carry the same protection', () => {
  const blocks = assetHeaders
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => !line.startsWith('#')))
  const covered = ['/assets/*', '/favicon.ico']
  for (const path of covered) {
    const [, ...lines] = blocks.find(([pattern]) => pattern === path) ?? []
    const headers = new Headers(
      lines.map((line): [string, string] => {
        const [name = '', ...value] = line.trim().split(':')
        return [name, value.join(':').trim()]
      }),
    )
    const { score, parts } = observatoryScore({ headers }, true)
    expect(score, `${path} ${JSON.stringify(parts)}`).toBeGreaterThanOrEqual(155)
  }
})

test('nothing personal is kept by any cache, and neither is what no one thought about', async () => {
  const { world, user, access_token: token } = await withSession('staff@meltemi.test')
  const personal = [
    world.auth('/user', { token }),
    world.auth('/reauthenticate', { token }),
    world.post('/token?grant_type=password', { email: user.email, password }),
    world.send('/api/me', { token }),
    world.send('/api/account/sessions', { token }),
    world.send('/api/flags/changes', { token }),
    world.send('/api/nowhere'),
    world.send('/client/dashboard'),
    world.send('/account'),
    world.send('/teams/'),
  ]
  for (const response of await Promise.all(personal))
    expect(response.headers.get('cache-control')).toBe('no-store')
})

test('every script and style that the shell loads is checked against its hash', async () => {
  const shell = await (await env.ASSETS.fetch('https://meltemi.test/web/index.html')).text()
  const loads =
    shell.match(/<(script\b[^>]*\bsrc|link\b[^>]*rel="(modulepreload|stylesheet)")[^>]*>/g) ?? []
  expect(loads.length).toBeGreaterThan(1)
  for (const tag of loads) expect(tag).toMatch(/ integrity="sha256-[\w+/=]{44}"/)
  // otherwise a tag with another order of attributes would get no hash
  expect(
    withIntegrity(shell.replaceAll(/ integrity="[^"]*"/g, ''), () => 'x').match(/integrity="x"/g),
  ).toHaveLength(loads.length)
})

test('pages that hold tokens name the hash of every script they may load; reading pages stay light', async () => {
  const portal = await (await call('/admin/login')).text()
  const map = /<script type="importmap">(.*?)<\/script>/.exec(portal)?.[1] ?? '{}'
  const { integrity } = JSON.parse(map) as { integrity: Record<string, string> }
  const entry = /<script type="module"[^>]*src="([^"]+)" integrity="([^"]+)"/.exec(portal)
  expect(integrity[entry?.[1] ?? '']).toBe(entry?.[2])
  expect(Object.keys(integrity).length).toBeGreaterThan(50)
  expect(portal.indexOf('type="importmap"')).toBeLessThan(portal.indexOf('type="module"'))
  expect((await (await call('/')).text()).includes('importmap')).toBe(false)
})

const a = { text: '.a', classes: ['a'] }
const b = { text: '.b>i', classes: ['b'] }
const both = { text: '.a .b', classes: ['a', 'b'] }
const media = '@media (width>9px)'
const rules: StyleRule[] = [
  { selectors: [], body: '@font-face{font-family:x}' },
  { selectors: [{ text: 'body', classes: [] }], body: '{margin:0}' },
  { selectors: [a, b], body: '{top:0}' },
  { selectors: [both], body: '{top:1px}' },
  { media, selectors: [a], body: '{top:2px}' },
  { media, selectors: [b], body: '{top:3px}' },
  { selectors: [b], body: '{top:4px}' },
]
const cssFor = (html: string, locale: Locale = 'en') => stylesFrom(rules)(html, locale).text
const always = '@font-face{font-family:x}body{margin:0}'

test('a page carries the rules that its markup can use, in their order', () => {
  expect(cssFor('<p>')).toBe(always)
  expect(cssFor('<p class="a b">')).toBe(cssFor('<i class="b"><b class="a">'))
  expect(cssFor('<p class="x b">')).toBe(`${always}.b>i{top:0}${media}{.b>i{top:3px}}.b>i{top:4px}`)
  expect(cssFor('<p class="a"><i class="b">')).toBe(
    `${always}.a,.b>i{top:0}.a .b{top:1px}${media}{.a{top:2px}.b>i{top:3px}}.b>i{top:4px}`,
  )
})

test('a page carries the faces of its own language, and those that all share', () => {
  const sheet = stylesFrom([
    { selectors: [], language: 'en', body: 'en{}' },
    { selectors: [], language: 'el', body: 'el{}' },
    { selectors: [], body: 'rest{}' },
  ])
  expect(sheet('<p>', 'el').text).toBe('el{}rest{}')
  expect(sheet('<p>', 'en').text).toBe('en{}rest{}')
  expect(sheet('<p>', 'de').text).toBe('rest{}')
})
