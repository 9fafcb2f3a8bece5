import { readEmail } from '#contract/text/email-address.ts'
import { invalid } from '../protocol.ts'

/** No mail system takes longer ones (RFC 5321 §4.5.3.1.3). */
const emailLimit = 255

/**
 * An address as we keep it: lower-cased, its domain in ASCII.
 * @throws AuthFailure `validation_failed`
 */
export function parseEmail(given: string): string {
  if (given === '') throw invalid('An email address is required')
  if (given.length > emailLimit) throw invalid('An email address is too long')
  const email = readEmail(given)
  if (email === null) throw invalid('Unable to validate email address: invalid format')
  return email.toLowerCase()
}
