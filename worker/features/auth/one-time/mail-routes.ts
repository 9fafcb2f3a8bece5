import { type Context, Hono } from 'hono'
import { OtpBody, RecoverBody, ResendBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { parseEmail } from '../account/addresses.ts'
import { callerIdOf } from '../bearer.ts'
import { readJson } from '../body.ts'
import { assertCaptcha } from '../captcha.ts'
import { ownMetadata } from '../account/user-metadata.ts'
import { deliver, deliverLater } from '../mail/send.ts'
import { acceptLanguageOf, mailEmailChange, mailLink, sendLink, type Wishes } from './messages.ts'
import { mayLive } from './one-time-tokens.ts'
import { countNewcomer } from './newcomer-limits.ts'
import { type Challenge, parseChallenge } from './pkce.ts'
import { AuthFailure, invalid, refusePhone } from '../protocol.ts'
import { findUserByEmail, type UserRow } from '../caller-queries.ts'
import { limited } from '../rate-limit.ts'
import { redirectTarget } from './redirects.ts'
import { assertNotTooEarly, maySend } from './send-limits.ts'
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
    deliverLater(deps, [sendRight], () => mailLink(deps, user, 'recovery', wishes))
  }
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
  const challenge = parseChallenge(body)
  const wishes = wishesOf(c, challenge)
  await assertCaptcha(c, body, 'mailed-code')
  if (mayCreate) await countNewcomer(deps, clientAddress(c.req.raw))
  const known = await findUserByEmail(deps.db, email)
  if (!known && !mayCreate) throw new AuthFailure('otp_disabled')
  const sendRight = await assertNotTooEarly(deps, 'recovery', email, askerOf(c, wishes))
  if (!sendRight) {
    // the mail that is there already may have been asked for by somebody else
    deliverLater(deps, [], () => forgetChoice(deps.db, email))
    return c.json({})
  }
  deliverLater(deps, [sendRight], async () => {
    const given = { password: null, data }
    const message = { challenge, isSent: true }
    const isKnown = known !== null && known.emailConfirmedAt !== null
    const { state, user, secrets } = isKnown
      ? { state: 'confirmed', user: known, secrets: null }
      : await storeSignUp(deps, email, given, message)
    if (state !== 'confirmed' && secrets) {
      await sendLink(deps, user, 'signup', wishes, secrets)
    } else {
      await mailLink(deps, user, 'magiclink', wishes)
    }
  })
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
  const sendRight = await assertNotTooEarly(deps, type, email, 'stranger')
  const user = await findUserByEmail(deps.db, email)
  if (!sendRight) return c.json({})
  if (type === 'signup' && user && !user.emailConfirmedAt) {
    deliverLater(deps, [sendRight], () => mailLink(deps, user, 'signup', wishes, 'as before'))
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
 * Whether a change of address may be sent again: to anybody as long as a mail of it lives, later to who asks
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
