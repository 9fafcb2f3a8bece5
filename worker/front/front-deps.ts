import type { FlagValues } from '#contract/flags.ts'
import type { LazyDb } from '../db/lazy.ts'
import type { Deps, MakeDeps } from '../deps.ts'
import type { FormSettings } from '../lib/settings/form-settings.ts'
import { siteOrigin } from '../lib/http/site-url.ts'
import { isPlain, plainRetention } from './page-settings.ts'
import type { ServicesOf } from '../ssr/services.ts'

type Retention = Pick<FormSettings, 'retentionDays'>

/** Dependencies of the edge cache. No library is evaluated before its first use. */
export type FrontDeps = Pick<Deps, 'kv' | 'media' | 'now' | 'origin' | 'defer' | 'pause'> & {
  db: LazyDb
  /** The retention time of messages, which pages state. */
  forms: () => Retention | Promise<Retention>
  /** External services on pages and their policy sources. Usually none; then no setting is read. */
  services: (flags: FlagValues) => Promise<ServicesOf>
}

export type MakeFrontDeps = (...given: Parameters<MakeDeps>) => FrontDeps

export const liveFrontDeps: MakeFrontDeps = (env, request, execution) => ({
  kv: env.KV,
  media: env.MEDIA,
  now: () => new Date(),
  origin: siteOrigin(env, request.url),
  defer: (work) => execution.waitUntil(work),
  pause: (ms) => scheduler.wait(ms),
  forms: async () =>
    plainRetention(env) ?? (await import('../lib/settings/form-settings.ts')).formSettings(env),
  db: async () => (await import('../db/client.ts')).createDb(env.DB),
  services: async (flags) => {
    if (isPlain(env, flags)) return { services: {}, opening: {} }
    const [{ liveDeps }, { servicesOf }] = await Promise.all([
      import('../deps.ts'),
      import('../ssr/services.ts'),
    ])
    return servicesOf(liveDeps(env, request, execution), flags)
  },
})
