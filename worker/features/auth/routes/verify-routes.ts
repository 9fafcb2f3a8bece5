import { and, eq, gt, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { VerifyBody } from '#contract/auth.ts'
import { type Bucket, consume, refund } from '../../../db/limits.ts'
import { oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import type { App, Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { knownDeviceOf, rememberDevice } from '../../../middleware/device.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { activeLanguageLink } from '../../flags/snapshot.ts'
import type { Account, TokenRow } from '../account/account.ts'
import { redeem } from '../account/decide-mail.ts'
import { isTaken, type Key, readAccount } from '../account/store.ts'
import { parseEmail } from '../account/user.ts'
import { callerIdOf } from '../caller.ts'
import { changeAccount, type Changed } from '../change-account.ts'
import { bucketOf, rightsOf, secretsOf, tooManyWrong } from '../limits.ts'
import { AuthFailure, asAuthFailure, invalid, readJson, refusePhone } from '../protocol.ts'
import {
  errorParameters,
  isListed,
  isOwnPage,
  redirectTarget,
  sessionParameters,
  withFragment,
  withQuery,
} from '../redirects.ts'
import { sessionIn, userAgentOf } from '../sessions.ts'
import { challengeOf, isCodeOf, planCode, purposesOf, typeOf } from '../tokens.ts'
import { guesserOf } from '../tries.ts'

/** The protocol's message after the first of two confirmations. */
const halfwayMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Links for other apps arrive by GET and redirect to the app. Clicks on our own pages and typed
 * codes arrive by POST (Supabase Auth protocol).
 */
export const verifyRoutes = new Hono<App>()
  .get('/', rateLimit('mails', 'auth:verify'), async (c) => {
    const { deps } = c.var
    const { token, type } = c.req.query()
    if (!token) throw invalid('Verify requires a token or a token hash')
    if (!type) throw invalid('Verify requires a verification type')
    // mail scanners send HEAD requests, which must not use the token
    if (c.req.method === 'HEAD') return c.body(null)
    // the link's language may have been disabled since the email was sent
    const target = await activeLanguageLink(deps, redirectTarget(c))
    c.header('referrer-policy', 'no-referrer')
    if (isOwnPage(deps, target)) return c.redirect(pageFor(target, token, type), 303)
    try {
      return c.redirect(await followLink(c, token, type, target), 303)
    } catch (error) {
      const parameters = errorParameters(asAuthFailure(error, c))
      return c.redirect(withOutcome(target, token, parameters), 303)
    }
  })
  .post('/', rateLimit('mails', 'auth:verify'), async (c) => {
    const { type, address, secret } = parseVerification(await readJson(c, VerifyBody))
    const changed = await (address === null
      ? use(c, ...byLink(secret, type))
      : redeemCode(c, address, secret, type))
    if (changed.isHalfway) return c.json({ msg: halfwayMessage, code: '200' })
    rememberDevice(c, changed.account.user.email)
    return c.json(await sessionIn(c.var.deps, changed))
  })

/** The URL of our page that explains a link and acts when its button is clicked. */
const pageFor = (page: string, token: string, type: string) =>
  withFragment(page, { token_hash: token, type })

type Find = (tokens: TokenRow[]) => TokenRow | undefined

type Options = {
  /** The account, if the caller has just read it. */
  known?: Account | null
  /** Whether the link was opened for another app, which gets a PKCE code if it sent a challenge. */
  isOpened?: boolean
  /** Attempts to refund if the code is correct. */
  tries?: Bucket[]
}

/** Uses a token once, by its link or its code. */
async function use(
  c: Context<App>,
  key: Key,
  find: Find,
  { known, isOpened = false, tries = [] }: Options = {},
): Promise<Changed & { code?: string | undefined }> {
  const { deps } = c.var
  const missing = () => new AuthFailure('otp_expired')
  let code: string | undefined
  const changed = await changeAccount(
    deps,
    key,
    (account, context) => {
      const token = find(account.tokens)
      if (!token) throw missing()
      const { id, userId, purpose, charged } = token
      const challenge = isOpened ? challengeOf(token) : null
      const kind = purpose === 'signup' ? 'email/signup' : typeOf(purpose)
      const planned = challenge && planCode(deps, { userId, kind, challenge })
      code = planned?.code
      const redemption = { id, userAgent: userAgentOf(c), flow: planned?.flow }
      // no refund after GET, because a mail scanner may have opened the link
      const rights = isOpened ? [] : rightsOf(token, knownDeviceOf(c, account.user.email))
      const ofAddress = charged === null ? [] : (JSON.parse(charged) as Bucket[])
      const buckets = [...rights, ...ofAddress, ...tries]
      const extra = buckets.length === 0 ? [] : [refund(deps.db, buckets)]
      return { ...redeem(account, redemption, context), extra }
    },
    { missing, acceptLanguage: c.req.header('accept-language'), known },
  ).catch((error: unknown) => {
    throw isTaken(error) ? new AuthFailure('email_exists') : error
  })
  return { ...changed, code }
}

function byLink(link: string, type: string): [{ linkHash: string }, Find] {
  const linkHash = hashOf(link)
  const purposes = purposesOf(type)
  const isIt = (it: TokenRow) => it.linkHash === linkHash && purposes.includes(it.purpose)
  return [{ linkHash }, (tokens) => tokens.find(isIt)]
}

/** Acts on a link for another app, or returns our page if the link requires a click there. */
async function followLink(c: Context<App>, link: string, typed: string, target: string) {
  const { deps } = c.var
  const type = parseType(typed)
  const [key, find] = byLink(link, type)
  const known = await readAccount(deps.db, key)
  if (known && waitsForPress(deps, known, find(known.tokens), target)) {
    return pageFor(deps.auth().siteUrl, link, type)
  }
  const used = await use(c, key, find, { known, isOpened: true })
  if (used.isHalfway) return withOutcome(target, link, { message: halfwayMessage })
  if (used.code !== undefined) return withQuery(target, { code: used.code })
  return withFragment(target, { ...sessionParameters(await sessionIn(deps, used)), type })
}

/**
 * Whether a link requires a click on our page, because mail scanners open links and strangers can
 * choose the redirect target. Required for leaving an address, undoing a change and accepting an
 * invitation, and for verifying an address unless AUTH_REDIRECT_URLS lists the app.
 */
function waitsForPress(deps: Deps, { user }: Account, token: TokenRow | undefined, target: string) {
  const purpose = token?.purpose ?? ''
  if (['undo', 'invite', 'email_change_current'].includes(purpose)) return true
  const verifies = purpose === 'email_change_new' || user.emailConfirmedAt === null
  return verifies && !isListed(target, deps.auth())
}

/**
 * Uses the token of an emailed code. A wrong code consumes an attempt of the account and of the
 * code.
 * @throws AuthFailure `otp_expired` for a wrong, expired or used code and for an unknown address;
 *   `over_request_rate_limit` when the account has no attempts left, while its links still work
 */
async function redeemCode(c: Context<App>, address: string, code: string, type: string) {
  const { deps } = c.var
  const purposes = [...purposesOf(type)]
  const { userId, id, address: sentTo, purpose, expiresAt } = oneTimeTokensTable
  const now = deps.now().toISOString()
  const rows = await deps.db
    .select({ id, userId })
    .from(oneTimeTokensTable)
    .where(and(eq(sentTo, address), inArray(purpose, purposes), gt(expiresAt, now)))
    .limit(10)
  const guesser = guesserOf(c, address)
  const tries = secretsOf(guesser)
  const owner = await ownerOf(c, type, [...new Set(rows.map((row) => row.userId))])
  const ids = rows.filter((row) => row.userId === owner).map((row) => row.id)
  const ofCode = bucketOf('code: mail', ids.join(), guesser.device ?? '')
  const empty = await consume(deps.db, ids.length > 0 ? [tries, ofCode] : [tries], deps.now())
  if (empty?.bucket.key === tries.key) throw tooManyWrong(empty.retryAfterS, 'codes')
  if (empty || owner === undefined) throw new AuthFailure('otp_expired')
  const isIt = (it: TokenRow) =>
    purposes.includes(it.purpose) && it.address === address && isCodeOf(deps, code, it)
  return use(c, { id: owner }, (tokens) => tokens.find(isIt), { tries: [tries] })
}

/**
 * The account that a code belongs to. If several accounts want the same address, the session
 * decides.
 */
async function ownerOf(c: Context<App>, type: string, owners: string[]) {
  const caller = type === 'email_change' ? await callerIdOf(c) : null
  return owners.find((id) => id === caller) ?? (owners.length === 1 ? owners[0] : undefined)
}

/** The redirect of a link that started no session. PKCE apps read it from the query. */
function withOutcome(target: string, token: string, parameters: Record<string, string>): string {
  const base = token.startsWith('pkce_') ? withQuery(target, parameters) : target
  return withFragment(base, { ...parameters, sb: '' })
}

/**
 * @throws AuthFailure `validation_failed` unless it has either a token with its address, or only a
 *   token hash
 */
function parseVerification(body: z.infer<typeof VerifyBody>) {
  refusePhone(body)
  const { token, token_hash: hash, email } = body
  const type = parseType(body.type ?? '')
  if (!token === !hash) throw invalid('Verify requires either a token or a token hash')
  if (hash) {
    if (email || body.redirect_to) throw invalid('Only the token_hash and type should be provided')
    return { type, address: null, secret: hash }
  }
  if (!email) throw invalid('An email address should be provided on verify')
  return { type, address: parseEmail(email), secret: token ?? '' }
}

/** @throws AuthFailure `validation_failed` for an unknown type */
function parseType(type: string): string {
  if (type === '') throw invalid('Verify requires a verification type')
  if (purposesOf(type).length === 0) throw invalid('Unsupported verification type')
  return type
}
