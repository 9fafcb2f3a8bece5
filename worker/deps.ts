import { z } from 'zod'
import { createDb, type Db } from './db/client.ts'
import type { Fetch } from './features/auth/identities/ask-provider.ts'
import { oidcProviders, type Provider } from './features/auth/identities/providers.ts'
import { type AuthSettings, authSettings } from './features/auth/settings.ts'
import { type Keys, loadKeys } from './lib/jwt.ts'
import { createMailer, type SendMail } from './lib/mail.ts'
import { settings } from './lib/settings.ts'
import { siteOrigin } from './lib/site-url.ts'
import { createSmsSender, type SendSms } from './lib/sms.ts'
import { type CheckCaptcha, createCaptchaCheck } from './lib/turnstile.ts'

/** Everything a feature may touch. Features receive parts of it, never `env`. */
export type Deps = {
  db: Db
  kv: KVNamespace
  now: () => Date
  /** The signing keys; loading them fails by name when the secret is missing. */
  keys: () => Promise<Keys>
  /** Public origin of the site. */
  origin: string
  simpleAdminPassword: () => string
  auth: () => AuthSettings
  sendMail: SendMail
  /** `null` where no provider is set up. */
  sms: () => SendSms | null
  /** OpenID providers that people may sign in with. */
  oidc: () => Provider[]
  /** Reaches those providers. */
  fetch: Fetch
  /** `null` where no captcha is set up. */
  captcha: () => CheckCaptcha | null
  limits: Record<LimitName, RateLimit>
  /** Lets work go on after the answer (at most 30 s on the edge). */
  defer: (work: Promise<unknown>) => void
}

export type LimitName = 'guesses' | 'factors' | 'mails' | 'writes' | 'tokens'

/** The type parameter of every Hono app here. */
export type App = {
  Bindings: Env
  Variables: { deps: Deps; requestId: string }
}

export type MakeDeps = (
  env: Env,
  request: Request,
  execution: Pick<ExecutionContext, 'waitUntil'>,
) => Deps

/** The real thing, and the only reader of `env`. A setting is checked when it is first needed, not here. */
export const liveDeps: MakeDeps = (env, request, execution) => ({
  db: createDb(env.DB),
  kv: env.KV,
  now: () => new Date(),
  keys: () => loadKeys(env),
  origin: siteOrigin(env, request.url),
  simpleAdminPassword: () =>
    settings(env, { SIMPLE_ADMIN_PASSWORD: z.string().min(8) }).SIMPLE_ADMIN_PASSWORD,
  auth: () => authSettings(env, request.url),
  sendMail: (mail) => createMailer(env.EMAIL, mailSender(env, request.url))(mail),
  sms: () => createSmsSender(env),
  oidc: () => oidcProviders(env),
  fetch: (url, init) => fetch(url, init),
  captcha: () => createCaptchaCheck(env),
  limits: {
    guesses: env.LIMIT_GUESSES,
    factors: env.LIMIT_FACTORS,
    mails: env.LIMIT_MAILS,
    writes: env.LIMIT_WRITES,
    tokens: env.LIMIT_TOKENS,
  },
  defer: (work) => execution.waitUntil(work),
})

/** EMAIL_FROM, or `no-reply@` at the site's own host: local runs need no setting. */
function mailSender(env: Env, requestUrl: string): string {
  const { EMAIL_FROM } = settings(env, { EMAIL_FROM: z.email().optional() })
  return EMAIL_FROM ?? `no-reply@${new URL(siteOrigin(env, requestUrl)).hostname}`
}
