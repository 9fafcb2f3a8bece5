import type { PolicySources } from '../lib/http/policy-sources.ts'
import { z } from 'zod'
import { oncePerEnv } from '../lib/settings/once-per-env.ts'
import { nullIfMalformed, settings } from '../lib/settings/settings.ts'

export type ChatWidget = {
  /** URL of HubSpot's loader script for the portal. */
  script: string
  /** Content-Security-Policy sources that the chat window needs. */
  sources: PolicySources
}

/**
 * HubSpot's chat widget, or `null` without HUBSPOT_PORTAL_ID. The sources allow chat and tracking
 * (`hubspotutk`) only; HubSpot's form collection, ads and pop-up scripts stay blocked.
 */
export const hubspotChat = oncePerEnv((env) => nullIfMalformed(() => readChat(env)))

function readChat(env: object): ChatWidget | null {
  const set = settings(env, {
    HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/).optional(),
    HUBSPOT_REGION: z.enum(['na1', 'na2', 'eu1', 'ap1']).default('na1'),
    HUBSPOT_CHAT_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  })
  if (set.HUBSPOT_PORTAL_ID === undefined) return null
  const origin = set.HUBSPOT_CHAT_ORIGIN && new URL(set.HUBSPOT_CHAT_ORIGIN).origin
  const region = set.HUBSPOT_REGION === 'na1' ? '' : `-${set.HUBSPOT_REGION}`
  const host = (name: string, domain: string) => origin ?? `https://${name}${region}.${domain}`
  const files = origin ?? 'https://static.hsappstatic.net'
  const loader = host('js', 'hs-scripts.com')
  return {
    script: `${loader}/${set.HUBSPOT_PORTAL_ID}.js`,
    sources: {
      'script-src': distinct(
        loader,
        host('js', 'usemessages.com'),
        host('js', 'hs-analytics.net'),
        host('js', 'hs-banner.com'),
        files,
      ),
      'style-src': [files],
      'img-src': distinct(files, host('track', 'hubspot.com')),
      'font-src': [files],
      'connect-src': distinct(host('api', 'hubspot.com'), host('js', 'hs-banner.com')),
      'frame-src': [host('app', 'hubspot.com')],
    },
  }
}

const distinct = (...sources: string[]) => [...new Set(sources)]
