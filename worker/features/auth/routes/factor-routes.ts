import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { ChallengeBody, EnrollBody, FactorVerifyBody } from '#contract/auth.ts'
import { factorsTable } from '../../../db/schema/factors.ts'
import type { App } from '../../../deps.ts'
import { clientNetwork } from '../../../lib/http/client-address.ts'
import { type FactorRow, isVerified } from '../account/account.ts'
import { enrolFactor, removeFactor } from '../account/decide-credential.ts'
import { proveFactor } from '../account/decide-session.ts'
import {
  assertSecondStep,
  type Authenticated,
  authenticated,
  halfAuthenticated,
} from '../authenticated.ts'
import { readJson } from '../body.ts'
import { acceptLanguageOf, guesserOf } from '../call.ts'
import { changeAccount } from '../change-account.ts'
import {
  challengeFactor,
  getChallenge,
  parseChannel,
  spendChallenge,
  stepOf,
} from '../factors/challenges.ts'
import { makeFactor } from '../factors/new-factor.ts'
import { localeOf } from '../mail/send.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { limited } from '../rate-limit.ts'
import { contextOf, sessionIn } from '../sessions/session-body.ts'
import { tryCode } from '../tries.ts'

/** Second factors (contract §7). Mounted at /auth/v1/factors. */
export const factorRoutes = new Hono<App>()
  .post('/', authenticated(), limited('writes', 'factor-enroll'), async (c) => {
    const { deps, caller } = c.var
    const { factor, shown } = await makeFactor(deps, caller.user, await readJson(c, EnrollBody))
    await changeAccount(deps, { id: caller.user.id }, (account) => ({
      decision: enrolFactor(account, caller.asked, { factor }, contextOf(deps)),
    }))
    return c.json(shown)
  })
  .post('/:id/challenge', halfAuthenticated, limited('factors', 'factor-challenge'), async (c) => {
    const { deps, caller } = c.var
    const factor = await getUsableFactor(c, c.req.param('id'))
    // a TOTP challenge needs nothing from the body, so none need be there
    const { channel } = c.req.raw.body ? await readJson(c, ChallengeBody) : {}
    const { user } = caller
    const wishes = {
      channel: factor.factorType === 'phone' ? parseChannel(channel) : ('sms' as const),
      guesser: guesserOf(c, user.email, caller),
      locale: localeOf(user.userMetadata, acceptLanguageOf(c)),
    }
    return c.json(await challengeFactor(deps, factor, clientNetwork(c.req.raw), wishes))
  })
  .post('/:id/verify', halfAuthenticated, limited('factors', 'factor-verify'), async (c) =>
    c.json(await verify(c, c.req.param('id'))),
  )
  .delete('/:id', authenticated(422), limited('writes', 'factor-remove'), async (c) => {
    const { deps, caller } = c.var
    const { id: factorId } = await getFactor(c, c.req.param('id'))
    await changeAccount(
      deps,
      { id: caller.user.id },
      (account) => ({
        decision: removeFactor(account, caller.asked, { factorId }, contextOf(deps)),
      }),
      { acceptLanguage: acceptLanguageOf(c) },
    )
    return c.json({ id: factorId })
  })

/**
 * Checks a code against a challenge: raises the session to aal2, with new tokens.
 * @throws AuthFailure `validation_failed`, `mfa_factor_not_found` (422), `mfa_ip_address_mismatch`,
 *   `mfa_challenge_expired`, `mfa_verification_failed`, `over_request_rate_limit`
 */
async function verify(c: Context<Authenticated>, id: string) {
  const { deps, caller } = c.var
  const { user } = caller
  const { id: factorId, factorType } = await getUsableFactor(c, id)
  const { challenge_id: challengeId = '', code: given = '' } = await readJson(c, FactorVerifyBody)
  if (factorType === 'phone' && deps.sms() === null) {
    throw new AuthFailure('mfa_phone_verify_not_enabled')
  }
  const code = given.trim()
  if (code === '') throw invalid('Code needs to be non-empty')
  const network = clientNetwork(c.req.raw)
  await getChallenge(deps, factorId, challengeId.toLowerCase(), network)
  const giveBack = await tryCode(deps, guesserOf(c, user.email, caller), user)
  const changed = await changeAccount(
    deps,
    { id: user.id },
    async (account) => {
      const factor = account.factors.find((it) => it.id === factorId)
      if (!factor) return { decision: new AuthFailure('mfa_factor_not_found') }
      // used by the same code at the same moment
      const challenge = await getChallenge(deps, factorId, challengeId.toLowerCase(), network)
      const step = await stepOf(deps, factor, challenge, code).catch(async (error: unknown) => {
        // the key of its secret is gone: that is no guess
        if (!(error instanceof AuthFailure)) await giveBack()
        throw error
      })
      return {
        decision: proveFactor(account, caller.asked, { factorId, step }, contextOf(deps)),
        extra: [spendChallenge(deps.db, challenge, deps.now()), giveBack()],
      }
    },
    { acceptLanguage: acceptLanguageOf(c) },
  )
  return sessionIn(deps, changed)
}

/** @throws AuthFailure `mfa_factor_not_found`, the same for an unknown factor and for someone else's */
async function getFactor(c: Context<Authenticated>, given: string): Promise<FactorRow> {
  if (!z.guid().safeParse(given).success) {
    const message = 'factor_id must be an UUID'
    throw new AuthFailure('validation_failed', { status: 404, message })
  }
  const { id, userId } = factorsTable
  const own = and(eq(id, given.toLowerCase()), eq(userId, c.var.caller.user.id))
  const [factor] = await c.var.deps.db.select().from(factorsTable).where(own)
  if (!factor) throw new AuthFailure('mfa_factor_not_found')
  return factor
}

/**
 * A factor that may be proven. One left over from before the first verified one must not be a way around that one.
 * @throws AuthFailure `mfa_factor_not_found`, `insufficient_aal`
 */
async function getUsableFactor(c: Context<Authenticated>, id: string): Promise<FactorRow> {
  const factor = await getFactor(c, id)
  if (!isVerified(factor)) assertSecondStep(c.var.caller)
  return factor
}
