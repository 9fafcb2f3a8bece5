import type { z } from 'zod'
import type { UserUpdateBody } from '#contract/auth.ts'
import { readEmail } from '#contract/text/email-address.ts'
import type { Deps } from '../../../deps.ts'
import { findUserByEmail, type UserRow } from '../caller-queries.ts'
import { AuthFailure, invalid } from '../protocol.ts'

type Update = z.infer<typeof UserUpdateBody>

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

/**
 * The address that somebody wants in place of theirs; `null` where that is none, or the one that they have.
 * @throws AuthFailure `email_exists`, `validation_failed`
 */
export async function wantedEmail(
  { db }: Deps,
  user: UserRow,
  { email }: Update,
): Promise<string | null> {
  if (email === undefined) return null
  const wanted = parseEmail(email)
  if (wanted === user.email) return null
  if (await findUserByEmail(db, wanted)) throw new AuthFailure('email_exists')
  return wanted
}
