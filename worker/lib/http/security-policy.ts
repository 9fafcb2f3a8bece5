import type { PolicySources } from './policy-sources.ts'

/** `vite dev` injects inline code into pages; absent from builds. */
const hotReload = import.meta.env.MODE === 'development'

/** What a response loads beyond the site's own files; each entry extends the policy. */
export type PolicyOptions = {
  /** Hashes (`sha256-…`) of inline stylesheets. */
  styles?: readonly string[]
  /** Hashes of inline import maps and speculation rules. No inline script is executed. */
  scripts?: readonly string[]
  /** Third-party sources by directive (chat, captcha); they disable cross-origin isolation. */
  foreign?: PolicySources
  /** Additional origins of ours that scripts may call. */
  connect?: readonly string[]
}

/**
 * The Content-Security-Policy of a response. Without third-party sources it requires Trusted Types
 * with no policy defined, which blocks DOM injection. Source: CSP 3; Trusted Types §4.1.
 */
export function contentSecurityPolicy({
  styles = [],
  scripts = [],
  foreign,
  connect = [],
}: PolicyOptions = {}): string {
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

/** Browser features that the site does not use. */
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
 * Default headers of a response. HSTS lasts two years with subdomains; `preload` needs the owner's
 * entry at hstspreload.org. Cross-origin isolation (COEP) is left out with third-party code.
 */
export function securityHeadersOf(opening: PolicyOptions = {}): Record<string, string> {
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
