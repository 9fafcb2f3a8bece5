import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { VerifyBody } from '#contract/auth.ts'
import type { App, Deps } from '../../../deps.ts'
import { openLink } from '../../flags/snapshot.ts'
import { parseEmail } from '../account/addresses.ts'
import { callerIdOf } from '../bearer.ts'
import { hasRole } from '../caller-queries.ts'
import { readJson } from '../body.ts'
import { acceptLanguageOf } from './messages.ts'
import { getByCode, getByLink, slotsOf } from './one-time-tokens.ts'
import { type AuthFailure, asAuthFailure, invalid, refusePhone } from '../protocol.ts'
import { limited } from '../rate-limit.ts'
import {
  errorParameters,
  redirectTarget,
  sessionParameters,
  withFragment,
  withQuery,
} from './redirects.ts'
import { deviceOf } from '../sessions/sessions.ts'
import { challengeOf, halfwayMessage, isOpened, redeem } from './verify.ts'

/** Links of mails come here by GET and lead on to the app; codes and token hashes by POST (contract §5). */
export const verifyRoutes = new Hono<App>()
  .get('/', limited('mails', 'verify'), async (c) => {
    const { token, type } = c.req.query()
    if (!token) throw invalid('Verify requires a token or a token hash')
    if (!type) throw invalid('Verify requires a verification type')
    // mail scanners look before their owners do: looking spends nothing
    if (c.req.method === 'HEAD') return c.body(null)
    // its language may have been switched off since the mail was sent
    const target = await openLink(c.var.deps, redirectTarget(c))
    c.header('referrer-policy', 'no-referrer')
    try {
      return c.redirect(await followLink(c, token, type, target), 303)
    } catch (error) {
      return c.redirect(errorTarget(asAuthFailure(error, c), target, token), 303)
    }
  })
  .post('/', limited('mails', 'verify'), async (c) => {
    const { deps } = c.var
    const way = wayOf(c)
    const body = await readJson(c, VerifyBody)
    const { type, address, secret } = parseVerification(body)
    const found =
      address === null
        ? await getByLink(deps, secret, type)
        : await getByCode(deps, address, secret, slotsOf(type), {
            userId: await ownerOf(c, type),
          })
    const redeemed = await redeem(deps, found, {
      ...way,
      type,
      leadsOn: false,
      isTyped: address !== null,
    })
    if (redeemed.outcome === 'session') return c.json(redeemed.session)
    return c.json({ msg: halfwayMessage, code: '200' })
  })

/**
 * Whose code of a change is meant, where somebody signed in says so: several accounts may want one address.
 */
async function ownerOf(c: Context<App>, type: string): Promise<string | null> {
  if (type !== 'email_change') return null
  return callerIdOf(c.var.deps, c.req.header('authorization'))
}

const wayOf = (c: Context<App>) => ({
  device: deviceOf(c.req.raw),
  acceptLanguage: acceptLanguageOf(c),
})

const isOurs = ({ auth }: Deps, target: string) =>
  new URL(target).origin === new URL(auth().siteUrl).origin

/**
 * Does what a link is for. Not so where an account with rights is to leave an address: to that its reader agrees on our
 * page, as scanners open links, too.
 */
async function followLink(c: Context<App>, link: string, type: string, target: string) {
  const { deps } = c.var
  const token = await getByLink(deps, link, parseType(type))
  if (token.slot === 'email_change_current' && (await hasRole(deps.db, token.userId))) {
    return withFragment(isOurs(deps, target) ? target : deps.auth().siteUrl, {
      token_hash: link,
      type,
    })
  }
  const way = { ...wayOf(c), type, leadsOn: true, isTyped: false }
  const redeemed = await redeem(deps, token, way).catch(async (error: unknown) => {
    const isKept = isOurs(deps, target) && (await isOpened(deps, token))
    if (!isKept) throw error
    // to everybody else the link is spent; our page opens its reader a session in place of the scanner's
    return { outcome: 'kept', failure: asAuthFailure(error, c) } as const
  })
  switch (redeemed.outcome) {
    case 'halfway': {
      const message = { message: halfwayMessage }
      const base = challengeOf(token) ? withQuery(target, message) : target
      return withFragment(base, { ...message, sb: '' })
    }
    case 'code': {
      const base = withQuery(target, { code: redeemed.code })
      // the app of the browser that asked exchanges the code; our pages open the mail's reader a session in any browser
      return redeemed.isKept && isOurs(deps, target)
        ? withFragment(base, { token_hash: link, type })
        : base
    }
    case 'kept':
      return withFragment(target, {
        ...errorParameters(redeemed.failure),
        token_hash: link,
        type,
        sb: '',
      })
    case 'session':
      return withFragment(target, { ...sessionParameters(redeemed.session), type })
  }
}

/** Where a failed link leads. */
export function errorTarget(failure: AuthFailure, target: string, token: string) {
  const parameters = errorParameters(failure)
  const base = token.startsWith('pkce_') ? withQuery(target, parameters) : target
  return withFragment(base, { ...parameters, sb: '' })
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
  const address = parseEmail(email)
  return { type, address, secret: token ?? '' }
}

/** @throws AuthFailure `validation_failed` for an unknown type */
function parseType(type: string): string {
  if (type === '') throw invalid('Verify requires a verification type')
  if (slotsOf(type).length === 0) throw invalid('Unsupported verification type')
  return type
}
