import { z } from 'zod'
import { createDb, type Db } from './db/client.ts'
import { within } from './lib/with-timeout.ts'
import { recordIncident } from './db/incidents.ts'
import { oidcProviders, type Provider } from './adapters/openid-providers.ts'
import {
  type AuthSettings,
  authSettings,
  mayKeepAdminSession,
  requiresSecondFactor,
  sessionMaxDays,
} from './lib/settings/auth-settings.ts'
import { failoverOrigin } from './lib/settings/failover-origin.ts'
import { type ChatWidget, hubspotChat } from './adapters/hubspot-chat.ts'
import {
  officeAddressSetting,
  createContactMailer,
  type SendContactEmail,
  staffLocaleSetting,
} from './adapters/contact-email.ts'
import type { Role } from '#contract/auth.ts'
import type { Locale } from '#contract/locales.ts'
import { type FormSettings, formSettings } from './lib/settings/form-settings.ts'
import { createHubSpot, type HubSpot } from './adapters/hubspot.ts'
import { type Keys, loadKeys } from './lib/secrets/jwt.ts'
import { dataKeys, type KeyRing, linkKeys } from './lib/secrets/key-ring.ts'
import { createMailer, classifyMailError, type SendMail } from './adapters/mail.ts'
import { type Fetch, fetchWithTimeout } from './lib/http/outgoing.ts'
import { createPlausible, type ForwardView } from './adapters/plausible.ts'
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

/** Everything that features depend on. A feature receives parts of it, never `env`. */
export type Deps = {
  db: Db
  kv: KVNamespace
  /** R2 bucket of the public pictures. */
  media: R2Bucket
  /** R2 bucket of the private documents; readable only through the app. */
  files: R2Bucket
  now: () => Date
  /** JWT signing keys. Throws `server/setting-missing` when the secret is absent. */
  keys: () => Promise<Keys>
  /** Keys that encrypt second factors and queued mails, and derive refresh tokens. */
  dataKeys: () => KeyRing
  /** Keys that sign links to a single resource, such as a request for access. */
  linkKeys: () => KeyRing
  /** Public origin of the site, without a trailing slash. */
  origin: string
  simpleAdminPassword: () => string
  auth: () => AuthSettings
  /** Maximum age of a session in days; `null`: the setting in D1 applies. */
  sessionMaxDays: () => number | null
  /** Whether a role must set up a second factor before it can do anything else. */
  owesSecondFactor: (role: Role) => boolean
  /** Whether an administrator's browser may keep a session over reloads. */
  mayKeepAdminSession: () => boolean
  sendMail: SendMail
  forms: () => FormSettings
  /** HubSpot client for form submissions; `null` when HubSpot is not configured. */
  hubspot: () => HubSpot | null
  /** Mails a form submission to the office when HubSpot is not configured or refuses it. */
  sendContactEmail: SendContactEmail
  /** Mail address of the office; `null`: the setting in D1 applies. */
  officeAddress: () => string | null
  /** Language of mails to the office; `null`: the setting in D1 applies. */
  staffLocale: () => Locale | null
  /** Sends text messages; `null` when no provider is configured. */
  sms: () => SendSms | null
  /** OpenID providers offered at sign-in. */
  oidc: () => Provider[]
  /** `fetch` for calls to OpenID providers. */
  fetch: Fetch
  /** Checks passwords against known breaches; `null` when no service is configured. */
  breachCheck: () => IsBreached | null
  /** Verifies captcha tokens; `null` when no captcha is configured. */
  captcha: () => CheckCaptcha | null
  /**
   * Script and policy sources of the captcha, for pages with a form; `null` when none is
   * configured.
   */
  captchaWidget: () => CaptchaWidget | null
  /** Reports page views to Plausible; `null` when it is not configured. */
  forwardView: () => ForwardView | null
  /** HubSpot chat widget; `null` when no portal is configured. */
  chat: () => ChatWidget | null
  /** Origin of the failover site; `null` when there is none. */
  failoverOrigin: () => string | null
  limits: Record<LimitName, RateLimit>
  /** Called after each change of published pages, once the new KV snapshot is written. */
  pagesChanged: () => void
  /** Waits. Tests replace it. */
  pause: (ms: number) => Promise<void>
  /** `waitUntil`: continues work after the response, at most 30 s on the edge. */
  defer: (work: Promise<unknown>) => void
}

export type LimitName = 'guesses' | 'factors' | 'mails' | 'writes' | 'tokens' | 'forms'

/** Hono type parameter of all apps. */
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

/**
 * The production dependencies, and the only reader of `env`. A setting is validated on first use.
 */
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
  owesSecondFactor: (role) => requiresSecondFactor(env, role),
  mayKeepAdminSession: () => mayKeepAdminSession(env),
  sendMail: (mail) => mailer(env, request.url)(mail),
  forms: () => formSettings(env),
  hubspot: () => createHubSpot(env),
  sendContactEmail: createContactMailer(env, () => mailer(env, request.url)),
  officeAddress: () => officeAddressSetting(env),
  staffLocale: () => staffLocaleSetting(env),
  sms: () => createSmsSender(env),
  oidc: () => oidcProviders(env),
  fetch: (url, init) => fetchWithTimeout(10_000, url, init),
  breachCheck: () => createBreachCheck(env),
  captcha: () => createCaptchaCheck(env),
  captchaWidget: () => captchaWidget(env),
  forwardView: () => createPlausible(env, siteOrigin(env, request.url)),
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

/**
 * Mailer that records an incident for the health check when our own configuration makes a mail
 * fail.
 */
const mailer = (env: Env, requestUrl: string): SendMail => {
  const send = createMailer(env.EMAIL, mailSender(env, requestUrl))
  return async (mail) => {
    try {
      await send(mail)
    } catch (error) {
      const { isOurs, detail } = classifyMailError(error)
      // errors while recording are ignored; the mail's own error is thrown
      if (isOurs) {
        const noted = recordIncident(createDb(env.DB), 'mail', detail, new Date())
        await within(1_000, noted).catch(() => {})
      }
      throw error
    }
  }
}

/** EMAIL_FROM, or `no-reply@` at the site's host when it is unset. */
function mailSender(env: Env, requestUrl: string): string {
  const { EMAIL_FROM } = settings(env, { EMAIL_FROM: z.email().optional() })
  return EMAIL_FROM ?? `no-reply@${new URL(siteOrigin(env, requestUrl)).hostname}`
}
