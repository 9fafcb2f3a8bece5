import { and, eq } from 'drizzle-orm'
import type { FactorChallenge } from '#contract/auth.ts'
import type { Locale } from '#contract/locales.ts'
import type { SmsChannel } from '../../../adapters/sms.ts'
import { type Db, isConstraintError } from '../../../db/client.ts'
import { type Bucket, consume } from '../../../db/limits.ts'
import { challengesTable, factorsTable } from '../../../db/schema/factors.ts'
import type { Deps } from '../../../deps.ts'
import { deriveCurrent } from '../../../lib/secrets/key-ring.ts'
import { keyedHashOf, randomCode } from '../../../lib/secrets/random.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import { type FactorRow, isVerified, unixS } from '../account/account.ts'
import { bucketOf, type Guesser, secretsOf, tooEarly, waitFor } from '../limits.ts'
import { composeSms } from '../mail/compose.ts'
import { deliver } from '../mail/mails.ts'
import { AuthFailure } from '../protocol.ts'
import { openSecret } from './secret.ts'
import { findStep } from './totp.ts'

export type ChallengeRow = typeof challengesTable.$inferSelect

const lifeMs = 300_000

export type TextRequest = { channel: SmsChannel; locale: Locale; guesser: Guesser }

/**
 * Creates a challenge for a factor from a network (`networkOf`), and sends a code to a phone
 * (Supabase Auth protocol). Does not change the account's version.
 * @throws AuthFailure `over_sms_send_rate_limit`, `mfa_phone_verify_not_enabled`
 */
export async function challengeFactor(
  deps: Deps,
  { id: factorId, factorType: type, ...factor }: FactorRow,
  ip: string,
  request: TextRequest,
): Promise<FactorChallenge> {
  const { db } = deps
  const codeHash =
    type === 'phone' ? await textCode(deps, { id: factorId, ...factor }, request) : null
  const now = deps.now()
  const end = new Date(now.getTime() + lifeMs)
  const [createdAt, expiresAt] = [now.toISOString(), end.toISOString()]
  const id = crypto.randomUUID()
  const row: ChallengeRow = { id, factorId, ip, codeHash, verifiedAt: null, createdAt, expiresAt }
  const isIt = eq(factorsTable.id, factorId)
  const stored = db.batch([
    db.insert(challengesTable).values(row),
    db.update(factorsTable).set({ lastChallengedAt: createdAt }).where(isIt),
  ])
  await stored.catch((error: unknown) => {
    // the factor was removed concurrently
    throw isConstraintError(error) ? new AuthFailure('mfa_factor_not_found') : error
  })
  return { id, type, expires_at: unixS(end) }
}

type Phone = Omit<FactorRow, 'factorType'>

/**
 * Rate limits for text messages. Verified factors are counted per caller, so that others cannot use
 * up the owner's limit. Unverified numbers may belong to anyone and have shared limits.
 */
function textBuckets({ id, userId, status }: Phone, phone: string, guesser: Guesser): Bucket[] {
  const per = secretsOf(guesser).key
  const timer = bucketOf('text timer: factor', id, per)
  if (isVerified({ status })) return [timer, bucketOf('texts: account', userId, per)]
  return [
    timer,
    bucketOf('texts: account', userId),
    bucketOf('texts: number', phone),
    bucketOf('texts to unproven numbers: all'),
  ]
}

/** Sends a code by text message and returns its hash. Refunds the rate limit if sending fails. */
async function textCode(deps: Deps, factor: Phone, request: TextRequest): Promise<string> {
  const { channel, locale, guesser } = request
  const send = deps.sms()
  const { phone } = factor
  if (send === null || phone === null) throw new AuthFailure('mfa_phone_verify_not_enabled')
  const buckets = textBuckets(factor, phone, guesser)
  const empty = await consume(deps.db, buckets, deps.now())
  if (empty) {
    const { bucket, retryAfterS } = empty
    if (bucket === buckets[0]) throw tooEarly('over_sms_send_rate_limit', retryAfterS)
    const message = 'Too many text messages were sent today. Try again later.'
    throw waitFor('over_sms_send_rate_limit', message, retryAfterS)
  }
  const code = randomCode()
  await deliver(deps, buckets, () => send(phone, composeSms(locale, code), channel))
  return hashCode(deps, code)
}

/** Hashes with the data key, because a short code could be guessed from a plain hash. */
const hashCode = ({ dataKeys }: Pick<Deps, 'dataKeys'>, code: string): string =>
  keyedHashOf(deriveCurrent(dataKeys(), 'factor-code'), code)

/**
 * Returns the challenge that a code belongs to.
 * @throws AuthFailure `mfa_factor_not_found` (422), `mfa_ip_address_mismatch`,
 *   `mfa_challenge_expired`
 */
export async function getChallenge(
  { db, now }: Deps,
  factorId: string,
  id: string,
  ip: string,
): Promise<ChallengeRow> {
  const isIt = and(eq(challengesTable.id, id), eq(challengesTable.factorId, factorId))
  const [challenge] = await db.select().from(challengesTable).where(isIt)
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found'
    throw new AuthFailure('mfa_factor_not_found', { status: 422, message })
  }
  if (challenge.verifiedAt !== null || challenge.ip !== ip) {
    throw new AuthFailure('mfa_ip_address_mismatch')
  }
  if (challenge.expiresAt > now().toISOString()) return challenge
  await db.delete(challengesTable).where(isIt)
  throw new AuthFailure('mfa_challenge_expired')
}

/** The statement that marks a challenge as used, for the transaction that accepts its code. */
export const spendChallenge = (db: Db, { id }: ChallengeRow, now: Date) =>
  db
    .update(challengesTable)
    .set({ verifiedAt: now.toISOString() })
    .where(eq(challengesTable.id, id))

/**
 * Checks a code.
 * @returns the time step of a TOTP code; `null` for a code sent by text message
 * @throws AuthFailure `mfa_verification_failed`
 */
export async function stepOf(
  deps: Deps,
  factor: FactorRow,
  { codeHash }: ChallengeRow,
  code: string,
): Promise<number | null> {
  if (factor.factorType === 'phone') {
    if (isSameSecret(hashCode(deps, code), codeHash ?? '')) return null
    throw new AuthFailure('mfa_verification_failed')
  }
  const secret = Buffer.from(await openSecret(deps, factor), 'base64url')
  const step = findStep(secret, code, deps.now(), factor.usedStep)
  if (step === null) throw new AuthFailure('mfa_verification_failed')
  return step
}
