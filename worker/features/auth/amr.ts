import type { AmrEntry } from '../../db/schema.ts'

/** The methods that make a session aal2. */
export const secondFactors = new Set(['totp', 'mfa/phone', 'mfa/webauthn'])

/** Adds a method: most recent first, one entry per method, a repeat moves its time (contract §3). */
export const withMethod = (amr: readonly AmrEntry[], entry: AmrEntry): AmrEntry[] => [
  entry,
  ...amr.filter(({ method }) => method !== entry.method),
]

/** The assurance level that a session's methods add up to. */
export const aalOf = (amr: readonly AmrEntry[]): 'aal1' | 'aal2' =>
  amr.some(({ method }) => secondFactors.has(method)) ? 'aal2' : 'aal1'
