import type { CaptchaAction } from '#contract/captcha.ts'
import { clientAddress } from '../../lib/http/client-address.ts'
import { AuthFailure, type Call } from './protocol.ts'

type Given = { gotrue_meta_security?: { captcha_token?: string | null | undefined } | undefined }

/** @throws AuthFailure `captcha_failed` where a captcha is set up and its token is missing or refused */
export async function assertCaptcha(c: Call, body: Given, action: CaptchaAction): Promise<void> {
  const isGood = c.var.deps.captcha()
  if (isGood === null) return
  const token = body.gotrue_meta_security?.captcha_token ?? ''
  if (await isGood(token, clientAddress(c.req.raw), action)) return
  throw new AuthFailure('captcha_failed')
}
