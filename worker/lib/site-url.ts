import { z } from 'zod'
import { oncePerEnv, settings } from './settings.ts'

const configuredOrigin = oncePerEnv((env) => {
  const { SITE_URL } = settings(env, { SITE_URL: z.url({ protocol: /^https?$/ }).optional() })
  return SITE_URL === undefined ? null : new URL(SITE_URL).origin
})

/**
 * The public origin, without a trailing slash: `SITE_URL`, or the request's own origin where that is unset (local runs).
 * @throws Failure `server/setting-missing` when SITE_URL is not an http(s) URL
 */
export const siteOrigin = (env: object, requestUrl: string): string =>
  configuredOrigin(env) ?? new URL(requestUrl).origin
