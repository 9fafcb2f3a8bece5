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
import { AuthFailure, invalid } from '../protocol.ts'
import { openSecret } from './secret.ts'
import { findStep } from './totp.ts'

export type ChallengeRow = typeof challengesTable.$inferSelect

const lifeMs = 300_000

/** How to reach the owner of a phone factor, and who asks for the text. */
export type TextWishes = { channel: SmsChannel; locale: Locale; guesser: Guesser }

/**
 * Starts a check of a factor from a network (`networkOf`); a phone is sent a code (contract §7). A row of its own: it
 * moves no version.
 * @throws AuthFailure `over_sms_send_rate_limit`, `mfa_phone_verify_not_enabled`
 */
export async function challengeFactor(
  deps: Deps,
  factor: FactorRow,
  network: string,
  wishes: TextWishes,
): Promise<FactorChallenge> {
  const { db } = deps
  const codeHash = factor.factorType === 'phone' ? await textCode(deps, factor, wishes) : null
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const createdAt = now.toISOString()
  const id = crypto.randomUUID()
  const factorId = factor.id
  const stored = db.batch([
    db.insert(challengesTable).values({
      id,
      factorId,
      ip: network,
      codeHash,
      verifiedAt: null,
      createdAt,
      expiresAt: expiresAt.toISOString(),
    }),
    db
      .update(factorsTable)
      .set({ lastChallengedAt: createdAt })
      .where(eq(factorsTable.id, factorId)),
  ])
  await stored.catch((error: unknown) => {
    // the factor was removed meanwhile
    throw isConstraintError(error) ? new AuthFailure('mfa_factor_not_found') : error
  })
  return { id, type: factor.factorType, expires_at: unixS(expiresAt) }
}

/**
 * Texts to a verified factor count with who asks, as guesses do: neither who knows the number nor who knows the
 * password keeps them from its owner. Until the account has proven the number, it may be anyone's.
 */
function textBuckets(factor: FactorRow, phone: string, guesser: Guesser): Bucket[] {
  const whose = secretsOf(guesser).key
  const timer = bucketOf('text timer: factor', factor.id, whose)
  if (isVerified(factor)) return [timer, bucketOf('texts: account', factor.userId, whose)]
  return [
    timer,
    bucketOf('texts: account', factor.userId),
    bucketOf('texts: number', phone),
    bucketOf('texts to unproven numbers: all'),
  ]
}

/** Sends a code; returns its hash. What could not be sent does not count against the limit. */
async function textCode(
  deps: Deps,
  factor: FactorRow,
  { channel, locale, guesser }: TextWishes,
): Promise<string> {
  const send = deps.sms()
  const { phone } = factor
  if (send === null || phone === null) throw new AuthFailure('mfa_phone_verify_not_enabled')
  const buckets = textBuckets(factor, phone, guesser)
  const empty = await consume(deps.db, buckets, deps.now())
  if (empty && empty.bucket === buckets[0]) {
    throw tooEarly('over_sms_send_rate_limit', empty.retryAfterS)
  }
  if (empty) {
    const message = 'Too many text messages were sent today. Try again later.'
    throw waitFor('over_sms_send_rate_limit', message, empty.retryAfterS)
  }
  const code = randomCode()
  await deliver(deps, buckets, () => send(phone, composeSms(locale, code), channel))
  return hashCode(deps, code)
}

/** @throws AuthFailure `validation_failed` for anything but sms (the default) and whatsapp */
export function parseChannel(channel: string | undefined): SmsChannel {
  if (channel === undefined || channel === '' || channel === 'sms') return 'sms'
  if (channel === 'whatsapp') return 'whatsapp'
  throw invalid('Invalid channel, supported values are: sms, whatsapp')
}

/** Guessable, so the data key goes into its hash. */
const hashCode = ({ dataKeys }: Pick<Deps, 'dataKeys'>, code: string): string =>
  keyedHashOf(deriveCurrent(dataKeys(), 'factor-code'), code)

/**
 * The challenge that a code answers.
 * @throws AuthFailure `mfa_factor_not_found` (422), `mfa_ip_address_mismatch`, `mfa_challenge_expired`
 */
export async function getChallenge(
  { db, now }: Deps,
  factorId: string,
  id: string,
  network: string,
): Promise<ChallengeRow> {
  const own = and(eq(challengesTable.id, id), eq(challengesTable.factorId, factorId))
  const [challenge] = await db.select().from(challengesTable).where(own)
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found'
    throw new AuthFailure('mfa_factor_not_found', { status: 422, message })
  }
  if (challenge.verifiedAt !== null || challenge.ip !== network) {
    throw new AuthFailure('mfa_ip_address_mismatch')
  }
  if (challenge.expiresAt <= now().toISOString()) {
    await db.delete(challengesTable).where(eq(challengesTable.id, challenge.id))
    throw new AuthFailure('mfa_challenge_expired')
  }
  return challenge
}

/** A statement for the transaction that the code lets through. */
export const spendChallenge = (db: Db, { id }: ChallengeRow, now: Date) =>
  db
    .update(challengesTable)
    .set({ verifiedAt: now.toISOString() })
    .where(eq(challengesTable.id, id))

/**
 * Looks at a code.
 * @returns the time step that a TOTP code belongs to; `null` for a texted one
 * @throws AuthFailure `mfa_verification_failed`
 */
export async function stepOf(
  deps: Deps,
  factor: FactorRow,
  { codeHash }: ChallengeRow,
  code: string,
): Promise<number | null> {
  const isTotp = factor.factorType === 'totp'
  const step = isTotp
    ? findStep(await openSecret(deps, factor), code, deps.now(), factor.usedStep)
    : null
  const isRight = isTotp ? step !== null : isSameSecret(hashCode(deps, code), codeHash ?? '')
  if (!isRight) throw new AuthFailure('mfa_verification_failed')
  return step
}
