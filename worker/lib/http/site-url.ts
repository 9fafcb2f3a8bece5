import { Failure } from './problem.ts'
import { oncePerEnv } from '../settings/once-per-env.ts'

/** By hand: every request needs it, and the first of an isolate must not wait for zod. */
const configuredOrigin = oncePerEnv((env) => {
  const given: unknown = Reflect.get(env, 'SITE_URL')
  if (given === undefined || given === '') return null
  const url = typeof given === 'string' ? URL.parse(given) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Failure('server/setting-missing', 'SITE_URL: Invalid URL')
})

/** This very machine, by any of its names. */
const isLoopback = ({ hostname }: URL) =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/**
 * The public origin, without a trailing slash: `SITE_URL`, or the request's own origin where that is unset and the
 * request came to this very machine (local runs). Elsewhere a caller's `Host` would end up in mails and tokens.
 * @throws Failure `server/setting-missing` when SITE_URL is not an http(s) URL, or is missing where it must not be
 */
export function siteOrigin(env: object, requestUrl: string): string {
  const configured = configuredOrigin(env)
  if (configured !== null) return configured
  const url = new URL(requestUrl)
  if (!isLoopback(url)) throw new Failure('server/setting-missing', 'SITE_URL is not set')
  return url.origin
}
