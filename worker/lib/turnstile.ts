import { z } from 'zod'
import { log } from './log.ts'
import { fetchWithin } from './outgoing.ts'
import type { PolicySources } from './hubspot-chat.ts'
import { oncePerEnv, orNull, settings } from './settings.ts'

/** Whether a visitor's captcha token is good. */
export type CheckCaptcha = (token: string, ip: string) => Promise<boolean>

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** No token of Turnstile's is longer. */
const tokenLimit = 2048

/**
 * Checks tokens with Turnstile, or `null` where no secret is set: then nobody is asked.
 * A service that does not answer, twice, counts as a refusal: a captcha that gives way when pushed is none.
 */
export function createCaptchaCheck(env: object): CheckCaptcha | null {
  const { TURNSTILE_SECRET_KEY: secret, TURNSTILE_VERIFY_URL: url } = settings(env, {
    TURNSTILE_SECRET_KEY: z.string().optional(),
    TURNSTILE_VERIFY_URL: z.url().default(verifyUrl),
  })
  if (secret === undefined) return null
  return async (token, ip) => {
    if (token === '' || token.length > tokenLimit) return false
    // the key makes the second try count as the first: a token is good once
    const body = { secret, response: token, remoteip: ip, idempotency_key: crypto.randomUUID() }
    return (await ask(url, body)) ?? (await ask(url, body)) ?? false
  }
}

const Verdict = z.object({ success: z.boolean() })

/** The service's verdict, or `null` when it gave none. */
async function ask(url: string, body: Record<string, string>): Promise<boolean | null> {
  try {
    const response = await fetchWithin(5_000, url, {
      method: 'POST',
      body: new URLSearchParams(body),
    })
    return Verdict.parse(await response.json()).success
  } catch (error) {
    log('warn', 'The captcha service gave no verdict', { area: 'captcha', cause: error })
    return null
  }
}

export type CaptchaWidget = {
  siteKey: string
  /** What the widget needs of the page's policy. */
  sources: PolicySources
}

const widgetOrigin = 'https://challenges.cloudflare.com'

/** What pages with a form need to show the captcha; `null` unless both of its keys are set. */
export const captchaWidget = oncePerEnv((env) => orNull(() => readWidget(env)))

function readWidget(env: object): CaptchaWidget | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = settings(env, {
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET_KEY: z.string().optional(),
  })
  if (siteKey === undefined || secret === undefined) return null
  return { siteKey, sources: { 'script-src': [widgetOrigin], 'frame-src': [widgetOrigin] } }
}
