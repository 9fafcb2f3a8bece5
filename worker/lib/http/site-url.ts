import { z } from 'zod'
import { Failure } from './problem.ts'
import { oncePerEnv, settings } from '../settings/settings.ts'

const configuredOrigin = oncePerEnv((env) => {
  const { SITE_URL } = settings(env, { SITE_URL: z.url({ protocol: /^https?$/ }).optional() })
  return SITE_URL === undefined ? null : new URL(SITE_URL).origin
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
