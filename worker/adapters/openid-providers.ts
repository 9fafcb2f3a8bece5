import { z } from 'zod'
import { json, settings } from '../lib/settings/settings.ts'

/** An OpenID provider that people may sign in with. */
export type Provider = { name: string; issuer: string; clientId: string; clientSecret: string }

/** Names that stand for other ways of signing in. */
const reserved = new Set(['email', 'phone', 'anonymous_users'])

const Name = z
  .string()
  .regex(/^[a-z][a-z\d_-]{0,31}$/)
  .refine((name) => !reserved.has(name))

/** A development provider may live on this machine; any other needs TLS (OpenID Connect Discovery §3). */
export const isTrustworthy = (url: string): boolean =>
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' ||
    /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(:\d+)?(\/|$)/.test(url))

const ProviderSettings = z.record(
  Name,
  z.object({
    issuer: z.string().refine(isTrustworthy),
    client_id: z.string().min(1),
    client_secret: z.string().min(1),
  }),
)

/**
 * The providers of OIDC_PROVIDERS, none where that is unset.
 * @throws Failure `server/setting-missing` when it is malformed
 */
export function oidcProviders(env: object): Provider[] {
  const { OIDC_PROVIDERS = {} } = settings(env, {
    OIDC_PROVIDERS: json(ProviderSettings).optional(),
  })
  return Object.entries(OIDC_PROVIDERS).map(([name, { issuer, client_id, client_secret }]) => ({
    name,
    issuer,
    clientId: client_id,
    clientSecret: client_secret,
  }))
}
