import { type Context, Hono } from 'hono'
import { OtpBody, RecoverBody, ResendBody, SignUpBody, type User } from '#contract/auth.ts'
import type { App, Deps } from '../../../deps.ts'
import { deriveCurrent } from '../../../lib/secrets/key-ring.ts'
import { dummyHash, hashPassword, verifyPassword } from '../../../lib/secrets/password-hash.ts'
import { keyedHashOf } from '../../../lib/secrets/random.ts'
import { knownDeviceOf } from '../../../middleware/device.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import {
  type Account,
  changeRows,
  issue,
  newAccount,
  tokenFor,
  type TokenRow,
  type UserRow,
} from '../account/account.ts'
import { issueTo } from '../account/decide-mail.ts'
import { commit, isTaken, readAccount } from '../account/store.ts'
import { ownMetadata, parseEmail, toUser } from '../account/user.ts'
import { authenticated, callerIdOf } from '../caller.ts'
import { changeAccount } from '../change-account.ts'
import { type Asker, chargeNewAddress, takeMail } from '../limits.ts'
import {
  deliver,
  deliverLater,
  type MailRequest,
  mailRequestOf,
  localeOf,
  mailToken,
  planAddressMails,
  sendMail,
} from '../mail/mails.ts'
import { assertNewPassword } from '../passwords/password-rules.ts'
import { AuthFailure, type Call, invalid, readJson, refusePhone } from '../protocol.ts'
import { type Made, makeToken, mayLive, parseChallenge } from '../tokens.ts'
import { assertCaptcha } from '../tries.ts'

/** Endpoints that send emails. Mounted at /auth/v1. */
export const mailRoutes = new Hono<App>()
  .post('/signup', rateLimit('mails', 'auth:signup'), async (c) => c.json(await signUp(c)))
  .post('/recover', rateLimit('mails', 'auth:recover'), async (c) => c.json(await recover(c)))
  .post('/otp', rateLimit('mails', 'auth:otp'), async (c) => c.json(await sendLink(c)))
  .post('/resend', rateLimit('mails', 'auth:resend'), async (c) => c.json(await resend(c)))
  // emails the `nonce` of PUT /user as a code without a link, because it gives no access
  .get(
    '/reauthenticate',
    rateLimit('mails', 'auth:reauthenticate'),
    authenticated('signed-in'),
    async (c) => {
      const { deps, caller } = c.var
      if (c.req.method === 'HEAD') return c.body(null)
      const { id: userId, email: address, userMetadata } = caller.user
      const right = await takeMail(deps, 'nonce', address, 'owner', 'all')
      const locale = localeOf(userMetadata, c.req.header('accept-language'))
      deliverLater(deps, right, async () => {
        const { secrets, row } = makeToken(deps, { userId, purpose: 'nonce', address })
        await changeAccount(deps, { id: userId }, (account) => issueTo(account, row))
        const { code } = secrets
        await sendMail(deps, { kind: 'reauthentication', to: address, locale, code })
      })
      return c.json({})
    },
  )

/** The existing account; `null` if the address has none. */
type Known = Account | null
type Data = Record<string, unknown>

/**
 * Password and metadata of a sign-up. They are stored with the emailed token, and copied to the
 * account when it is used.
 */
type Choice = Pick<TokenRow, 'passwordHash' | 'metadata'>
const noChoice: Choice = { passwordHash: null, metadata: null }

const isOwned = (known: Known) => known !== null && known.user.emailConfirmedAt !== null

/**
 * `POST /signup`. Checks run in the order of the Supabase Auth protocol, so that a weak password
 * reveals nothing about an address. Known and unknown addresses get the same kind of response after
 * the same work: a verified address gets a notice, an unverified one a new link. Emails above the
 * limits per minute and day are silently dropped.
 * @throws AuthFailure `over_email_send_rate_limit` after emails to too many new addresses
 */
async function signUp(c: Context<App>): Promise<User> {
  const { deps } = c.var
  const body = await readJson(c, SignUpBody)
  refusePhone(body)
  const { password } = body
  if (body.email === undefined) throw new AuthFailure('anonymous_provider_disabled')
  await assertCaptcha(c, body, 'request-access')
  if (!password) throw invalid('Signup requires a valid password')
  await assertNewPassword(deps, password)
  const data = ownMetadata(body.data ?? {})
  const request = mailRequestOf(c, parseChallenge(body))
  const email = parseEmail(body.email)
  const right = await takeMail(deps, 'signup', email, 'stranger', 'nothing')
  const isSent = right.length > 0
  return deliver(deps, right, async () => {
    const known = await readAccount(deps.db, { email })
    const choice = await choose(known, password, data, deps.now())
    const charged = isSent ? await chargeNewAddress(c) : null
    const made = known ?? newAccount({ email, data, passwordHash: choice.passwordHash }, deps.now())
    deliverLater(deps, right, async () => {
      if (!isSent)
        return known && !isOwned(known) ? dropOtherChoice(deps, email, choice) : undefined
      if (!isOwned(known)) {
        return storeAndMail(deps, made, { known, data, ...choice, charged }, request)
      }
      const locale = localeOf(made.user.userMetadata, request.acceptLanguage)
      const link = deps.auth().siteUrl
      return sendMail(deps, { kind: 'signup_attempt', to: email, locale, link })
    })
    return shown(deps, known, made, data)
  })
}

/** `POST /recover`: emails an account's owner. The response is the same for unknown addresses. */
async function recover(c: Context<App>): Promise<object> {
  const { deps } = c.var
  const body = await readJson(c, RecoverBody)
  const email = parseEmail(body.email ?? '')
  const request = mailRequestOf(c, parseChallenge(body))
  await assertCaptcha(c, body, 'recovery')
  const right = await takeMail(deps, 'link', email, askerOf(c, email, request), 'too early')
  const known = await readAccount(deps.db, { email })
  if (known && right.length > 0) {
    deliverLater(deps, right, () => mailLink(deps, known.user, 'recovery', request))
  }
  return {}
}

/** `POST /otp`: emails a magic link and a code. Signs up a new address, unless the app opts out. */
async function sendLink(c: Context<App>): Promise<object> {
  const { deps } = c.var
  const body = await readJson(c, OtpBody)
  refusePhone(body)
  const { create_user: mayCreate = true } = body
  const data = ownMetadata(body.data ?? {})
  const email = parseEmail(body.email ?? '')
  const request = mailRequestOf(c, parseChallenge(body))
  await assertCaptcha(c, body, 'mailed-code')
  const known = await readAccount(deps.db, { email })
  if (!known && !mayCreate) throw new AuthFailure('otp_disabled')
  const right = await takeMail(deps, 'link', email, askerOf(c, email, request), 'too early')
  if (right.length === 0) {
    if (known && !isOwned(known)) deliverLater(deps, [], () => dropOtherChoice(deps, email))
  } else if (known && isOwned(known)) {
    deliverLater(deps, right, () => mailLink(deps, known.user, 'magiclink', request))
  } else {
    const charged = await deliver(deps, right, () => chargeNewAddress(c))
    const choice = known === null ? { passwordHash: null, metadata: data } : noChoice
    const made = known ?? newAccount({ email, data }, deps.now())
    const storing = { known, data, ...choice, charged }
    deliverLater(deps, right, () => storeAndMail(deps, made, storing, request))
  }
  return {}
}

/** `POST /resend`: sends the last email of a kind again, if confirmation is still pending. */
async function resend(c: Context<App>): Promise<object> {
  const { deps } = c.var
  const body = await readJson(c, ResendBody)
  refusePhone(body)
  const { type } = body
  const challenge = parseChallenge(body)
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change')
  }
  const email = parseEmail(body.email ?? '')
  const request = mailRequestOf(c, challenge)
  await assertCaptcha(c, body, 'mailed-code')
  const right = await takeMail(deps, type, email, 'stranger', 'too early')
  const user = (await readAccount(deps.db, { email }))?.user
  if (right.length === 0 || !user) return {}
  if (type === 'signup' && !user.emailConfirmedAt) {
    deliverLater(deps, right, () => mailLink(deps, user, 'signup', request))
  }
  if (type === 'email_change' && user.newEmail && (await isUnderWay(c, user))) {
    const { newEmail } = user
    deliverLater(deps, right, () => mailAddressAgain(c, user, newEmail, request))
  }
  return {}
}

/**
 * Sends the email for a new address again. The address has its own limit, which the response does
 * not reveal.
 */
async function mailAddressAgain(c: Call, user: UserRow, to: string, request: MailRequest) {
  const { deps } = c.var
  const right = await takeMail(deps, 'email_change_new', to, 'stranger', 'nothing')
  if (right.length === 0) return
  await deliver(deps, right, async () => {
    const charged = await chargeNewAddress(c)
    const { tokens, send } = planAddressMails(deps, user, to, request, charged)
    await changeAccount(deps, { id: user.id }, (account) => issueTo(account, ...tokens))
    await send()
  })
}

/**
 * Whether the emails for a change of address can be sent again: by anyone until they expire,
 * afterwards only from a session of the account.
 */
async function isUnderWay(c: Context<App>, { id, emailChangeSentAt: sentAt }: UserRow) {
  const { deps } = c.var
  if (sentAt && mayLive('email_change_new', sentAt, deps.now())) return true
  return (await callerIdOf(c)) === id
}

function askerOf(c: Call, email: string, { redirectTo }: MailRequest): Asker {
  const device = knownDeviceOf(c, email)
  if (device !== null) return `device ${device}`
  return new URL(redirectTo).origin === new URL(c.var.deps.origin).origin ? 'stranger' : 'elsewhere'
}

/**
 * Emails a link and a code to a user's own address. They replace older ones for the same purpose. A
 * sign-up keeps its password and metadata.
 * @throws AuthFailure `otp_expired` if the account's address has changed or is already confirmed
 */
async function mailLink(
  deps: Deps,
  user: UserRow,
  purpose: 'signup' | 'recovery' | 'magiclink',
  request: MailRequest,
): Promise<void> {
  const { id: userId, email: address } = user
  const { challenge } = request
  let made: Made<typeof purpose> | undefined
  await changeAccount(deps, { id: userId }, (account) => {
    const before = account.tokens.find((it) => it.purpose === purpose)
    const { passwordHash = null, metadata = null, charged = null } = before ?? {}
    const chosen = { passwordHash, metadata, charged }
    made = makeToken(deps, { userId, purpose, address, challenge, ...chosen })
    return issueTo(account, made.row)
  })
  if (made) await mailToken(deps, user, made, request)
}

/**
 * The password and metadata to store for a sign-up. Any of several sign-ups may be the owner's. If
 * their passwords differ, all are dropped, and the owner sets one after signing in. Values that
 * staff chose for an invitation stay. Always computes one hash.
 */
async function choose(known: Known, password: string, metadata: Data, now: Date): Promise<Choice> {
  const pending = known && tokenFor(known, 'signup', now)
  if (!pending) {
    const passwordHash = await hashPassword(password)
    return known?.user.invitedAt ? noChoice : { passwordHash, metadata }
  }
  const { passwordHash } = pending
  const isSame = await verifyPassword(password, passwordHash ?? dummyHash())
  return isSame && passwordHash !== null ? { passwordHash, metadata } : noChoice
}

type Storing = Choice & { known: Known; data: Data; charged: string | null }

async function storeAndMail(
  deps: Deps,
  account: Account,
  { known, data, charged, passwordHash, metadata }: Storing,
  request: MailRequest,
): Promise<void> {
  const { user } = account
  const { email: address } = user
  const { challenge } = request
  const tokenOf = (userId: string, choice: Choice) =>
    makeToken(deps, { userId, purpose: 'signup', address, challenge, charged, ...choice })
  const choice = { passwordHash, metadata }
  let made = tokenOf(user.id, choice)
  if (known || !(await commitNew(deps, issue(account, made.row)))) {
    // drops both choices after a concurrent sign-up with this address
    const kept = known ? choice : noChoice
    await changeAccount(deps, { email: address }, (before) => {
      made = tokenOf(before.user.id, before.user.invitedAt === null ? kept : noChoice)
      return issueTo(before, made.row)
    })
  }
  await mailToken(deps, known ? user : { userMetadata: data }, made, request)
}

const commitNew = (deps: Deps, account: Account): Promise<boolean> =>
  commit(deps.db, null, account).catch((error: unknown) => {
    if (isTaken(error)) return false
    throw error
  })

/** Drops the password and metadata of a pending sign-up by another person. */
async function dropOtherChoice(deps: Deps, email: string, { passwordHash } = noChoice) {
  const isOther = (it: TokenRow) =>
    it.purpose === 'signup' && (it.passwordHash !== passwordHash || passwordHash === null)
  await changeAccount(
    deps,
    { email },
    (account) => ({
      account: { ...account, tokens: changeRows(account.tokens, isOther, noChoice) },
    }),
    { missing: () => new AuthFailure('otp_expired') },
  )
}

/**
 * The response to a sign-up: the caller's own data, never data of an existing row. For a verified
 * address it has no identities, as apps expect (Supabase Auth protocol). An invited address looks
 * like a new sign-up and always gets the same id.
 */
function shown(deps: Deps, known: Known, { user }: Account, data: Data): User {
  const { email } = user
  const isInvited = known !== null && known.user.invitedAt !== null
  const ownId = isInvited ? madeUpId(deps, email) : user.id
  const id = isOwned(known) ? crypto.randomUUID() : ownId
  const account = newAccount({ id, email, data }, deps.now())
  return toUser(isOwned(known) ? { ...account, identities: [] } : account)
}

/**
 * A stable fake id in the format of a version 4 UUID, derived from the address and the data key.
 */
function madeUpId({ dataKeys }: Deps, address: string): string {
  const key = deriveCurrent(dataKeys(), 'made-up-user')
  const hex = Buffer.from(keyedHashOf(key, address), 'base64url').toString('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-4$3-${variant}$4-$5`)
}
