import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { ChallengeBody, EnrollBody, FactorVerifyBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { clientNetwork } from '../../../lib/http/client-address.ts'
import {
  assertSecondStep,
  type Authenticated,
  authenticated,
  halfAuthenticated,
} from '../authenticated.ts'
import { readJson } from '../body.ts'
import { assertFreshSignIn } from '../fresh-proof.ts'
import { localeOf } from '../mail/send.ts'
import { acceptLanguageOf } from '../one-time/messages.ts'
import { type NoticeKind, notifyLater } from '../account/notices.ts'
import { AuthFailure } from '../protocol.ts'
import { type FactorRow, findCaller } from '../caller-queries.ts'
import { limited } from '../rate-limit.ts'
import { firstStepOf } from '../recovery-codes/second-step-guesses.ts'
import { challengeFactor, parseChannel } from './challenge.ts'
import { enroll } from './enroll.ts'
import { findFactor, removeFactor } from './factor-queries.ts'
import { verifyFactor } from './verify.ts'

/** Second factors (contract §7). Mounted at /auth/v1/factors. */
export const factorRoutes = new Hono<App>()
  .post('/', authenticated(), limited('writes', 'factor-enroll'), async (c) => {
    const body = await readJson(c, EnrollBody)
    return c.json(await enroll(c.var.deps, c.var.caller, body))
  })
  .post('/:id/challenge', halfAuthenticated, limited('factors', 'factor-challenge'), async (c) => {
    const factor = await getUsableFactor(c, c.req.param('id'))
    // a TOTP challenge needs nothing from the body, so none need be there
    const { channel } = c.req.raw.body ? await readJson(c, ChallengeBody) : {}
    const wishes = {
      channel: factor.factorType === 'phone' ? parseChannel(channel) : ('sms' as const),
      firstStep: firstStepOf(c.var.caller),
      locale: localeOf(c.var.caller.user.userMetadata, acceptLanguageOf(c)),
    }
    const network = clientNetwork(c.req.raw)
    return c.json(await challengeFactor(c.var.deps, factor, network, wishes))
  })
  .post('/:id/verify', halfAuthenticated, limited('factors', 'factor-verify'), async (c) => {
    const factor = await getUsableFactor(c, c.req.param('id'))
    const { challenge_id: challengeId, code } = await readJson(c, FactorVerifyBody)
    const given = { challengeId, code, network: clientNetwork(c.req.raw) }
    const session = await verifyFactor(c.var.deps, c.var.caller, factor, given)
    if (factor.status === 'unverified') noteFactor(c, 'factor_added')
    return c.json(session)
  })
  .delete('/:id', authenticated(422), limited('writes', 'factor-remove'), async (c) => {
    const factor = await getFactor(c, c.req.param('id'))
    const { db, now: clock } = c.var.deps
    if (factor.status === 'verified') await assertFreshSignIn(db, c.var.caller, clock())
    const { id: sessionId } = c.var.caller.session
    if (!(await removeFactor(db, factor, sessionId))) {
      if (!(await findCaller(db, sessionId))) throw new AuthFailure('session_not_found')
      const isLeft = await findFactor(db, factor.userId, factor.id)
      if (!isLeft) throw new AuthFailure('mfa_factor_not_found')
      // verified since this request began, by whoever may be its owner
      const message = 'AAL2 required to unenroll verified factor'
      throw new AuthFailure('insufficient_aal', { status: 422, message })
    }
    if (factor.status === 'verified') noteFactor(c, 'factor_removed')
    return c.json({ id: factor.id })
  })

const noteFactor = (c: Context<Authenticated>, kind: NoticeKind) =>
  notifyLater(c.var.deps, { kind, user: c.var.caller.user }, acceptLanguageOf(c))

/** @throws AuthFailure `mfa_factor_not_found`, the same for an unknown factor and for somebody else's */
async function getFactor(c: Context<Authenticated>, id: string): Promise<FactorRow> {
  if (!z.guid().safeParse(id).success) {
    const message = 'factor_id must be an UUID'
    throw new AuthFailure('validation_failed', { status: 404, message })
  }
  const factor = await findFactor(c.var.deps.db, c.var.caller.user.id, id.toLowerCase())
  if (!factor) throw new AuthFailure('mfa_factor_not_found')
  return factor
}

/**
 * A factor that may be proven. One left over from before the first verified one must not be a way around that one.
 * @throws AuthFailure `mfa_factor_not_found`, `insufficient_aal`
 */
async function getUsableFactor(c: Context<Authenticated>, id: string): Promise<FactorRow> {
  const factor = await getFactor(c, id)
  if (factor.status === 'unverified') assertSecondStep(c.var.caller)
  return factor
}
