import { z } from 'zod'
import type { CaptchaAction } from '#contract/captcha.ts'
import { log } from '../lib/log.ts'
import { fetchWithin } from '../lib/http/outgoing.ts'
import type { PolicySources } from '../lib/http/policy-sources.ts'
import { oncePerEnv } from '../lib/settings/once-per-env.ts'
import { orNull, settings } from '../lib/settings/settings.ts'

/** Whether a visitor's captcha token is good, once, for what it is shown for. */
export type CheckCaptcha = (token: string, ip: string, action: CaptchaAction) => Promise<boolean>

const widgetOrigin = 'https://challenges.cloudflare.com'
/** Where the widget and its service are: another origin replaces them in tests. */
const origin = z.url({ protocol: /^https?$/ }).default(widgetOrigin)
/** No token of Turnstile's is longer. */
const tokenLimit = 2048

/**
 * Checks tokens with Turnstile, or `null` unless both of its keys are set: then no one is asked. A secret without the
 * widget's key would lock everyone out.
 * A service that does not answer, twice, counts as a refusal: a captcha that gives way when pushed is none. With
 * TURNSTILE_HOSTNAMES set, a token counts only on a page of ours and for the call that it was solved for: the test keys
 * of Turnstile's name neither.
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
    // the key makes the second try count as the first: a token is good once
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

/** The service's verdict, or `null` when it gave none. */
async function ask(url: string, body: Record<string, string>): Promise<Verdict | null> {
  try {
    const response = await fetchWithin(5_000, url, {
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
  /** The widget's script. */
  script: string
  /** What the widget needs of the page's policy. */
  sources: PolicySources
}

/** What pages with a form need to show the captcha; `null` unless both of its keys are set. */
export const captchaWidget = oncePerEnv((env) => orNull(() => readWidget(env)))

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
