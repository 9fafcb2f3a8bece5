import { Failure } from './problem.ts'
import { oncePerEnv } from '../settings/once-per-env.ts'

/**
 * Parsed without zod: every request needs it, and loading zod would delay an isolate's first
 * answer.
 */
const configuredOrigin = oncePerEnv((env) => {
  const given: unknown = Reflect.get(env, 'SITE_URL')
  if (given === undefined || given === '') return null
  const url = typeof given === 'string' ? URL.parse(given) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Failure('server/setting-missing', 'SITE_URL: Invalid URL')
})

const isLoopback = ({ hostname }: URL) =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/**
 * Public origin without a trailing slash: `SITE_URL`, or on localhost the request's own origin.
 * Elsewhere SITE_URL is required, because a forged `Host` would end up in mails and tokens.
 * @throws Failure `server/setting-missing` when SITE_URL is malformed or required and missing
 */
export function siteOrigin(env: object, requestUrl: string): string {
  const configured = configuredOrigin(env)
  if (configured !== null) return configured
  const url = new URL(requestUrl)
  if (!isLoopback(url)) throw new Failure('server/setting-missing', 'SITE_URL is not set')
  return url.origin
}
