import { z } from 'zod'
import { settings } from './settings.ts'

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
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(body),
      signal: AbortSignal.timeout(5_000),
    })
    return Verdict.parse(await response.json()).success
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', area: 'captcha', cause: String(error) }))
    return null
  }
}
