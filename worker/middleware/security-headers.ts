import { createMiddleware } from 'hono/factory'
import type { App } from '../deps.ts'

/** `vite dev` puts its own inline code into pages; nothing of this exists in a build. */
const hotReload = import.meta.env.MODE === 'development' ? " 'unsafe-inline'" : ''

/**
 * One policy for every answer: only our own files, no inline code, no frames. `styleHash` admits the one
 * stylesheet that pages carry inline (see ssr.ts).
 */
export const contentSecurityPolicy = (styleHash?: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hotReload}`,
    `style-src 'self'${hotReload}${styleHash ? ` '${styleHash}'` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${hotReload && ' ws:'}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

const headers = {
  'content-security-policy': contentSecurityPolicy(),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
}

/** Puts the headers on every answer; a handler that set one of its own keeps it. */
export const securityHeaders = createMiddleware<App>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
})
