import type { ClientConfig } from '../../web/server/entry.tsx'
import type { FlagValues } from '#contract/flags.ts'
import type { Deps } from '../deps.ts'
import type { PolicySources } from '../lib/http/policy-sources.ts'
import type { PolicyOptions } from '../lib/http/security-policy.ts'

export type ServicesOf = { services: ClientConfig; opening: PolicyOptions }

/** Enabled external services: their data for scripts, and their policy sources. */
export function servicesOf(
  deps: Pick<Deps, 'chat' | 'captchaWidget' | 'failoverOrigin' | 'origin'>,
  flags: FlagValues,
): ServicesOf {
  const chat = flags.hubspot_chat ? deps.chat() : null
  const captcha = deps.captchaWidget()
  const second = flags.domain_failover ? deps.failoverOrigin() : null
  const origins = second ? ([deps.origin, second] as const) : null
  return {
    services: {
      ...(chat && { chat: chat.script }),
      ...(captcha && { captcha: { siteKey: captcha.siteKey, script: captcha.script } }),
      ...(origins && { failover: origins }),
    },
    opening: {
      ...((chat ?? captcha) && { foreign: allSources(chat?.sources, captcha?.sources) }),
      ...(origins && { connect: origins }),
    },
  }
}

function allSources(one: PolicySources = {}, other: PolicySources = {}): PolicySources {
  const directives = Object.keys({ ...one, ...other }) as (keyof PolicySources)[]
  return Object.fromEntries(
    directives.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]),
  )
}
