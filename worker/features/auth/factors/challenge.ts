import type { FactorChallenge } from '#contract/auth.ts'
import type { Locale } from '#contract/locales.ts'
import { isConstraintError } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import { deriveNow } from '../../../lib/secrets/key-ring.ts'
import { keyedHashOf, randomCode } from '../../../lib/secrets/random.ts'
import type { SmsChannel } from '../../../adapters/sms.ts'
import { composeSms } from '../mail/compose.ts'
import { deliver } from '../mail/send.ts'
import { factorTextRight, takeTextRight } from './text-limits.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import type { FactorRow } from '../caller-queries.ts'
import { unixS } from '../sessions/sessions.ts'
import { type ChallengeRow, storeChallenge } from './challenge-queries.ts'

const lifeMs = 300_000

/** How to reach the owner of a phone factor. */
export type TextWishes = {
  channel: SmsChannel
  locale: Locale
  firstStep: string
}

/**
 * Starts a check of a factor from a network (`networkOf`); a phone is sent a code (contract §7).
 * @throws AuthFailure `over_sms_send_rate_limit`, `mfa_phone_verify_not_enabled`
 */
export async function challengeFactor(
  deps: Deps,
  factor: FactorRow,
  network: string,
  wishes: TextWishes,
): Promise<FactorChallenge> {
  const codeHash = factor.factorType === 'phone' ? await textCode(deps, factor, wishes) : null
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const row: ChallengeRow = {
    id: crypto.randomUUID(),
    factorId: factor.id,
    ip: network,
    codeHash,
    verifiedAt: null,
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
  await storeChallenge(deps.db, row).catch((error: unknown) => {
    // the factor was removed meanwhile
    throw isConstraintError(error) ? new AuthFailure('mfa_factor_not_found') : error
  })
  return { id: row.id, type: factor.factorType, expires_at: unixS(expiresAt) }
}

/** Sends a code; returns its hash. What could not be sent does not count against the limit. */
async function textCode(
  deps: Deps,
  factor: FactorRow,
  { channel, locale, firstStep }: TextWishes,
): Promise<string> {
  const send = deps.sms()
  if (send === null || factor.phone === null) throw new AuthFailure('mfa_phone_verify_not_enabled')
  const { phone } = factor
  const right = factorTextRight({ ...factor, phone }, firstStep)
  await takeTextRight(deps, right)
  const code = randomCode()
  await deliver(deps, [right], () => send(phone, composeSms(locale, code), channel))
  return hashCode(deps, code)
}

/** @throws AuthFailure `validation_failed` for anything but sms (the default) and whatsapp */
export function parseChannel(channel: string | undefined): SmsChannel {
  if (channel === undefined || channel === '' || channel === 'sms') return 'sms'
  if (channel === 'whatsapp') return 'whatsapp'
  throw invalid('Invalid channel, supported values are: sms, whatsapp')
}

/** Guessable, so the data key goes into its hash. */
export const hashCode = ({ dataKeys }: Pick<Deps, 'dataKeys'>, code: string): string =>
  keyedHashOf(deriveNow(dataKeys(), 'factor-code'), code)
