import { type Context, Hono } from 'hono'
import { OtpBody, RecoverBody, ResendBody, SignUpBody } from '#contract/auth.ts'
import type { App, Deps } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { knownDeviceOf } from '../../../middleware/device.ts'
import type { TokenRow, UserRow } from '../account/account.ts'
import { changeAddressAgain, issueTo } from '../account/decide-mail.ts'
import { findUserByEmail, readAccount } from '../account/store.ts'
import { ownMetadata, parseEmail } from '../account/user.ts'
import { callerIdOf } from '../caller.ts'
import { changeAccount } from '../change-account.ts'
import { type Asker, chargeNewAddress, takeMail } from '../limits.ts'
import {
  deliver,
  deliverLater,
  mailToken,
  planAddressMails,
  type Wishes,
  wishesOf,
} from '../mail/mails.ts'
import { assertNewPassword } from '../passwords/password-rules.ts'
import { AuthFailure, type Call, invalid, readJson, refusePhone } from '../protocol.ts'
import { type Made, makeToken, mayLive, parseChallenge } from '../tokens.ts'
import { assertCaptcha } from '../tries.ts'
import { forgetOther, signUp, signUpByLink } from './sign-up.ts'

/** What sends mails to whom asks for them. Mounted at /auth/v1. */
export const mailRoutes = new Hono<App>()
  .post('/signup', rateLimit('mails', 'auth:signup'), (c) => answerSignUp(c))
  .post('/recover', rateLimit('mails', 'auth:recover'), (c) => answerRecover(c))
  .post('/otp', rateLimit('mails', 'auth:otp'), (c) => answerOtp(c))
  .post('/resend', rateLimit('mails', 'auth:resend'), (c) => answerResend(c))

/** `POST /signup`: checks in the order of contract §4, so that a weak password tells nothing about an address. */
async function answerSignUp(c: Context<App>): Promise<Response> {
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
}

/** `POST /recover`: a mail to who has an account; the answer is the same for all (contract §9). */
async function answerRecover(c: Context<App>): Promise<Response> {
  const { deps } = c.var
  const body = await readJson(c, RecoverBody)
  const email = parseEmail(body.email ?? '')
  const wishes = wishesOf(c, parseChallenge(body))
  await assertCaptcha(c, body, 'recovery')
  const right = await takeMail(deps, 'link', email, askerOf(c, email, wishes), 'too early')
  const user = await findUserByEmail(deps.db, email)
  if (user && right.length > 0) {
    deliverLater(deps, right, () => mailLink(deps, user, 'recovery', wishes))
  }
  return c.json({})
}

/** `POST /otp`: a magic link with a code; who is new is signed up, unless told not to. */
async function answerOtp(c: Context<App>): Promise<Response> {
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
  const right = await takeMail(deps, 'link', email, askerOf(c, email, wishes), 'too early')
  const isVerified = known !== null && known.user.emailConfirmedAt !== null
  if (right.length === 0) {
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
}

/** `POST /resend`: the last mail of a kind again, if there is something left to confirm. */
async function answerResend(c: Context<App>): Promise<Response> {
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
  const right = await takeMail(deps, type, email, { by: 'stranger' }, 'too early')
  const user = await findUserByEmail(deps.db, email)
  if (right.length === 0 || !user) return c.json({})
  if (type === 'signup' && !user.emailConfirmedAt) {
    deliverLater(deps, right, () =>
      mailLink(deps, user, 'signup', wishes, (before) => {
        const { passwordHash = null, metadata = null, charged = null } = before ?? {}
        return { passwordHash, metadata, charged }
      }),
    )
  }
  if (type === 'email_change' && user.newEmail && (await isUnderWay(c, user))) {
    const { newEmail } = user
    deliverLater(deps, right, () => mailAddressAgain(c, user, newEmail, wishes))
  }
  return c.json({})
}

/** Mails to the other address are limited, too, for any sender; the answer does not say so. */
async function mailAddressAgain(c: Context<App>, user: UserRow, newEmail: string, wishes: Wishes) {
  const { deps } = c.var
  const right = await takeMail(deps, 'email_change_new', newEmail, { by: 'stranger' }, 'nothing')
  if (right.length === 0) return
  await deliver(deps, right, async () => {
    const charged = await chargeNewAddress(deps, clientAddress(c.req.raw))
    const { tokens, send } = planAddressMails(deps, user, newEmail, wishes, charged)
    await changeAccount(deps, { id: user.id }, (account) =>
      changeAddressAgain(account, { from: user.email, to: newEmail, tokens }),
    )
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
  return (await callerIdOf(c)) === id
}

const askerOf = (c: Call, email: string, { redirectTo }: Wishes): Asker => ({
  by: 'stranger',
  device: knownDeviceOf(c, email),
  leadsElsewhere: new URL(redirectTo).origin !== new URL(c.var.deps.origin).origin,
})

type Chosen = Partial<Pick<TokenRow, 'passwordHash' | 'metadata' | 'charged'>>

/**
 * Mails a link and a code to a user's own address, in place of an older one of its purpose.
 * @param chosen of the token before: what becomes the account's with this one
 * @throws AuthFailure `otp_expired` where the address is not the account's any more, or there is nothing left to confirm
 */
async function mailLink(
  deps: Deps,
  user: UserRow,
  purpose: 'signup' | 'recovery' | 'magiclink',
  wishes: Wishes,
  chosen: (before: TokenRow | undefined) => Chosen = () => ({}),
): Promise<void> {
  const { id: userId, email: address } = user
  const { challenge } = wishes
  let made: Made<typeof purpose> | undefined
  await changeAccount(deps, { id: userId }, (account) => {
    const before = account.tokens.find((it) => it.purpose === purpose)
    made = makeToken(deps, { userId, purpose, address, challenge, ...chosen(before) })
    return issueTo(account, made.row)
  })
  if (made) await mailToken(deps, user, made, wishes)
}
