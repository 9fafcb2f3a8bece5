import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from '../../../worker/lib/http/client-address.ts'

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
] as const)('%s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network)
})

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })

test('two addresses count together exactly if they share a /64', () => {
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

test('any header has one short key, whatever stands in it', () => {
  const near = fc.stringMatching(/^[0-9a-fA-F:.%]{0,60}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), near), (header) => {
      const key = networkOf(header)
      expect(key.length).toBeLessThanOrEqual(64)
      expect(networkOf(header)).toBe(key)
    }),
  )
})
