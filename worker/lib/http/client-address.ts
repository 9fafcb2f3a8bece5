import { isIPv4, isIPv6 } from 'node:net'

/** Client address from `cf-connecting-ip`, which the edge sets and clients cannot forge. */
export const clientAddress = (request: Request): string =>
  request.headers.get('cf-connecting-ip') ?? 'unknown'

/** Network of the client, the key of rate limits. */
export const clientNetwork = (request: Request): string => networkOf(clientAddress(request))

/** Longest key, in characters; longer values occur only without an edge. */
const longestKey = 64

/**
 * IPv4 address, or the /64 of an IPv6 address: providers assign at least a /64 per customer (RFC
 * 6177), and devices change addresses within it (RFC 8981).
 * @returns `192.0.2.1` or `2001:db8:0:1::/64`; an IPv4-mapped address (RFC 4291 §2.5.5) counts as
 * IPv4
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
 * The /48 of an IPv6 address: the most that a provider assigns to one customer (RFC 6177).
 * @returns `2001:db8:0::/48`; `null` for IPv4 and malformed addresses
 */
export function widerNetworkOf(address: string): string | null {
  const network = networkOf(address)
  return network.endsWith('::/64') ? network.replace(/:[\da-f]+::\/64$/, '::/48') : null
}

/** The eight groups of an IPv6 address; the URL parser normalises its notation (RFC 5952). */
function groupsOf(address: string): number[] {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after] = text.split('::')
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((it) => parseInt(it, 16)))
  const head = parse(before)
  const tail = parse(after ?? '')
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
