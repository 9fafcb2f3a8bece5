/**
 * The score by Mozilla’s HTTP Observatory (mdn/mdn-http-observatory, src/grader/charts.js and
 * src/analyzer/tests). Certificates and the http: redirect are the edge’s, and score 0 at best.
 */
export type ScoredResponse = { headers: Headers; html?: string }

const minimumForBonus = 90
const strictReferrers = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
])
const broad = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'])

/**
 * @param onPreloadList whether the domain is in browsers’ HSTS preload list, which the owner
 *   requests after going live
 * @returns the score and its parts, for messages
 */
export function observatoryScore({ headers, html }: ScoredResponse, onPreloadList: boolean) {
  const parts = {
    csp: csp(headers.get('content-security-policy')),
    cookies: cookies(headers.getSetCookie()),
    cors: cors(headers),
    referrer: referrer(headers.get('referrer-policy')),
    hsts: hsts(headers.get('strict-transport-security'), onPreloadList),
    integrity: html === undefined ? 0 : integrity(html),
    nosniff: headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
    framing: framing(headers),
    resourcePolicy: headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
    openerPolicy: headers.get('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
    embedderPolicy: ['require-corp', 'credentialless'].includes(
      headers.get('cross-origin-embedder-policy') ?? '',
    )
      ? 10
      : 0,
  }
  const sum = (chosen: number[]) => chosen.reduce((total, part) => total + part, 0)
  const values = Object.values(parts)
  const withoutBonus = 100 + sum(values.filter((part) => part < 0))
  const bonus = sum(values.filter((part) => part > 0))
  return { score: withoutBonus < minimumForBonus ? withoutBonus : withoutBonus + bonus, parts }
}

export function directives(policy: string | null): Map<string, string[]> {
  const parts = (policy ?? '').split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function csp(policy: string | null): number {
  if (!policy) return -25
  const given = directives(policy)
  const fallback = given.get('default-src') ?? ['*']
  const of = (name: string) => given.get(name) ?? fallback
  const isHashed = (sources: string[]) =>
    sources.some((it) => /^'(sha(256|384|512)|nonce)-/.test(it))
  const unsafe = (sources: string[]) =>
    sources.some((it) => it === 'data:' || broad.has(it)) ||
    (sources.includes("'unsafe-inline'") && !isHashed(sources))
  if (unsafe(of('script-src')) || of('object-src').some((it) => broad.has(it))) return -20
  if ([...given.values()].flat().some((it) => /^(http|ftp):/.test(it))) return -20
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10
  if (unsafe(of('style-src'))) return 0
  const isClosed = fallback.length === 1 && fallback[0] === "'none'"
  const formAction = (given.get('form-action') ?? ['*']).join(' ')
  return isClosed && ["'none'", "'self'"].includes(formAction) ? 10 : 5
}

function cookies(set: string[]): number {
  if (set.length === 0) return 0
  const isSafe = (cookie: string) =>
    /;\s*secure/i.test(cookie) &&
    /;\s*httponly/i.test(cookie) &&
    /samesite=(lax|strict)/i.test(cookie)
  return set.every(isSafe) ? 5 : -20
}

const cors = (headers: Headers): number =>
  headers.get('access-control-allow-credentials') === 'true' &&
  headers.get('access-control-allow-origin') !== null
    ? -50
    : 0

function referrer(policy: string | null): number {
  if (policy === null) return 0
  return strictReferrers.has(policy) ? 5 : -5
}

function hsts(header: string | null, onPreloadList: boolean): number {
  const maxAgeS = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(maxAgeS)) return -20
  if (maxAgeS < 15_552_000) return -10
  // the list requires these directives (hstspreload.org)
  const mayBeListed = /includesubdomains/i.test(header ?? '') && /preload/i.test(header ?? '')
  return onPreloadList && mayBeListed ? 5 : 0
}

function integrity(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)]
  if (scripts.length === 0) return 0
  const isOwn = ([, address]: RegExpMatchArray) => /^\/(?!\/)/.test(address ?? '')
  const isChecked = ([tag]: RegExpMatchArray) => /\bintegrity="sha(256|384|512)-/.test(tag)
  if (scripts.some((script) => !isOwn(script) && !isChecked(script))) return -5
  return scripts.every(isChecked) ? 5 : 0
}

function framing(headers: Headers): number {
  const ancestors = directives(headers.get('content-security-policy')).get('frame-ancestors')
  if (ancestors?.length && !ancestors.some((it) => broad.has(it))) return 5
  return headers.has('x-frame-options') ? 0 : -20
}
