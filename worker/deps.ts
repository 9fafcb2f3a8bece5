import { z } from 'zod'
import { createDb, type Db } from './db/client.ts'
import { within } from './lib/within.ts'
import { recordIncident } from './db/incidents.ts'
import { oidcProviders, type Provider } from './adapters/openid-providers.ts'
import {
  type AuthSettings,
  authSettings,
  mayKeepAdminSession,
  owesSecondFactor,
  sessionMaxDays,
} from './lib/settings/auth-settings.ts'
import { failoverOrigin } from './lib/settings/failover-origin.ts'
import { type Chat, hubspotChat } from './adapters/hubspot-chat.ts'
import {
  contactAddress,
  createContactEmail,
  type SendContactEmail,
  staffLocale,
} from './adapters/contact-email.ts'
import type { Role } from '#contract/auth.ts'
import type { Locale } from '#contract/locales.ts'
import { type FormSettings, formSettings } from './lib/settings/form-settings.ts'
import { createHubSpot, type HubSpot } from './adapters/hubspot.ts'
import { type Keys, loadKeys } from './lib/secrets/jwt.ts'
import { dataKeys, type KeyRing, linkKeys } from './lib/secrets/key-ring.ts'
import { createMailer, mailFault, type SendMail } from './adapters/mail.ts'
import { type Fetch, fetchWithin } from './lib/http/outgoing.ts'
import { createForwarder, type ForwardView } from './adapters/plausible.ts'
import { settings } from './lib/settings/settings.ts'
import { siteOrigin } from './lib/http/site-url.ts'
import { createBreachCheck, type IsBreached } from './adapters/breached-passwords.ts'
import { createSmsSender, type SendSms } from './adapters/sms.ts'
import {
  type CaptchaWidget,
  captchaWidget,
  type CheckCaptcha,
  createCaptchaCheck,
} from './adapters/turnstile.ts'

/** Everything a feature may touch. Features receive parts of it, never `env`. */
export type Deps = {
  db: Db
  kv: KVNamespace
  /** The bytes of pictures. */
  media: R2Bucket
  /** The bytes of documents; no one reads them but through the app. */
  files: R2Bucket
  now: () => Date
  /** The signing keys; loading them fails by name when the secret is missing. */
  keys: () => Promise<Keys>
  /** Seals factors and waiting mails, derives refresh tokens. */
  dataKeys: () => KeyRing
  /** Signs links that are a key to one thing. */
  linkKeys: () => KeyRing
  /** Public origin of the site. */
  origin: string
  simpleAdminPassword: () => string
  auth: () => AuthSettings
  /** Days from signing in to the end of a session; `null` where staff decide. */
  sessionMaxDays: () => number | null
  /** Whether people of a role need a second step to do anything. */
  owesSecondFactor: (role: Role) => boolean
  /** Whether an administrator's browser may keep a session over reloads. */
  mayKeepAdminSession: () => boolean
  sendMail: SendMail
  forms: () => FormSettings
  /** Where forms are delivered; `null` where no HubSpot is set up. */
  hubspot: () => HubSpot | null
  /** Where they are delivered when HubSpot will not have them. */
  sendContactEmail: SendContactEmail
  /** Where the office reads its mail; `null` where staff decide. */
  officeAddress: () => string | null
  /** The language of mails to the office; `null` where staff decide. */
  staffLocale: () => Locale | null
  /** `null` where no provider is set up. */
  sms: () => SendSms | null
  /** OpenID providers that people may sign in with. */
  oidc: () => Provider[]
  /** Reaches those providers. */
  fetch: Fetch
  /** `null` where no service is set up. */
  breachCheck: () => IsBreached | null
  /** `null` where no captcha is set up. */
  captcha: () => CheckCaptcha | null
  /** The same, as pages with a form show it. */
  captchaWidget: () => CaptchaWidget | null
  /** `null` where no statistics service is set up. */
  forwardView: () => ForwardView | null
  /** `null` where no HubSpot portal is set up. */
  chat: () => Chat | null
  /** `null` where there is no second origin. */
  failoverOrigin: () => string | null
  limits: Record<LimitName, RateLimit>
  /** Hears of every change of what pages show, once readers have it. */
  pagesChanged: () => void
  /** Lets time pass. */
  pause: (ms: number) => Promise<void>
  /** Lets work go on after the answer (at most 30 s on the edge). */
  defer: (work: Promise<unknown>) => void
}

export type LimitName = 'guesses' | 'factors' | 'mails' | 'writes' | 'tokens' | 'forms'

/** The type parameter of every Hono app here. */
export type App = {
  Bindings: Env
  Variables: { deps: Deps; requestId: string }
}

export type MakeDeps = (
  env: Env,
  request: Request,
  execution: Pick<ExecutionContext, 'waitUntil'>,
  pagesChanged?: Deps['pagesChanged'],
) => Deps

/** The real thing, and the only reader of `env`. A setting is checked when it is first needed, not here. */
export const liveDeps: MakeDeps = (env, request, execution, pagesChanged = () => {}) => ({
  db: createDb(env.DB),
  kv: env.KV,
  media: env.MEDIA,
  files: env.FILES,
  now: () => new Date(),
  keys: () => loadKeys(env),
  dataKeys: () => dataKeys(env),
  linkKeys: () => linkKeys(env),
  origin: siteOrigin(env, request.url),
  simpleAdminPassword: () =>
    settings(env, { SIMPLE_ADMIN_PASSWORD: z.string().min(8) }).SIMPLE_ADMIN_PASSWORD,
  auth: () => authSettings(env, request.url),
  sessionMaxDays: () => sessionMaxDays(env),
  owesSecondFactor: (role) => owesSecondFactor(env, role),
  mayKeepAdminSession: () => mayKeepAdminSession(env),
  sendMail: (mail) => mailer(env, request.url)(mail),
  forms: () => formSettings(env),
  hubspot: () => createHubSpot(env),
  sendContactEmail: createContactEmail(env, () => mailer(env, request.url)),
  officeAddress: () => contactAddress(env),
  staffLocale: () => staffLocale(env),
  sms: () => createSmsSender(env),
  oidc: () => oidcProviders(env),
  fetch: (url, init) => fetchWithin(10_000, url, init),
  breachCheck: () => createBreachCheck(env),
  captcha: () => createCaptchaCheck(env),
  captchaWidget: () => captchaWidget(env),
  forwardView: () => createForwarder(env, siteOrigin(env, request.url)),
  chat: () => hubspotChat(env),
  failoverOrigin: () => failoverOrigin(env),
  limits: {
    guesses: env.LIMIT_GUESSES,
    factors: env.LIMIT_FACTORS,
    mails: env.LIMIT_MAILS,
    writes: env.LIMIT_WRITES,
    tokens: env.LIMIT_TOKENS,
    forms: env.LIMIT_FORMS,
  },
  pagesChanged,
  pause: (ms) => scheduler.wait(ms),
  defer: (work) => execution.waitUntil(work),
})

/** Records an incident when a mail fails because of us: most mails leave after the answer, so only the health check can report it. */
const mailer = (env: Env, requestUrl: string): SendMail => {
  const send = createMailer(env.EMAIL, mailSender(env, requestUrl))
  return async (mail) => {
    try {
      await send(mail)
    } catch (error) {
      const { isOurs, detail } = mailFault(error)
      // best effort: the error itself is what counts
      if (isOurs) {
        const noted = recordIncident(createDb(env.DB), 'mail', detail, new Date())
        await within(1_000, noted).catch(() => {})
      }
      throw error
    }
  }
}

/** EMAIL_FROM, or `no-reply@` at the site's own host: local runs need no setting. */
function mailSender(env: Env, requestUrl: string): string {
  const { EMAIL_FROM } = settings(env, { EMAIL_FROM: z.email().optional() })
  return EMAIL_FROM ?? `no-reply@${new URL(siteOrigin(env, requestUrl)).hostname}`
}
