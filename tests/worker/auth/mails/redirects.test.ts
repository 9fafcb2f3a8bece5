import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isAllowedRedirect,
  withFragment,
  withQuery,
} from '../../../../worker/features/auth/redirects.ts'
import { matchesGlob } from '../../../../worker/lib/text/glob.ts'

const site = { siteUrl: 'https://meltemi.test/#/', redirectUrls: [] as string[] }
const listed = (...redirectUrls: string[]) => ({ ...site, redirectUrls })

test.for([
  ['https://meltemi.test', true],
  ['https://meltemi.test/any/path?and=query#and-fragment', true],
  ['https://MELTEMI.test/', true],
  ['https://meltemi.test:443/', true],
  ['https://meltemi.test/robots.txt', false],
  ['https://meltemi.test/robots%2Etxt/', false],
  ['https://meltemi.test/assets/entry', false],
  ['https://meltemi.test/assets', false],
  ['https://meltemi.test/media/x', false],
  ['https://meltemi.test/%6Dedia', false],
  ['https://meltemi.test/mediation', true],
  ['http://meltemi.test/', false],
  ['https://meltemi.test:8443/', false],
  ['https://meltemi.test.evil.test/', false],
  ['https://evilmeltemi.test/', false],
  ['https://meltemi.test@evil.test/', false],
  ['https://user:pw@meltemi.test/', false],
  ['https://evil.test\\@meltemi.test/', false],
  ['https://meltemi.test\\.evil.test/', false],
  ['//meltemi.test/', false],
  ['/client/login', false],
  ['https:meltemi.test', false],
  ['https://meltemi。test/', false],
  ['https://mel\ttemi.test/', false],
  [' https://meltemi.test/', false],
  ['http://127.0.0.1:5173/', false],
  ['http://localhost:5173/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  [`https://meltemi.test/${'x'.repeat(2100)}`, false],
  ['', false],
  ['https://meltemi.test//evil.example', false],
  ['https://meltemi.test//evil.example?preview=x', false],
  ['https://meltemi.test/%2fevil.example', false],
  ['https://meltemi.test/%5Cevil.example', false],
  ['https://meltemi.test/%252Fevil.example', false],
  ['https://meltemi.test/.//evil.example', false],
  ['https://meltemi.test/a/..//evil.example', false],
  ['https://meltemi.test/%2e/%2fevil.example', false],
  ['https://meltemi.test/client?preview=x', false],
  ['https://meltemi.test/client?x=1&%70review=x', false],
  ['https://meltemi.test/client?previews=x', true],
  ['https://meltemi.test/a//b', true],
  ['https://meltemi.test/auth/v1/authorize?provider=x', false],
  ['https://meltemi.test/%61uth/v1/authorize?provider=x', false],
  ['https://meltemi.test/a%75th/v1/authorize?provider=x', false],
  ['https://meltemi.test/%41UTH/v1/authorize?provider=x', false],
  ['https://meltemi.test/auth%2fv1/authorize?provider=x', false],
  ['https://meltemi.test/%2561uth/v1/authorize?provider=x', false],
  ['https://meltemi.test/%252561uth/v1/authorize?provider=x', false],
  ['https://meltemi.test/%61pi/flags', false],
  ['https://meltemi.test/ofre%70/v1', false],
  ['https://meltemi.test/%70review', false],
  ['https://meltemi.test/client/%252e%252e/auth/v1/authorize', false],
  ['https://meltemi.test/%61ssets/entry', false],
  ['https://meltemi.test/robots%252Etxt', false],
  ['https://meltemi.test/%61uth/v1/authorize%ff', false],
  ['https://meltemi.test/client%zz', false],
  ['https://meltemi.test/%61uthors', true],
  ['https://meltemi.test/el/%CE%BD%CE%AD%CE%B1', true],
] as const)('the site’s own list takes %s: %s', ([target, expected]) => {
  expect(isAllowedRedirect(target, site)).toBe(expected)
})

test.for([
  ['https://*.shop.test/cb', 'https://a.shop.test/cb', true],
  ['https://*.shop.test/cb', 'https://a.shop.test/cb#fragment', true],
  ['https://*.shop.test/cb', 'https://a.b.shop.test/cb', false],
  ['https://*.shop.test/cb', 'https://a.shop.test/cbx', false],
  ['https://*.shop.test/*', 'https://a.shop.test/one/two', false],
  ['https://shop.test/**', 'https://shop.test/one/two.html?x=1', true],
  ['https://shop.test/docs', 'https://shop.test/docss', false],
  ['https://shop.test/doc?', 'https://shop.test/docs', true],
  ['https://shop.test/**', 'https://shop.test.evil.test/', false],
  ['com.app://**', 'com.app://callback/deep?x=1', true],
  ['com.app://*', 'com.apps://callback', false],
  ['**', 'javascript:alert(1)', false],
  ['**', 'http://2130706433/', false],
  ['**', 'http://0x7f000001/', false],
  ['**', 'http://127.1/', false],
  ['**', 'http://192.0.2.1/', false],
  ['**', 'http://127.0.0.1/', false],
  ['**', 'http://[::1]/', false],
  ['**', 'https://пример.test/', false],
  ['**', 'https://shop_1.test/', false],
  ['**', 'https://shop.test/', true],
] as const)('the glob %s takes %s: %s', ([glob, target, expected]) => {
  expect(isAllowedRedirect(target, listed(glob))).toBe(expected)
})

test('a developer’s loopback may use any port, as name and as address', () => {
  const local = { siteUrl: 'http://localhost:8787', redirectUrls: [] }
  expect(isAllowedRedirect('http://localhost:5173/x', local)).toBe(true)
  expect(isAllowedRedirect('http://127.0.0.1:3000/', local)).toBe(true)
  expect(isAllowedRedirect('http://[::1]:3000/', local)).toBe(true)
  expect(isAllowedRedirect('http://2130706433/', local)).toBe(false)
  expect(isAllowedRedirect('http://192.168.0.1/', local)).toBe(false)
})

test('no glob in the list lets a look-alike of the site pass', () => {
  const host = fc.stringMatching(/^[a-z0-9.@:\\/_%-]{1,12}$/)
  fc.assert(
    fc.property(host, host, (before, after) => {
      const target = `https://${before}meltemi.test${after}`
      if (!isAllowedRedirect(target, site)) return
      expect(new URL(target).origin).toBe('https://meltemi.test')
    }),
    { numRuns: 5000 },
  )
})

test('globs mean what a regular expression of the same rules means', () => {
  const piece = fc.constantFrom('a', 'b', '.', '/', '*', '**', '?', '\\*', '***')
  const text = fc.array(fc.constantFrom('a', 'b', '.', '/', '*'), { maxLength: 8 })
  const asExpression = (pieces: string[]) =>
    pieces.join('').replace(/\\.|\*\*+|[\s\S]/g, (token) => {
      if (token === '*') return '[^./]*'
      if (token.startsWith('**')) return '.*'
      if (token === '?') return '[^./]'
      return token === '.' || token === '/' ? `\\${token}` : token
    })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), text, (pieces, characters) => {
      const target = characters.join('')
      const expected = new RegExp(`^${asExpression(pieces)}$`, 's').test(target)
      expect(matchesGlob(pieces.join(''), target)).toBe(expected)
    }),
    { numRuns: 5000 },
  )
})

test('a glob made to be slow is not', () => {
  const startedAt = performance.now()
  matchesGlob('**a'.repeat(30), 'a'.repeat(2000) + 'b')
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

test('parameters join a query and a fragment that are there', () => {
  expect(withQuery('https://x.test/?a=1&error=old', { error: 'new' })).toBe(
    'https://x.test/?a=1&error=new',
  )
  expect(withQuery('com.app://cb', { code: '1' })).toBe('com.app://cb?code=1')
  expect(withFragment('https://x.test/?a=1', { b: '2 3' })).toBe('https://x.test/?a=1#b=2+3')
  expect(withFragment('https://x.test/#/', { b: '2' })).toBe('https://x.test/#/&b=2')
})

test('no path of the site that an emailed link may lead to is read as another host', () => {
  const piece = fc.constantFrom(...'/ \\ %2f %2F %5c %255C . .. %2e a @ ?'.split(' '))
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(path, (text) => {
      const target = `https://meltemi.test/${text}evil.example`
      if (!isAllowedRedirect(target, site)) return
      const { pathname } = new URL(target)
      let decoded = pathname
      for (let time = 0; time < 3; time++) {
        expect(new URL(decoded, 'https://meltemi.test').origin).toBe('https://meltemi.test')
        decoded = decodeURIComponent(decoded)
      }
    }),
    { numRuns: 2_000, seed: 42 },
  )
})
