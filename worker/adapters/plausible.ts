import { z } from 'zod'
import { fetchWithTimeout } from '../lib/http/outgoing.ts'
import { settings } from '../lib/settings/settings.ts'

export type ForwardedView = { url: string; referrer?: string | undefined }

/**
 * Reports one page view to the statistics service. @throws Error when it refuses or does not answer
 * within 5 s
 */
export type ForwardView = (view: ForwardedView) => Promise<void>

const timeoutMs = 5_000
/** The API requires a User-Agent and tells visitors apart by it; a constant one prevents that. */
const userAgent = 'Meltemi/1.0'

/**
 * Client of Plausible's Events API at ANALYTICS_URL, or `null` when unset. Sends neither User-Agent
 * nor address of the visitor, so Plausible counts views but cannot tell visitors apart.
 * Source: plausible.io/docs/events-api.
 * @param origin of the site; its host is used when ANALYTICS_DOMAIN is unset
 */
export function createPlausible(env: object, origin: string): ForwardView | null {
  const { ANALYTICS_URL, ANALYTICS_DOMAIN } = settings(env, {
    ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
    ANALYTICS_DOMAIN: z.string().default(new URL(origin).hostname),
  })
  if (ANALYTICS_URL === undefined) return null
  const endpoint = `${ANALYTICS_URL.replace(/\/+$/, '')}/api/event`
  return async ({ url, referrer }) => {
    const response = await fetchWithTimeout(timeoutMs, endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ name: 'pageview', domain: ANALYTICS_DOMAIN, url, referrer }),
      redirect: 'manual',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The statistics service answered ${response.status}`)
  }
}
