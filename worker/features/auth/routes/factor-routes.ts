import { Hono } from 'hono'
import type { z } from 'zod'
import { ChallengeBody, EnrollBody, type EnrolledFactor, FactorVerifyBody } from '#contract/auth.ts'
import type { SmsChannel } from '../../../adapters/sms.ts'
import { factorsTable } from '../../../db/schema/factors.ts'
import type { App, Deps } from '../../../deps.ts'
import { clientNetwork } from '../../../lib/http/client-address.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type FactorRow, isVerified, rowOf, type UserRow } from '../account/account.ts'
import { enrolFactor, proveFactor, removeFactor } from '../account/decide-factors.ts'
import { allowed } from '../account/needs.ts'
import { authenticated, type OwnCall } from '../caller.ts'
import { askingOf, changeOwn } from '../change-account.ts'
import {
  challengeFactor,
  type ChallengeRow,
  getChallenge,
  spendChallenge,
  stepOf,
} from '../factors/challenges.ts'
import { createSecret } from '../factors/secret.ts'
import { provisioning } from '../factors/totp.ts'
import { localeOf } from '../mail/mails.ts'
import { AuthFailure, invalid, parseId, readJson } from '../protocol.ts'
import { sessionIn } from '../sessions.ts'
import { guesserOf, tryCode } from '../tries.ts'

const firstStep = authenticated('first-step')
const toRemove = authenticated('signed-in', 422)

/** Second factors (Supabase Auth protocol). Mounted at /auth/v1/factors. */
export const factorRoutes = new Hono<App>()
  .post('/', authenticated('signed-in'), rateLimit('writes', 'auth:factor-enroll'), async (c) => {
    const { deps, caller } = c.var
    const { factor, shown } = await makeFactor(deps, caller.user, await readJson(c, EnrollBody))
    await changeOwn(c, (account, asking) => enrolFactor(account, factor, asking))
    return c.json(shown)
  })
  .post('/:id/challenge', firstStep, rateLimit('factors', 'auth:factor-challenge'), async (c) => {
    const { deps, caller } = c.var
    const factor = getUsableFactor(c, c.req.param('id'))
    // a TOTP challenge may have no body
    const { channel } = c.req.raw.body ? await readJson(c, ChallengeBody) : {}
    const { email, userMetadata } = caller.user
    const request = {
      channel: factor.factorType === 'phone' ? parseChannel(channel) : ('sms' as const),
      guesser: guesserOf(c, email, caller.session),
      locale: localeOf(userMetadata, c.req.header('accept-language')),
    }
    return c.json(await challengeFactor(deps, factor, clientNetwork(c.req.raw), request))
  })
  .post('/:id/verify', firstStep, rateLimit('factors', 'auth:factor-verify'), async (c) =>
    c.json(await verify(c, c.req.param('id'))),
  )
  .delete('/:id', toRemove, rateLimit('writes', 'auth:factor-remove'), async (c) => {
    const { id } = getFactor(c, c.req.param('id'))
    await changeOwn(c, (account, asking) => removeFactor(account, id, asking))
    return c.json({ id })
  })

/**
 * Checks a code against a challenge: raises the session to aal2 and issues new tokens.
 * @throws AuthFailure `validation_failed`, `mfa_factor_not_found` (422), `mfa_ip_address_mismatch`,
 *   `mfa_challenge_expired`, `mfa_verification_failed`, `over_request_rate_limit`
 */
async function verify(c: OwnCall, id: string) {
  const { deps, caller } = c.var
  const { user, session } = caller
  const { id: factorId, factorType } = getUsableFactor(c, id)
  const { challenge_id: challengeId = '', code: typed = '' } = await readJson(c, FactorVerifyBody)
  if (factorType === 'phone' && deps.sms() === null) {
    throw new AuthFailure('mfa_phone_verify_not_enabled')
  }
  const code = typed.trim()
  if (code === '') throw invalid('Code needs to be non-empty')
  const find = () =>
    getChallenge(deps, factorId, challengeId.toLowerCase(), clientNetwork(c.req.raw))
  let first: ChallengeRow | null = await find()
  const giveBack = await tryCode(deps, guesserOf(c, user.email, session), user)
  const changed = await changeOwn(c, async (account, asking) => {
    const factor = account.factors.find((it) => it.id === factorId)
    if (!factor) throw new AuthFailure('mfa_factor_not_found')
    // checks again after a concurrent change, which may have used the same code
    const challenge = first ?? (await find())
    first = null
    const step = await stepOf(deps, factor, challenge, code).catch(async (error: unknown) => {
      // the key of the secret is missing, so this is no wrong guess
      if (!(error instanceof AuthFailure)) await giveBack()
      throw error
    })
    const extra = [spendChallenge(deps.db, challenge, deps.now()), giveBack()]
    return { ...proveFactor(account, { factorId, step }, asking), extra }
  })
  return sessionIn(deps, changed)
}

/**
 * @throws AuthFailure `mfa_factor_not_found`, for unknown factors and other accounts' factors alike
 */
function getFactor({ var: { caller } }: OwnCall, param: string): FactorRow {
  const factorId = parseId('factor_id', param)
  const factor = caller.account.factors.find(({ id }) => id === factorId)
  if (!factor) throw new AuthFailure('mfa_factor_not_found')
  return factor
}

/** Returns a factor that can be verified. An unfinished factor must not bypass a verified one. */
function getUsableFactor(c: OwnCall, param: string): FactorRow {
  const factor = getFactor(c, param)
  const { deps, caller } = c.var
  if (!isVerified(factor)) allowed(caller.account, 'confirm a factor', askingOf(deps, caller))
  return factor
}

/** @throws AuthFailure `validation_failed` for channels except sms (the default) and whatsapp */
function parseChannel(channel = ''): SmsChannel {
  if (channel === '' || channel === 'sms') return 'sms'
  if (channel === 'whatsapp') return 'whatsapp'
  throw invalid('Invalid channel, supported values are: sms, whatsapp')
}

const nameLimit = 255
/** A QR code has room for this and an email address of 255 characters, even if all are escaped. */
const issuerLimit = 64

/**
 * Creates a factor without storing it, and its enrolment data (Supabase Auth protocol).
 * @throws AuthFailure `validation_failed`, `mfa_phone_enroll_not_enabled`,
 *   `mfa_webauthn_enroll_not_enabled`
 */
async function makeFactor(
  deps: Deps,
  user: UserRow,
  { factor_type: type, friendly_name = '', issuer = '', phone = '' }: z.infer<typeof EnrollBody>,
): Promise<{ factor: FactorRow; shown: EnrolledFactor }> {
  if (type === 'webauthn') throw new AuthFailure('mfa_webauthn_enroll_not_enabled')
  if (type !== 'totp' && type !== 'phone') {
    throw invalid('factor_type needs to be totp, phone, or webauthn')
  }
  if (type === 'phone' && deps.sms() === null) throw new AuthFailure('mfa_phone_enroll_not_enabled')
  const at = deps.now().toISOString()
  const id = crypto.randomUUID()
  const factor = rowOf(factorsTable, {
    id,
    userId: user.id,
    factorType: type,
    status: 'unverified',
    friendlyName: parseText('friendly_name', friendly_name, nameLimit) || null,
    createdAt: at,
    updatedAt: at,
  })
  const name = { friendly_name: factor.friendlyName ?? '' }
  if (type === 'phone') {
    const digits = parsePhone(phone)
    return { factor: { ...factor, phone: digits }, shown: { id, type, ...name, phone: digits } }
  }
  const from = parseText('issuer', issuer, issuerLimit) || new URL(deps.auth().siteUrl).host
  const { sealed, secret } = await createSecret(deps, id)
  const totp = provisioning(secret, from, user.email)
  return { factor: { ...factor, secret: sealed }, shown: { id, type, ...name, totp } }
}

/**
 * Normalizes a phone number for storage: E.164 digits without "+".
 * @throws AuthFailure `validation_failed`
 */
function parsePhone(text: string): string {
  const digits = text.replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)')
  return digits
}

/**
 * @throws AuthFailure `validation_failed` if too long or with an unpaired surrogate, which URLs
 *   cannot encode
 */
function parseText(name: string, text: string, limit: number): string {
  if (text.length > limit) throw invalid(`${name} cannot be longer than ${limit} characters`)
  if (/\p{Surrogate}/u.test(text)) throw invalid(`${name} is not valid text`)
  return text
}
