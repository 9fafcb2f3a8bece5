import { invalid } from '../protocol.ts'

/** What `<input type=email>` accepts. Source: HTML Standard, "valid e-mail address". */
const emailSyntax =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** No mail system takes longer ones (RFC 5321 §4.5.3.1.3). */
const emailLimit = 255

/**
 * An address as we keep it: lower-cased.
 * @throws AuthFailure `validation_failed`
 */
export function parseEmail(given: string): string {
  if (given === '') throw invalid('An email address is required')
  if (given.length > emailLimit) throw invalid('An email address is too long')
  if (!emailSyntax.test(given)) throw invalid('Unable to validate email address: invalid format')
  return given.toLowerCase()
}

/**
 * A number as we keep it: E.164 digits without "+".
 * @throws AuthFailure `validation_failed`
 */
export function parsePhone(given: string): string {
  const digits = given.replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)')
  return digits
}
