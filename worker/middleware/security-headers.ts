import { createMiddleware } from 'hono/factory'
import type { App } from '../deps.ts'
import type { PolicySources } from '../lib/http/policy-sources.ts'

/** `vite dev` puts its own inline code into pages; nothing of this exists in a build. */
const hotReload = import.meta.env.MODE === 'development'

/** What an answer carries or loads beyond our own files: each opens the policy by as much, and no more. */
export type Opening = {
  /** Hashes (`sha256-…`) of the stylesheets that the page carries inline. */
  styles?: readonly string[]
  /** Hashes of its inline import maps; no inline script is ever executed. */
  scripts?: readonly string[]
  /** Files of other sites, by directive: the chat and the captcha need some, and do without isolation then. */
  foreign?: PolicySources
  /** Origins of ours that its scripts may ask besides. */
  connect?: readonly string[]
}

/**
 * Content-Security-Policy of an answer. A page without foreign code also demands Trusted Types, of which there are
 * none: no text can become script in it, whatever a bug does. Source: CSP 3; Trusted Types §4.1.
 */
export function contentSecurityPolicy({
  styles = [],
  scripts = [],
  foreign,
  connect = [],
}: Opening = {}): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const inline = hotReload ? ["'unsafe-inline'"] : []
  const own: Record<string, readonly string[]> = {
    'script-src': ["'self'", ...(hotReload ? inline : quoted(scripts))],
    'style-src': ["'self'", ...(hotReload ? inline : quoted(styles))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(hotReload ? ['ws:'] : []), ...connect],
    'frame-src': [],
    'manifest-src': ["'self'"],
  }
  const sources = Object.entries(own).map(([directive, ours]) => {
    const theirs = foreign?.[directive as keyof PolicySources] ?? []
    return [directive, ...ours, ...theirs]
  })
  return [
    "default-src 'none'",
    ...sources.filter((parts) => parts.length > 1).map((parts) => parts.join(' ')),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(foreign || hotReload ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ')
}

/** Nothing of ours asks the visitor's device for any of this. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'browsing-topics',
]

/**
 * The headers of every answer. Two years of HTTPS for the domain and all below it; `preload` takes effect only when
 * the owner enters the domain at hstspreload.org. Isolation (COEP) keeps foreign frames out that do not ask for it,
 * so an answer with foreign code goes without.
 */
export function securityHeadersOf(opening: Opening = {}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(opening),
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(!opening.foreign && { 'cross-origin-embedder-policy': 'require-corp' }),
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  }
}

/** What every answer gets that its handler did not decide: what nobody said may be kept is not kept. */
const usual = Object.entries({ ...securityHeadersOf(), 'cache-control': 'no-store' })

/**
 * Puts the headers on every answer; a handler that set one of its own keeps it. A page with foreign code sets its
 * own policy, and with it goes the demand for isolation.
 */
export const securityHeaders = createMiddleware<App>(async (c, next) => {
  await next()
  const { headers } = c.res
  // failures come with a fresh answer: the id by which the log knows the request belongs to those above all
  headers.set('x-request-id', c.get('requestId'))
  const isOpened = headers.has('content-security-policy')
  for (const [name, value] of usual) {
    // whoever sets a policy of its own sets isolation too, or means to do without
    if (name === 'cross-origin-embedder-policy' && isOpened) continue
    if (!headers.has(name)) headers.set(name, value)
  }
})
