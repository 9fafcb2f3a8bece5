import { type Context, Hono } from 'hono'
import { OtpBody, RecoverBody, ResendBody, SignUpBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { deviceFor } from '../../../middleware/device.ts'
import type { UserRow } from '../account/account.ts'
import { findUserByEmail } from '../account/caller-queries.ts'
import { changeAddressAgain } from '../account/decide-mail.ts'
import { parseEmail } from '../account/email.ts'
import { readAccount } from '../account/read-account.ts'
import { ownMetadata } from '../account/user-metadata.ts'
import { readJson } from '../body.ts'
import { acceptLanguageOf } from '../call.ts'
import { assertCaptcha } from '../captcha.ts'
import { changeAccount } from '../change-account.ts'
import { chargeNewAddress } from '../limits.ts'
import { mailLink, planAddressMails, type Wishes } from '../mail-links.ts'
import { deliver, deliverLater } from '../mail/send.ts'
import { assertNewPassword } from '../passwords/password-rules.ts'
import { AuthFailure, type Call, invalid, refusePhone } from '../protocol.ts'
import { limited } from '../rate-limit.ts'
import { callerIdOf } from '../sessions/bearer.ts'
import { type Asker, assertNotTooEarly, maySend } from '../tokens/mail-rights.ts'
import { mayLive } from '../tokens/one-time-tokens.ts'
import { type Challenge, parseChallenge } from '../tokens/pkce.ts'
import { redirectTarget } from '../tokens/redirects.ts'
import { forgetOther, signUp, signUpByLink } from './sign-up.ts'

/** `POST /signup`: checks in the order of contract §4, so that a weak password tells nothing about an address. */
export const signUpRoutes = new Hono<App>().post('/', limited('mails', 'signup'), async (c) => {
  const { deps } = c.var
  const body = await readJson(c, SignUpBody)
  refusePhone(body)
  const { email, password } = body
  if (email === undefined) throw new AuthFailure('anonymous_provider_disabled')
  await assertCaptcha(c, body, 'request-access')
  if (!password) throw invalid('Signup requires a valid password')
  await assertNewPassword(deps, password)
  const data = ownMetadata(body.data ?? {})
  const wishes = wishesOf(c, parseChallenge(body))
  const ip = clientAddress(c.req.raw)
  return c.json(await signUp(deps, parseEmail(email), { password, data }, wishes, ip))
})

/** `POST /recover`: a mail to who has an account; the answer is the same for all (contract §9). */
export const recoverRoutes = new Hono<App>().post('/', limited('mails', 'recover'), async (c) => {
  const { deps } = c.var
  const body = await readJson(c, RecoverBody)
  const email = parseEmail(body.email ?? '')
  const wishes = wishesOf(c, parseChallenge(body))
  await assertCaptcha(c, body, 'recovery')
  const right = await assertNotTooEarly(deps, 'link', email, askerOf(c, email, wishes))
  const user = await findUserByEmail(deps.db, email)
  if (user && right) deliverLater(deps, right, () => mailLink(deps, user, 'recovery', wishes))
  return c.json({})
})

/** `POST /otp`: a magic link with a code; who is new is signed up, unless told not to. */
export const otpRoutes = new Hono<App>().post('/', limited('mails', 'otp'), async (c) => {
  const { deps } = c.var
  const body = await readJson(c, OtpBody)
  refusePhone(body)
  const { create_user: mayCreate = true } = body
  const data = ownMetadata(body.data ?? {})
  const email = parseEmail(body.email ?? '')
  const wishes = wishesOf(c, parseChallenge(body))
  await assertCaptcha(c, body, 'mailed-code')
  const known = await readAccount(deps.db, { email })
  if (!known && !mayCreate) throw new AuthFailure('otp_disabled')
  const right = await assertNotTooEarly(deps, 'link', email, askerOf(c, email, wishes))
  const isVerified = known !== null && known.user.emailConfirmedAt !== null
  if (!right) {
    if (known && !isVerified) deliverLater(deps, [], () => forgetOther(deps, email))
    return c.json({})
  }
  if (isVerified) {
    deliverLater(deps, right, () => mailLink(deps, known.user, 'magiclink', wishes))
    return c.json({})
  }
  const charged = await deliver(deps, right, () => chargeNewAddress(deps, clientAddress(c.req.raw)))
  deliverLater(deps, right, () => signUpByLink(deps, email, data, known, charged, wishes))
  return c.json({})
})

/** `POST /resend`: the last mail of a kind again, if there is something left to confirm. */
export const resendRoutes = new Hono<App>().post('/', limited('mails', 'resend'), async (c) => {
  const { deps } = c.var
  const body = await readJson(c, ResendBody)
  refusePhone(body)
  const { type } = body
  const challenge = parseChallenge(body)
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change')
  }
  const email = parseEmail(body.email ?? '')
  const wishes = wishesOf(c, challenge)
  await assertCaptcha(c, body, 'mailed-code')
  const right = await assertNotTooEarly(deps, type, email, { by: 'stranger' })
  const user = await findUserByEmail(deps.db, email)
  if (!right || !user) return c.json({})
  if (type === 'signup' && !user.emailConfirmedAt) {
    deliverLater(deps, right, () =>
      mailLink(deps, user, 'signup', wishes, (before) => ({
        passwordHash: before?.passwordHash ?? null,
        metadata: before?.metadata ?? null,
        charged: before?.charged ?? null,
      })),
    )
  }
  if (type === 'email_change' && user.newEmail && (await isUnderWay(c, user))) {
    const { newEmail } = user
    deliverLater(deps, right, () => mailAddressAgain(c, user, newEmail, wishes))
  }
  return c.json({})
})

/** Mails to the other address are limited, too, for any sender; the answer does not say so. */
async function mailAddressAgain(c: Context<App>, user: UserRow, newEmail: string, wishes: Wishes) {
  const { deps } = c.var
  const right = await maySend(deps, 'email_change_new', newEmail, { by: 'stranger' })
  if (right === null) return
  await deliver(deps, right, async () => {
    const charged = await chargeNewAddress(deps, clientAddress(c.req.raw))
    const { tokens, send } = planAddressMails(deps, user, newEmail, wishes, charged)
    await changeAccount(deps, { id: user.id }, (account) => ({
      decision: changeAddressAgain(account, { from: user.email, to: newEmail, tokens }),
    }))
    await send()
  })
}

/**
 * Whether a change of address may be sent again: to anyone as long as a mail of it lives, later to who asks
 * for it in a session of the account. A wish that was left alone must not come back years later.
 */
async function isUnderWay(c: Context<App>, { id, emailChangeSentAt: sentAt }: UserRow) {
  const { deps } = c.var
  if (sentAt && mayLive('email_change_new', sentAt, deps.now())) return true
  return (await callerIdOf(deps, c.req.header('authorization'))) === id
}

const askerOf = (c: Call, email: string, { redirectTo }: Wishes): Asker => ({
  by: 'stranger',
  device: deviceFor(c, email),
  leadsElsewhere: new URL(redirectTo).origin !== new URL(c.var.deps.origin).origin,
})

export const wishesOf = (c: Call, challenge: Challenge | null): Wishes => ({
  redirectTo: redirectTarget(c),
  challenge,
  acceptLanguage: acceptLanguageOf(c),
})
