import type { z } from 'zod'
import type { EnrollBody, EnrolledFactor } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import type { FactorRow, UserRow } from '../account/account.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { createSecret } from './secret.ts'
import { provisioning } from './totp.ts'

const nameLimit = 255
/** A QR code has room for this, and for an address of 255 characters, with every character escaped. */
const issuerLimit = 64

type Given = z.infer<typeof EnrollBody>

/**
 * A factor as it is wanted, not stored yet, and how its owner sets it up (contract §7).
 * @throws AuthFailure `validation_failed`, `mfa_phone_enroll_not_enabled`, `mfa_webauthn_enroll_not_enabled`
 */
export async function makeFactor(
  deps: Deps,
  user: UserRow,
  given: Given,
): Promise<{ factor: FactorRow; shown: EnrolledFactor }> {
  switch (given.factor_type) {
    case 'totp': {
      const issuer = parseText('issuer', given.issuer ?? '', issuerLimit)
      const factor = newFactor(deps, user, 'totp', given)
      const { sealed, secret } = await createSecret(deps, factor.id)
      const totp = provisioning(secret, issuer || new URL(deps.auth().siteUrl).host, user.email)
      const { id, friendlyName } = factor
      return {
        factor: { ...factor, secret: sealed },
        shown: { id, type: 'totp', friendly_name: friendlyName ?? '', totp },
      }
    }
    case 'phone': {
      if (deps.sms() === null) throw new AuthFailure('mfa_phone_enroll_not_enabled')
      const phone = parsePhone(given.phone ?? '')
      const factor = newFactor(deps, user, 'phone', given)
      const { id, friendlyName } = factor
      return {
        factor: { ...factor, phone },
        shown: { id, type: 'phone', friendly_name: friendlyName ?? '', phone },
      }
    }
    case 'webauthn':
      throw new AuthFailure('mfa_webauthn_enroll_not_enabled')
    default:
      throw invalid('factor_type needs to be totp, phone, or webauthn')
  }
}

/**
 * A number as we keep it: E.164 digits without "+".
 * @throws AuthFailure `validation_failed`
 */
function parsePhone(given: string): string {
  const digits = given.replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)')
  return digits
}

function newFactor(
  { now }: Deps,
  user: UserRow,
  factorType: FactorRow['factorType'],
  given: Given,
): FactorRow {
  const at = now().toISOString()
  const friendlyName = parseText('friendly_name', given.friendly_name ?? '', nameLimit) || null
  return {
    id: crypto.randomUUID(),
    userId: user.id,
    factorType,
    status: 'unverified',
    friendlyName,
    secret: null,
    phone: null,
    usedStep: null,
    lastChallengedAt: null,
    addedAt: null,
    createdAt: at,
    updatedAt: at,
  }
}

/** @throws AuthFailure `validation_failed` for half a character, too: no link could carry it */
function parseText(name: string, text: string, limit: number): string {
  if (text.length > limit) throw invalid(`${name} cannot be longer than ${limit} characters`)
  if (/\p{Surrogate}/u.test(text)) throw invalid(`${name} is not valid text`)
  return text
}
