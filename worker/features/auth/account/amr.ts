import type { AmrEntry } from '../../../db/schema/sessions.ts'

/** How a session says that a recovery code took the place of a factor. */
export const recoveryCodeMethod = 'mfa/recovery_code'

/** Methods of a factor itself. */
export const factorMethods = new Set(['totp', 'mfa/phone', 'mfa/webauthn'])

/** The methods that make a session aal2. */
export const secondFactors = new Set([...factorMethods, recoveryCodeMethod])

/** Methods that prove a mailbox. */
export const mailMethods = new Set([
  'otp',
  'recovery',
  'magiclink',
  'email/signup',
  'invite',
  'email_change',
])

/** Adds a method: most recent first, one entry per method, a repeat moves its time (contract §3). */
export const withMethod = (amr: readonly AmrEntry[], entry: AmrEntry): AmrEntry[] => [
  entry,
  ...amr.filter(({ method }) => method !== entry.method),
]

export const withoutFactors = (amr: readonly AmrEntry[]): AmrEntry[] =>
  amr.filter(({ method }) => !secondFactors.has(method))

/** The assurance level that a session's methods add up to. */
export const aalOf = (amr: readonly AmrEntry[]): 'aal1' | 'aal2' =>
  amr.some(({ method }) => secondFactors.has(method)) ? 'aal2' : 'aal1'

export const unixS = (instant: Date): number => Math.floor(instant.getTime() / 1000)
