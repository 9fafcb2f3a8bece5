import { z } from 'zod'
import { fetchWithin } from '../lib/http/outgoing.ts'
import { settings } from '../lib/settings/settings.ts'

export type ForwardedView = { url: string; referrer?: string | undefined }

/** Reports one page view to the statistics service. @throws Error when it did not take it, or did not answer in 5 s */
export type ForwardView = (view: ForwardedView) => Promise<void>

const timeoutMs = 5_000
/** The API wants one and tells visitors apart by it. Ours is the same for all, on purpose. */
const userAgent = 'Meltemi/1.0'

/**
 * Plausible's Events API at ANALYTICS_URL, or `null` where none is set. It would know visitors again by the browser's
 * `User-Agent` and the address in `X-Forwarded-For`; we promise not to pass on what tells people apart, so it gets
 * neither: it counts views, pages and sources, and sees one visitor.
 * Source: plausible.io/docs/events-api.
 * @param origin the site's own; its host is the domain where ANALYTICS_DOMAIN is unset
 */
export function createForwarder(env: object, origin: string): ForwardView | null {
  const { ANALYTICS_URL, ANALYTICS_DOMAIN } = settings(env, {
    ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
    ANALYTICS_DOMAIN: z.string().default(new URL(origin).hostname),
  })
  if (ANALYTICS_URL === undefined) return null
  const endpoint = `${ANALYTICS_URL.replace(/\/+$/, '')}/api/event`
  return async ({ url, referrer }) => {
    const response = await fetchWithin(timeoutMs, endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ name: 'pageview', domain: ANALYTICS_DOMAIN, url, referrer }),
      redirect: 'manual',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The statistics service answered ${response.status}`)
  }
}
