import { isIPv4, isIPv6 } from 'node:net'

/** The caller's address as the edge saw it: the only header that a deployed Worker's caller cannot choose. */
export const clientAddress = (request: Request): string =>
  request.headers.get('cf-connecting-ip') ?? 'unknown'

/** The network that a caller is counted under. */
export const clientNetwork = (request: Request): string => networkOf(clientAddress(request))

/** No address is longer; what is none is only found where no edge sets the header. */
const longestKey = 64

/**
 * What stands for one connection: an IPv4 address, or the /64 of an IPv6 one. A provider gives each customer a /64 at
 * least (RFC 6177), and devices move about in theirs (RFC 8981): counting single addresses would give an attacker
 * 2^64 of them, and take an honest visitor for two. An IPv4 address written as IPv6 (RFC 4291 §2.5.5) is that IPv4
 * address. What is no address counts as it is written.
 * @returns `192.0.2.1`, or `2001:db8:0:1::/64`
 */
export function networkOf(address: string): string {
  const text = address.trim()
  if (isIPv4(text)) return text
  const [withoutZone = ''] = text.split('%')
  if (!isIPv6(withoutZone)) return text.slice(0, longestKey)
  const groups = groupsOf(withoutZone)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/**
 * The /48 around an IPv6 address: providers give one customer up to that (RFC 6177), which is 65,536 networks.
 * @returns `2001:db8:0::/48`; `null` of what is no IPv6 address
 */
export function widerNetworkOf(address: string): string | null {
  const network = networkOf(address)
  return network.endsWith('::/64') ? network.replace(/:[\da-f]+::\/64$/, '::/48') : null
}

/** The eight groups of an IPv6 address. The URL parser writes every form of it the same way (RFC 5952). */
function groupsOf(address: string): number[] {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after] = text.split('::')
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((it) => parseInt(it, 16)))
  const head = parse(before)
  const tail = parse(after ?? '')
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
