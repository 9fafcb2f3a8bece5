import type { WeakPasswordReason } from '../../contract/auth.ts'
import { AuthFailure, invalid } from './protocol.ts'

const minLength = 8
/** The protocol's limit, in UTF-8 bytes: longer passwords are refused, never cut. */
const maxBytes = 72

/** Those that every list of breached passwords starts with, as far as they are long enough to get this far. */
const common = new Set([
  'password',
  'password1',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  '11111111',
  '00000000',
  '12341234',
  '123123123',
  '1q2w3e4r',
  'qwertyui',
  'qwertyuiop',
  'qwerty12',
  'qwerty123',
  '1qaz2wsx',
  'asdfghjk',
  'abcd1234',
  'abc12345',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'starwars',
  'trustno1',
  'whatever',
  'welcome1',
  'letmein1',
  'admin123',
  'changeme',
])

/** Why a password is weak; empty when it is not. Source: ASVS 5, 6.2.1 and 6.2.4 (no rules of composition: 6.2.5). */
export function weaknessOf(password: string): WeakPasswordReason[] {
  if ([...password].length < minLength) return ['length']
  return common.has(password.toLowerCase()) ? ['pwned'] : []
}

const explanations: Record<WeakPasswordReason, string> = {
  length: `Password should be at least ${minLength} characters.`,
  characters: 'Password should contain other characters, too.',
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
}

/** The words that go with the reasons. */
export const explain = (reasons: WeakPasswordReason[]): string =>
  reasons.map((reason) => explanations[reason]).join(' ')

/** @throws AuthFailure `validation_failed` above 72 bytes, `weak_password` with its reasons */
export function assertPassword(password: string): void {
  if (new TextEncoder().encode(password).length > maxBytes) {
    throw invalid(`Password cannot be longer than ${maxBytes} bytes`)
  }
  const reasons = weaknessOf(password)
  if (reasons.length === 0) return
  throw new AuthFailure('weak_password', { message: explain(reasons), reasons })
}
