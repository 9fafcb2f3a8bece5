import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress, networkOf } from '../../../worker/lib/http/client-address.ts'
import { fetchWithTimeout } from '../../../worker/lib/http/outgoing.ts'
import { foldForSearch } from '#contract/text/fold.ts'
import { searchTextOf } from '../../../worker/lib/text/sent-fields.ts'
import { openPortal } from '../kit/hubspot.ts'

const sources = import.meta.glob<string>('../../../worker/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of a file without comments. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('every call to another service uses the wrapper with a timeout', () => {
  const offenders = Object.entries(sources)
    .filter(([path]) => !/worker\/(ops\/|lib\/http\/outgoing\.ts$)/.test(path))
    .filter(([, text]) => /(?<![\w.])(?:globalThis\.)?fetch\(/.test(codeOf(text)))
    .map(([path]) => path)
  expect(offenders).toEqual([])
})

test('every log call uses the wrapper that masks personal data', () => {
  const offenders = Object.entries(sources)
    .filter(([path]) => !/worker\/(ops\/|lib\/log\.ts$)/.test(path))
    .filter(([, text]) => /\bconsole\b/.test(codeOf(text)))
    .map(([path]) => path)
  expect(offenders).toEqual([])
})

test('a call to a service that hangs is aborted, earlier if the caller says so', async () => {
  const { settings } = await openPortal({ faults: ['hang', 'hang'] })
  const { HUBSPOT_API_BASE: base, HUBSPOT_PORTAL_ID: portal } = settings
  const silent = `${base}/submissions/v3/integration/submit/${portal}/contact-form`
  const init = { method: 'POST', body: '{"fields":[]}' }
  const started = Date.now()
  await expect(fetchWithTimeout(50, silent, init)).rejects.toThrow()
  await expect(
    fetchWithTimeout(10_000, silent, { ...init, signal: AbortSignal.timeout(50) }),
  ).rejects.toThrow()
  expect(Date.now() - started).toBeLessThan(2_000)
})

test.for([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:0db8:0000:0007:0000:0000:0000:0001', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
] as const)('the address %s counts as the network %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network)
})

test('only the edge’s header decides about a caller’s address', () => {
  const chosen = { 'x-forwarded-for': '192.0.2.9', 'x-real-ip': '192.0.2.9', forwarded: 'for=x' }
  const asked = (headers: Record<string, string>) =>
    clientAddress(new Request('https://meltemi.test', { headers }))
  expect(asked({ ...chosen, 'cf-connecting-ip': '192.0.2.1' })).toBe('192.0.2.1')
  expect(asked(chosen)).toBe('unknown')
})

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })

test('two IPv6 addresses count as one network exactly if they share a /64', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (prefix, other, one, two) => {
      const address = (head: string[], tail: string[]) => [...head, ...tail].join(':')
      const isMapped = [prefix, other].some((head) => head.every((it) => it === '0'))
      fc.pre(!isMapped)
      const network = networkOf(address(prefix, one))
      expect(networkOf(address(prefix, two).toUpperCase())).toBe(network)
      const isSame = prefix.join() === other.join()
      expect(networkOf(address(other, one)) === network).toBe(isSame)
    }),
  )
})

test('any header value yields one short key', () => {
  const near = fc.stringMatching(/^[0-9a-fA-F:.%]{0,60}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), near), (header) => {
      const key = networkOf(header)
      expect(key.length).toBeLessThanOrEqual(64)
      expect(networkOf(header)).toBe(key)
    }),
  )
})

const bytes = (text: string) => new TextEncoder().encode(text).length

test('a message is found by all of its words in any alphabet', () => {
  for (const message of [
    'Straße à la crème ½',
    'Λάδι για δώδεκα καταστήματα',
    '안녕하세요 올리브',
  ]) {
    const text = searchTextOf({ firstName: 'Ada', lastName: 'Marin', message })
    for (const word of foldForSearch(message).split(' ')) expect(text).toContain(word)
  }
})

test('a character that normalises to a whole phrase does not fill the search index', () => {
  const message = 'ﷺ'.repeat(5000)
  expect(bytes(foldForSearch(message))).toBeGreaterThan(150_000)
  expect(bytes(searchTextOf({ message }))).toBeLessThan(2 * bytes(message) + 1)
  const cut = searchTextOf({ message: `${'ﷺ'.repeat(50)}${'🫒'.repeat(20)}` })
  expect(cut.isWellFormed()).toBe(true)
  expect(searchTextOf({ message: `a${'🫒'.repeat(3)}` }).isWellFormed()).toBe(true)
})
