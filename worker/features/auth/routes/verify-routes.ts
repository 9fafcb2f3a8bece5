import { and, eq, gt, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { VerifyBody } from '#contract/auth.ts'
import { type Bucket, consume, refund } from '../../../db/limits.ts'
import { oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import type { App, Deps } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { knownDeviceOf, rememberDevice } from '../../../middleware/device.ts'
import { activeLanguageLink } from '../../flags/snapshot.ts'
import type { Account, TokenRow } from '../account/account.ts'
import { redeem } from '../account/decide-mail.ts'
import { isTaken, type Key, readAccount } from '../account/store.ts'
import { parseEmail } from '../account/user.ts'
import { callerIdOf } from '../caller.ts'
import { changeAccount, type Changed } from '../change-account.ts'
import { bucketOf, chargedBuckets, rightsOf, secretsOf, tooManyWrong } from '../limits.ts'
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
import { deviceOf, freshSession, sessionIn } from '../sessions/session-body.ts'
import { challengeOf, isCodeOf, planCode, purposesOf, typeOf } from '../tokens.ts'
import { guesserOf } from '../tries.ts'

/** What the protocol says after the first of two addresses agreed to a change. */
const halfwayMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Links of mails to other apps come here by GET and lead on to them; presses and typed codes by POST (contract §5). */
export const verifyRoutes = new Hono<App>()
  .get('/', rateLimit('mails', 'auth:verify'), async (c) => {
    const { deps } = c.var
    const { token, type } = c.req.query()
    if (!token) throw invalid('Verify requires a token or a token hash')
    if (!type) throw invalid('Verify requires a verification type')
    // mail scanners look before their owners do: looking spends nothing
    if (c.req.method === 'HEAD') return c.body(null)
    // its language may have been switched off since the mail was sent
    const target = await activeLanguageLink(deps, redirectTarget(c))
    c.header('referrer-policy', 'no-referrer')
    if (isOwnPage(deps, target)) return c.redirect(pageFor(target, token, type), 303)
    try {
      return c.redirect(await followLink(c, token, type, target), 303)
    } catch (error) {
      const words = errorParameters(asAuthFailure(error, c))
      return c.redirect(withWords(target, token, words), 303)
    }
  })
  .post('/', rateLimit('mails', 'auth:verify'), async (c) => {
    const { type, address, secret } = parseVerification(await readJson(c, VerifyBody))
    const { key, find } = byLink(secret, type)
    const changed =
      address === null ? await use(c, key, find) : await redeemCode(c, address, secret, type)
    if (changed.isHalfway) return c.json({ msg: halfwayMessage, code: '200' })
    rememberDevice(c, changed.account.user.email)
    return c.json(await sessionIn(c.var.deps, changed))
  })

/** The page that shows what a link is for: it acts when its button is pressed. */
const pageFor = (page: string, token: string, type: string) =>
  withFragment(page, { token_hash: token, type })

type Used = Changed & { code?: string }

type How = {
  /** As it was read a moment ago. */
  known?: Account | null
  /** Its link was opened for another app, which gets a code where it sent a challenge. */
  leadsOn?: boolean
  /** Tries at a code, to be given back. */
  tries?: Bucket[]
}

/** Uses a token, by either of its secrets, once. */
async function use(
  c: Context<App>,
  key: Key,
  find: (tokens: TokenRow[]) => TokenRow | undefined,
  { known, leadsOn = false, tries = [] }: How = {},
): Promise<Used> {
  const { deps } = c.var
  const fresh = freshSession(deviceOf(c.req.raw))
  const expired = () => new AuthFailure('otp_expired')
  let code: string | undefined
  const changed = await changeAccount(
    deps,
    key,
    (account, context) => {
      const token = find(account.tokens)
      if (!token) return expired()
      const challenge = leadsOn ? challengeOf(token) : null
      const planned =
        challenge && planCode(deps, { userId: token.userId, kind: kindOf(token), challenge })
      code = planned?.code
      const identityId = crypto.randomUUID()
      const given = { id: token.id, fresh, method: 'otp', identityId, flow: planned?.flow }
      // its link alone may have been opened by a scanner: the next mail would leave for nothing
      const rights = leadsOn ? [] : rightsOf(token, knownDeviceOf(c, account.user.email))
      const back = [...rights, ...chargedBuckets(token.charged), ...tries]
      const extra = back.length === 0 ? [] : [refund(deps.db, back)]
      return { decision: redeem(account, given, context), extra }
    },
    { missing: expired, acceptLanguage: c.req.header('accept-language'), known },
  ).catch((error: unknown) => {
    throw isTaken(error) ? new AuthFailure('email_exists') : error
  })
  return { ...changed, ...(code !== undefined && { code }) }
}

/** The method of the session that a code is exchanged for. */
const kindOf = ({ purpose }: TokenRow) => (purpose === 'signup' ? 'email/signup' : typeOf(purpose))

const byLink = (link: string, type: string) => {
  const linkHash = hashOf(link)
  const purposes = purposesOf(type)
  const isIt = (it: TokenRow) => it.linkHash === linkHash && purposes.includes(it.purpose)
  return { key: { linkHash }, find: (tokens: TokenRow[]) => tokens.find(isIt) }
}

/** Does what a link of a mail to another app is for, unless that waits for a press on our page. */
async function followLink(c: Context<App>, link: string, given: string, target: string) {
  const { deps } = c.var
  const type = parseType(given)
  const { key, find } = byLink(link, type)
  const known = await readAccount(deps.db, key)
  if (known && waitsForPress(deps, known, key.linkHash, target)) {
    return pageFor(deps.auth().siteUrl, link, type)
  }
  const used = await use(c, key, find, { known, leadsOn: true })
  if (used.isHalfway) return withWords(target, link, { message: halfwayMessage })
  if (used.code !== undefined) return withQuery(target, { code: used.code })
  return withFragment(target, { ...sessionParameters(await sessionIn(deps, used)), type })
}

/**
 * Scanners open links, and a stranger who asks for a mail chooses where its link leads. So only a press leaves an
 * address, undoes a change or accepts an invitation; unless the operator listed the app, only a press verifies an address.
 */
function waitsForPress(deps: Deps, { user, tokens }: Account, link: string, target: string) {
  const purpose = tokens.find(({ linkHash }) => linkHash === link)?.purpose ?? ''
  if (['undo', 'invite', 'email_change_current'].includes(purpose)) return true
  const agrees = purpose === 'email_change_new' || user.emailConfirmedAt === null
  return agrees && !isListed(target, deps.auth())
}

/**
 * Uses the token of a code that was sent to an address; a wrong one costs a try: of the account, and of the code.
 * @throws AuthFailure `otp_expired` for a wrong, expired or used one, or an unknown address, alike;
 *   `over_request_rate_limit` when the account's tries are used up: its links go on working
 */
async function redeemCode(c: Context<App>, address: string, code: string, type: string) {
  const { deps } = c.var
  const purposes = [...purposesOf(type)]
  const { userId, id } = oneTimeTokensTable
  const rows = await deps.db
    .select({ id, userId })
    .from(oneTimeTokensTable)
    .where(
      and(
        eq(oneTimeTokensTable.address, address),
        inArray(oneTimeTokensTable.purpose, purposes),
        gt(oneTimeTokensTable.expiresAt, deps.now().toISOString()),
      ),
    )
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
  const find = (tokens: TokenRow[]) => tokens.find(isIt)
  return use(c, { id: owner }, find, { tries: [tries] })
}

/** Whose code is meant: several accounts may want one address, and then the session says. */
async function ownerOf(c: Context<App>, type: string, owners: string[]) {
  if (type !== 'email_change') return owners.length === 1 ? owners[0] : undefined
  const caller = await callerIdOf(c)
  return owners.find((id) => id === caller) ?? (owners.length === 1 ? owners[0] : undefined)
}

/** Where a link leads that began no session: PKCE apps read the query. */
function withWords(target: string, token: string, words: Record<string, string>): string {
  const base = token.startsWith('pkce_') ? withQuery(target, words) : target
  return withFragment(base, { ...words, sb: '' })
}

/** @throws AuthFailure `validation_failed` unless it is either a token with its address, or a token hash alone */
function parseVerification(body: z.infer<typeof VerifyBody>) {
  refusePhone(body)
  const { token, token_hash: hash, email } = body
  const type = parseType(body.type ?? '')
  if (!token === !hash) throw invalid('Verify requires either a token or a token hash')
  if (hash) {
    if (email || body.redirect_to) {
      throw invalid('Only the token_hash and type should be provided')
    }
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
