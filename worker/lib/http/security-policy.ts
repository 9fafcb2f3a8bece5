import type { PolicySources } from './policy-sources.ts'

/** `vite dev` puts its own inline code into pages; nothing of this exists in a build. */
const hotReload = import.meta.env.MODE === 'development'

/** What an answer carries or loads beyond our own files: each opens the policy by as much, and no more. */
export type Opening = {
  /** Hashes (`sha256-…`) of the stylesheets that the page carries inline. */
  styles?: readonly string[]
  /** Hashes of its inline import map or speculation rules, which are data: no inline script is ever executed. */
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
