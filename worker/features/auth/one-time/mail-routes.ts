import { type Context, Hono } from 'hono'
import { OtpBody, RecoverBody, ResendBody } from '#contract/auth.ts'
import type { App, Deps } from '../../../deps.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { parseEmail, parsePhone } from '../account/addresses.ts'
import { callerIdOf } from '../bearer.ts'
import { readJson } from '../body.ts'
import { assertCaptcha } from '../captcha.ts'
import { ownMetadata } from '../account/user-metadata.ts'
import { deliver, deliverLater } from '../mail/send.ts'
import {
  acceptLanguageOf,
  getSms,
  mailEmailChange,
  mailLink,
  parseChannel,
  sendLink,
  textCode,
  type Wishes,
} from './messages.ts'
import { mayLive } from './one-time-tokens.ts'
import { countNewcomer } from './newcomer-limits.ts'
import { type Challenge, parseChallenge } from './pkce.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { findUserByEmail, findUserByPhone, type UserRow } from '../caller-queries.ts'
import { limited } from '../rate-limit.ts'
import { redirectTarget } from './redirects.ts'
import { assertNotTooEarly, maySend } from './send-limits.ts'
import { assertMayText } from './text-limits.ts'
import { forgetChoice, storeSignUp } from '../sign-up/store-sign-up.ts'

/** `POST /recover`: a mail to who has an account; the answer is the same for all (contract §9). */
export const recoverRoutes = new Hono<App>().post('/', limited('mails', 'recover'), async (c) => {
  const { deps } = c.var
  const body = await readJson(c, RecoverBody)
  const email = parseEmail(body.email ?? '')
  const wishes = wishesOf(c, parseChallenge(body))
  await assertCaptcha(c, body, 'recovery')
  const sendRight = await assertNotTooEarly(deps, 'recovery', email, askerOf(c, wishes))
  const user = await findUserByEmail(deps.db, email)
  if (user && sendRight) {
    deliverLater(deps, [sendRight], () => mailLink(deps, { ...user, email }, 'recovery', wishes))
  }
  return c.json({})
})

/** `POST /otp`: a magic link with a code, or a text message; who is new is signed up, unless told not to. */
export const otpRoutes = new Hono<App>().post('/', limited('mails', 'otp'), async (c) => {
  const { deps } = c.var
  const body = await readJson(c, OtpBody)
  const { create_user: mayCreate = true } = body
  if (Boolean(body.email) === Boolean(body.phone)) {
    throw invalid('Only an email address or phone number should be provided')
  }
  const data = ownMetadata(body.data ?? {})
  const challenge = parseChallenge(body)
  if (body.phone) {
    const send = { phone: parsePhone(body.phone), channel: parseChannel(body.channel) }
    getSms(deps)
    await assertCaptcha(c, body, 'mailed-code')
    const known = await findUserByPhone(deps.db, send.phone)
    if (!known && !mayCreate) throw new AuthFailure('otp_disabled')
    const sendRight = await assertMayText(deps, send.phone, placeOf(c)).catch(async (error) => {
      // the code that is there already may have been asked for by somebody else
      await forgetChoice(deps.db, { phone: send.phone })
      throw error
    })
    const message_id = await deliver(deps, [sendRight], async () => {
      const isKnown = known !== null && known.phoneConfirmedAt !== null
      const user = isKnown ? known : (await signUp(deps, send.phone, data)).user
      const message = { ...send, type: 'sms' } as const
      return textCode(deps, user, message, acceptLanguageOf(c), 'as before')
    })
    return c.json({ message_id })
  }
  const email = parseEmail(body.email ?? '')
  const wishes = wishesOf(c, challenge)
  await assertCaptcha(c, body, 'mailed-code')
  if (mayCreate) await countNewcomer(deps, clientAddress(c.req.raw))
  const known = await findUserByEmail(deps.db, email)
  if (!known && !mayCreate) throw new AuthFailure('otp_disabled')
  const sendRight = await assertNotTooEarly(deps, 'recovery', email, askerOf(c, wishes))
  if (!sendRight) {
    // the mail that is there already may have been asked for by somebody else
    deliverLater(deps, [], () => forgetChoice(deps.db, { email }))
    return c.json({})
  }
  deliverLater(deps, [sendRight], async () => {
    const contact = { email, phone: null, slot: 'confirmation', type: 'signup' } as const
    const given = { password: null, data }
    const message = { challenge, isSent: true }
    const isKnown = known !== null && known.emailConfirmedAt !== null
    const { state, user, secrets } = isKnown
      ? { state: 'confirmed', user: known, secrets: null }
      : await storeSignUp(deps, contact, given, message)
    if (state !== 'confirmed' && secrets) {
      await sendLink(deps, { ...user, email }, 'signup', wishes, secrets)
    } else {
      await mailLink(deps, { ...user, email }, 'magiclink', wishes)
    }
  })
  return c.json({})
})

/** `POST /resend`: the last message of a kind again, if there is something left to confirm. */
export const resendRoutes = new Hono<App>().post('/', limited('mails', 'resend'), async (c) => {
  const { deps } = c.var
  const body = await readJson(c, ResendBody)
  const { type } = body
  const challenge = parseChallenge(body)
  if (type === 'sms' || type === 'phone_change') {
    const phone = parsePhone(body.phone ?? '')
    getSms(deps)
    await assertCaptcha(c, body, 'mailed-code')
    return c.json(await resendText(c, phone, type))
  }
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
  const email = parseEmail(body.email ?? '')
  const wishes = wishesOf(c, challenge)
  await assertCaptcha(c, body, 'mailed-code')
  const sendRight = await assertNotTooEarly(deps, type, email, 'stranger')
  const user = await findUserByEmail(deps.db, email)
  if (!sendRight) return c.json({})
  if (type === 'signup' && user && !user.emailConfirmedAt) {
    deliverLater(deps, [sendRight], () =>
      mailLink(deps, { ...user, email }, 'signup', wishes, 'as before'),
    )
  }
  if (
    type === 'email_change' &&
    user?.newEmail &&
    (await isUnderWay(c, user, user.emailChangeSentAt))
  ) {
    const { newEmail } = user
    deliverLater(deps, [sendRight], async () => {
      // the other address is spared, too, whoever writes to it; that it was may not be told
      const otherRight = await maySend(deps, 'email_change_new', newEmail, 'stranger')
      if (otherRight === null) return
      await deliver(deps, [otherRight], () => mailEmailChange(deps, { ...user, newEmail }, wishes))
    })
  }
  return c.json({})
})

/**
 * Whether a change of address or number may be sent again: to anybody as long as a mail of it lives, later to who asks
 * for it in a session of the account. A wish that nobody followed must not come back years later.
 */
async function isUnderWay(
  c: Context<App>,
  { id }: UserRow,
  sentAt: string | null,
): Promise<boolean> {
  const { deps } = c.var
  if (sentAt && mayLive('email_change_new', sentAt, deps.now())) return true
  return (await callerIdOf(deps, c.req.header('authorization'))) === id
}

async function resendText(
  c: Context<App>,
  phone: string,
  type: 'sms' | 'phone_change',
): Promise<{ message_id?: string }> {
  const { deps } = c.var
  const user = await findUserByPhone(deps.db, phone)
  const to = type === 'sms' ? phone : user?.newPhone
  if (!user || !to || (type === 'sms' && user.phoneConfirmedAt)) return {}
  if (type === 'phone_change' && !(await isUnderWay(c, user, user.phoneChangeSentAt))) return {}
  const right = await assertMayText(deps, phone, placeOf(c))
  const send = { phone: to, type, channel: 'sms' } as const
  const text = () => textCode(deps, user, send, acceptLanguageOf(c), 'as before')
  const message_id = await deliver(deps, [right], async () => {
    if (to === phone) return text()
    // the other number is spared, too, whoever has it texted
    return deliver(deps, [await assertMayText(deps, to, placeOf(c))], text)
  })
  return { message_id }
}

/** Somebody new, without a password: the message proves the number. */
const signUp = (deps: Deps, phone: string, data: Record<string, unknown>) => {
  const contact = { email: null, phone, slot: 'phone_confirmation', type: 'sms' } as const
  const message = { challenge: null, isSent: true }
  return storeSignUp(deps, contact, { password: null, data }, message)
}

/** What lets somebody in is counted apart where they signed in before. */
const placeOf = (c: Context<App>) => ({ ip: clientAddress(c.req.raw) })

/** The same of a link, which may lead to another site. */
const askerOf = (c: Context<App>, { redirectTo }: Wishes) => {
  const { siteUrl } = c.var.deps.auth()
  const leadsElsewhere = new URL(redirectTo).origin !== new URL(siteUrl).origin
  return { ...placeOf(c), leadsElsewhere }
}

const wishesOf = (c: Context<App>, challenge: Challenge | null): Wishes => ({
  redirectTo: redirectTarget(c),
  challenge,
  acceptLanguage: acceptLanguageOf(c),
})
