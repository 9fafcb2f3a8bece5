import { z } from 'zod'
import { settings } from './settings.ts'

/**
 * The public origin, without a trailing slash: `SITE_URL`, or the request's own origin where that is unset (local runs).
 * @throws Failure `server/setting-missing` when SITE_URL is not an http(s) URL
 */
export function siteOrigin(env: object, requestUrl: string): string {
  const { SITE_URL } = settings(env, { SITE_URL: z.url({ protocol: /^https?$/ }).optional() })
  return new URL(SITE_URL ?? requestUrl).origin
}
