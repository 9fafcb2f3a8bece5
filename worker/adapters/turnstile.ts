import { z } from 'zod'
import type { CaptchaAction } from '#contract/captcha.ts'
import { log } from '../lib/log.ts'
import { fetchWithTimeout } from '../lib/http/outgoing.ts'
import type { PolicySources } from '../lib/http/policy-sources.ts'
import { oncePerEnv } from '../lib/settings/once-per-env.ts'
import { nullIfMalformed, settings } from '../lib/settings/settings.ts'

/** Verifies a captcha token once, for the expected action. */
export type CheckCaptcha = (token: string, ip: string, action: CaptchaAction) => Promise<boolean>

const widgetOrigin = 'https://challenges.cloudflare.com'
/** Origin of widget and service; tests replace it. */
const origin = z.url({ protocol: /^https?$/ }).default(widgetOrigin)
/** Longest token that Turnstile issues, in characters. */
const tokenLimit = 2048

/**
 * Verifies tokens with Turnstile, or `null` unless both keys are set. Two failed calls count as a
 * refusal. With TURNSTILE_HOSTNAMES set, host and action of the token must match too.
 */
export function createCaptchaCheck(env: object): CheckCaptcha | null {
  const set = settings(env, {
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET_KEY: z.string().optional(),
    TURNSTILE_ORIGIN: origin,
    TURNSTILE_VERIFY_URL: z.url().optional(),
    TURNSTILE_HOSTNAMES: z.string().optional(),
  })
  const { TURNSTILE_SECRET_KEY: secret, TURNSTILE_HOSTNAMES: hosts } = set
  if (secret === undefined || set.TURNSTILE_SITE_KEY === undefined) return null
  const url =
    set.TURNSTILE_VERIFY_URL ?? new URL('/turnstile/v0/siteverify', set.TURNSTILE_ORIGIN).href
  const hostnames = hosts?.split(',').map((host) => host.trim().toLowerCase())
  return async (token, ip, action) => {
    if (token === '' || token.length > tokenLimit) return false
    // the idempotency key allows a second verification of the same single-use token
    const body = { secret, response: token, remoteip: ip, idempotency_key: crypto.randomUUID() }
    const verdict = (await ask(url, body)) ?? (await ask(url, body))
    if (!verdict?.success) return false
    if (!hostnames) return true
    const isOurs = hostnames.includes(verdict.hostname ?? '') && verdict.action === action
    if (!isOurs) log('warn', 'A captcha was solved elsewhere', { area: 'captcha', action })
    return isOurs
  }
}

/** Source: developers.cloudflare.com, "Turnstile, validate the token". */
const Verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
})
type Verdict = z.infer<typeof Verdict>

/** The service's answer, or `null` on failure. */
async function ask(url: string, body: Record<string, string>): Promise<Verdict | null> {
  try {
    const response = await fetchWithTimeout(5_000, url, {
      method: 'POST',
      body: new URLSearchParams(body),
    })
    return Verdict.parse(await response.json())
  } catch (error) {
    log('warn', 'The captcha service gave no verdict', { area: 'captcha', cause: error })
    return null
  }
}

export type CaptchaWidget = {
  siteKey: string
  /** URL of the widget's script. */
  script: string
  /** Content-Security-Policy sources that the widget needs. */
  sources: PolicySources
}

/** Captcha widget for pages with a form; `null` unless both keys are set. */
export const captchaWidget = oncePerEnv((env) => nullIfMalformed(() => readWidget(env)))

function readWidget(env: object): CaptchaWidget | null {
  const set = settings(env, {
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET_KEY: z.string().optional(),
    TURNSTILE_ORIGIN: origin,
  })
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = set
  if (siteKey === undefined || secret === undefined) return null
  const script = new URL('/turnstile/v0/api.js?render=explicit', set.TURNSTILE_ORIGIN)
  const sources = { 'script-src': [script.origin], 'frame-src': [script.origin] }
  return { siteKey, script: script.href, sources }
}
