import { z } from 'zod'
import { jsonSetting, settings } from '../lib/settings/settings.ts'

export type Provider = { name: string; issuer: string; clientId: string; clientSecret: string }

/** Names that Supabase Auth uses for other sign-in methods. */
const reserved = new Set(['email', 'phone', 'anonymous_users'])

const Name = z
  .string()
  .regex(/^[a-z][a-z\d_-]{0,31}$/)
  .refine((name) => !reserved.has(name))

/** Whether a provider's URL uses TLS (OpenID Connect Discovery §3) or is on this machine. */
export const isSecureProviderUrl = (url: string): boolean =>
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' ||
    /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(:\d+)?(\/|$)/.test(url))

const ProviderSettings = z.record(
  Name,
  z.object({
    issuer: z.string().refine(isSecureProviderUrl),
    client_id: z.string().min(1),
    client_secret: z.string().min(1),
  }),
)

/**
 * The providers of OIDC_PROVIDERS; empty when unset.
 * @throws Failure `server/setting-missing` when it is malformed
 */
export function oidcProviders(env: object): Provider[] {
  const { OIDC_PROVIDERS = {} } = settings(env, {
    OIDC_PROVIDERS: jsonSetting(ProviderSettings).optional(),
  })
  return Object.entries(OIDC_PROVIDERS).map(([name, { issuer, client_id, client_secret }]) => ({
    name,
    issuer,
    clientId: client_id,
    clientSecret: client_secret,
  }))
}
