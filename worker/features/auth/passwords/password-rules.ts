import type { WeakPasswordReason } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { isCommon } from './common-passwords.ts'
import { isOfCompany } from './company-words.ts'
import { AuthFailure, invalid } from '../protocol.ts'

const minLength = 8
/** The protocol's limit, in UTF-8 bytes: longer passwords are refused, never cut. */
const maxBytes = 72

/**
 * Why a password is weak; empty when it is not. The protocol has one reason for all that is easy to guess.
 * Source: ASVS 5, 6.2.1, 6.2.4 and 6.2.11 (no rules of composition: 6.2.5).
 */
export function weaknessOf(password: string): WeakPasswordReason[] {
  if ([...password].length < minLength) return ['length']
  return isCommon(password) || isOfCompany(password) ? ['pwned'] : []
}

const explanations: Record<WeakPasswordReason, string> = {
  length: `Password should be at least ${minLength} characters.`,
  characters: 'Password should contain other characters, too.',
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
}

/** The words that go with the reasons. */
export const explain = (reasons: WeakPasswordReason[]): string =>
  reasons.map((reason) => explanations[reason]).join(' ')

/**
 * Whether somebody may choose a password. Where a service of breached passwords is set up it is asked last, with nothing
 * that tells the password (adapters/breached-passwords.ts); while it is away the list here has to do.
 * Source: ASVS 5, 6.2.12.
 * @throws AuthFailure `validation_failed` above 72 bytes, `weak_password` with its reasons
 */
export async function assertNewPassword(
  { breachCheck }: Pick<Deps, 'breachCheck'>,
  password: string,
): Promise<void> {
  if (new TextEncoder().encode(password).length > maxBytes) {
    throw invalid(`Password cannot be longer than ${maxBytes} bytes`)
  }
  let reasons = weaknessOf(password)
  if (reasons.length === 0 && (await breachCheck()?.(password))) reasons = ['pwned']
  if (reasons.length === 0) return
  throw new AuthFailure('weak_password', { message: explain(reasons), reasons })
}
