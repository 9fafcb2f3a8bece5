import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { ChallengeBody, EnrollBody, FactorVerifyBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { clientNetwork } from '../../../lib/http/client-address.ts'
import { type FactorRow, isVerified } from '../account/account.ts'
import { enrolFactor, proveFactor, removeFactor } from '../account/decide-factors.ts'
import { allowed } from '../account/needs.ts'
import { type Authenticated, authenticated, halfAuthenticated } from '../caller.ts'
import { askingOf, changeOwn } from '../change-account.ts'
import {
  challengeFactor,
  type ChallengeRow,
  getChallenge,
  parseChannel,
  spendChallenge,
  stepOf,
} from '../factors/challenges.ts'
import { makeFactor } from '../factors/new-factor.ts'
import { localeOf } from '../mail/mails.ts'
import { AuthFailure, invalid, readJson } from '../protocol.ts'
import { sessionIn } from '../sessions/session-body.ts'
import { guesserOf, tryCode } from '../tries.ts'

/** Second factors (contract §7). Mounted at /auth/v1/factors. */
export const factorRoutes = new Hono<App>()
  .post('/', authenticated(), rateLimit('writes', 'auth:factor-enroll'), async (c) => {
    const { deps, caller } = c.var
    const { factor, shown } = await makeFactor(deps, caller.user, await readJson(c, EnrollBody))
    await changeOwn(c, caller, (it, asking) => enrolFactor(it, factor, asking))
    return c.json(shown)
  })
  .post(
    '/:id/challenge',
    halfAuthenticated,
    rateLimit('factors', 'auth:factor-challenge'),
    async (c) => {
      const { deps, caller } = c.var
      const factor = getUsableFactor(c, c.req.param('id'))
      // a TOTP challenge needs nothing from the body, so none need be there
      const { channel } = c.req.raw.body ? await readJson(c, ChallengeBody) : {}
      const { user } = caller
      const wishes = {
        channel: factor.factorType === 'phone' ? parseChannel(channel) : ('sms' as const),
        guesser: guesserOf(c, user.email, caller),
        locale: localeOf(user.userMetadata, c.req.header('accept-language')),
      }
      return c.json(await challengeFactor(deps, factor, clientNetwork(c.req.raw), wishes))
    },
  )
  .post('/:id/verify', halfAuthenticated, rateLimit('factors', 'auth:factor-verify'), async (c) =>
    c.json(await verify(c, c.req.param('id'))),
  )
  .delete('/:id', authenticated(422), rateLimit('writes', 'auth:factor-remove'), async (c) => {
    const { id } = getFactor(c, c.req.param('id'))
    await changeOwn(c, c.var.caller, (it, asking) => removeFactor(it, id, asking))
    return c.json({ id })
  })

/**
 * Checks a code against a challenge: raises the session to aal2, with new tokens.
 * @throws AuthFailure `validation_failed`, `mfa_factor_not_found` (422), `mfa_ip_address_mismatch`,
 *   `mfa_challenge_expired`, `mfa_verification_failed`, `over_request_rate_limit`
 */
async function verify(c: Context<Authenticated>, id: string) {
  const { deps, caller } = c.var
  const { user } = caller
  const { id: factorId, factorType } = getUsableFactor(c, id)
  const { challenge_id: challengeId = '', code: given = '' } = await readJson(c, FactorVerifyBody)
  if (factorType === 'phone' && deps.sms() === null) {
    throw new AuthFailure('mfa_phone_verify_not_enabled')
  }
  const code = given.trim()
  if (code === '') throw invalid('Code needs to be non-empty')
  const find = () =>
    getChallenge(deps, factorId, challengeId.toLowerCase(), clientNetwork(c.req.raw))
  let first: ChallengeRow | null = await find()
  const giveBack = await tryCode(deps, guesserOf(c, user.email, caller), user)
  const changed = await changeOwn(c, caller, async (account, asking) => {
    const factor = account.factors.find((it) => it.id === factorId)
    if (!factor) return new AuthFailure('mfa_factor_not_found')
    // once more where the account has changed: the same code may have used it at the same moment
    const challenge = first ?? (await find())
    first = null
    const step = await stepOf(deps, factor, challenge, code).catch(async (error: unknown) => {
      // the key of its secret is gone: that is no guess
      if (!(error instanceof AuthFailure)) await giveBack()
      throw error
    })
    return {
      decision: proveFactor(account, { factorId, step }, asking),
      extra: [spendChallenge(deps.db, challenge, deps.now()), giveBack()],
    }
  })
  return sessionIn(deps, changed)
}

/** @throws AuthFailure `mfa_factor_not_found`, the same for an unknown factor and for someone else's */
function getFactor({ var: { caller } }: Context<Authenticated>, given: string): FactorRow {
  if (!z.guid().safeParse(given).success) {
    const message = 'factor_id must be an UUID'
    throw new AuthFailure('validation_failed', { status: 404, message })
  }
  const factor = caller.account.factors.find(({ id }) => id === given.toLowerCase())
  if (!factor) throw new AuthFailure('mfa_factor_not_found')
  return factor
}

/**
 * A factor that may be proven. One left over from before the first verified one must not be a way around that one.
 * @throws AuthFailure `mfa_factor_not_found`, `insufficient_aal`
 */
function getUsableFactor(c: Context<Authenticated>, id: string): FactorRow {
  const factor = getFactor(c, id)
  const { deps, caller } = c.var
  if (isVerified(factor)) return factor
  const session = allowed(caller.account, 'confirm a factor', askingOf(deps, caller))
  if (session instanceof AuthFailure) throw session
  return factor
}
