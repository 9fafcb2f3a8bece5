import { Hono } from 'hono'
import { SignUpBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { parseEmail, parsePhone } from '../account/addresses.ts'
import { readJson } from '../body.ts'
import { assertCaptcha } from '../captcha.ts'
import { ownMetadata } from '../account/user-metadata.ts'
import { acceptLanguageOf, getSms, parseChannel } from '../one-time/messages.ts'
import { assertNewPassword } from '../passwords/password-rules.ts'
import { countNewcomer } from '../one-time/newcomer-limits.ts'
import { parseChallenge } from '../one-time/pkce.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { limited } from '../rate-limit.ts'
import { redirectTarget } from '../one-time/redirects.ts'
import { signUpByEmail, signUpByPhone } from './sign-up.ts'

/** `POST /signup`: checks in the order of contract §4, so that a weak password tells nothing about an address. */
export const signUpRoutes = new Hono<App>().post('/', limited('mails', 'signup'), async (c) => {
  const body = await readJson(c, SignUpBody)
  const { email, phone, password } = body
  if (email === undefined && !phone) throw new AuthFailure('anonymous_provider_disabled')
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  await assertCaptcha(c, body, 'request-access')
  if (!password) throw invalid('Signup requires a valid password')
  await assertNewPassword(c.var.deps, password)
  const data = ownMetadata(body.data ?? {})
  const challenge = parseChallenge(body)
  const { deps } = c.var
  const acceptLanguage = acceptLanguageOf(c)
  const ip = clientAddress(c.req.raw)

  if (phone) {
    if (challenge) throw invalid('PKCE not supported for phone signups')
    getSms(deps)
    const wishes = { channel: parseChannel(body.channel), acceptLanguage, ip }
    return c.json(await signUpByPhone(deps, parsePhone(phone), { password, data }, wishes))
  }
  const wishes = { redirectTo: redirectTarget(c), challenge, acceptLanguage }
  const address = parseEmail(email ?? '')
  await countNewcomer(deps, ip)
  return c.json(await signUpByEmail(deps, address, { password, data }, wishes))
})
