import { Hono } from 'hono'
import { SignUpBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { parseEmail } from '../account/addresses.ts'
import { readJson } from '../body.ts'
import { assertCaptcha } from '../captcha.ts'
import { ownMetadata } from '../account/user-metadata.ts'
import { acceptLanguageOf } from '../one-time/messages.ts'
import { assertNewPassword } from '../passwords/password-rules.ts'
import { countNewcomer } from '../one-time/newcomer-limits.ts'
import { parseChallenge } from '../one-time/pkce.ts'
import { AuthFailure, invalid, refusePhone } from '../protocol.ts'
import { limited } from '../rate-limit.ts'
import { redirectTarget } from '../one-time/redirects.ts'
import { signUpByEmail } from './sign-up.ts'

/** `POST /signup`: checks in the order of contract §4, so that a weak password tells nothing about an address. */
export const signUpRoutes = new Hono<App>().post('/', limited('mails', 'signup'), async (c) => {
  const body = await readJson(c, SignUpBody)
  refusePhone(body)
  const { email, password } = body
  if (email === undefined) throw new AuthFailure('anonymous_provider_disabled')
  await assertCaptcha(c, body, 'request-access')
  if (!password) throw invalid('Signup requires a valid password')
  await assertNewPassword(c.var.deps, password)
  const data = ownMetadata(body.data ?? {})
  const challenge = parseChallenge(body)
  const { deps } = c.var
  const wishes = { redirectTo: redirectTarget(c), challenge, acceptLanguage: acceptLanguageOf(c) }
  const address = parseEmail(email)
  await countNewcomer(deps, clientAddress(c.req.raw))
  return c.json(await signUpByEmail(deps, address, { password, data }, wishes))
})
