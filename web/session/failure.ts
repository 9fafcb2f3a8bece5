import type { AuthError } from '@supabase/auth-js'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'

type Words = TranslationFunctions['portal']['failure']

/**
 * Message for a failed call to the auth service.
 * @param guessed instructions after too many attempts: waiting a minute is not enough if an
 *   account's attempts are used up (worker/ops/README.md, "Guesses"), but another sign-in method
 *   works
 */
export function explain(
  { name, code }: Pick<AuthError, 'name' | 'code'>,
  words: Words,
  guessed: 'tooMany' | 'tooManyPasswords' | 'tooManyMailedCodes' | 'tooManySteps' = 'tooMany',
): string {
  if (name === 'AuthRetryableFetchError') return words.unreachable()
  if (name === 'AuthSessionMissingError') return words.session()
  if (code === 'over_request_rate_limit') return words[guessed]()
  const key = code === undefined ? undefined : wordOf[code]
  return key ? words[key]() : words.unexpected()
}

/** Error codes of the protocol that users can resolve. */
const wordOf: Record<string, keyof Words | undefined> = {
  over_email_send_rate_limit: 'tooMany',
  captcha_failed: 'captcha',
  over_sms_send_rate_limit: 'tooMany',
  otp_expired: 'code',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'code',
  mfa_ip_address_mismatch: 'code',
  mfa_phone_verify_not_enabled: 'noSms',
  mfa_phone_enroll_not_enabled: 'noSms',
  mfa_verified_factor_exists: 'phoneTaken',
  reauthentication_needed: 'session',
  reauthentication_not_valid: 'code',
  weak_password: 'weak',
  same_password: 'same',
  current_password_required: 'current',
  current_password_invalid: 'current',
  mfa_factor_name_conflict: 'nameTaken',
  too_many_enrolled_mfa_factors: 'factors',
  identity_already_exists: 'linked',
  single_identity_not_deletable: 'lastIdentity',
  session_not_found: 'session',
  session_expired: 'session',
  bad_jwt: 'session',
}
