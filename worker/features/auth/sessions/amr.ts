import type { AmrEntry } from '../../../db/schema/sessions.ts'

/** How a session says that a recovery code took the place of a factor. */
export const recoveryCodeMethod = 'mfa/recovery_code'

/** The methods that make a session aal2. */
export const secondFactors = new Set(['totp', 'mfa/phone', 'mfa/webauthn', recoveryCodeMethod])

/**
 * Methods that prove a mailbox: whoever knows a password alone cannot begin a session so. A recovery, too, begins so
 * when its owner has forgotten the password.
 */
export const mailMethods = new Set(['otp', 'recovery', 'magiclink', 'email/signup', 'invite'])

/** Adds a method: most recent first, one entry per method, a repeat moves its time (contract §3). */
export const withMethod = (amr: readonly AmrEntry[], entry: AmrEntry): AmrEntry[] => [
  entry,
  ...amr.filter(({ method }) => method !== entry.method),
]

/**
 * The methods of a session that a token says, too. What its owner proved since the token was made is not the token's: it
 * may have been stolen before.
 */
export const saidByToken = (amr: readonly AmrEntry[], claimed: readonly AmrEntry[]): AmrEntry[] =>
  amr.filter(({ method, timestamp }) =>
    claimed.some((said) => said.method === method && said.timestamp === timestamp),
  )

/**
 * The methods of a session as they were when a token was made: what a token is worth that comes of it. A second step is
 * there as it stands only: its factor may be another by now.
 */
export const asTokenKnows = (amr: readonly AmrEntry[], claimed: readonly AmrEntry[]): AmrEntry[] =>
  claimed.filter((said) =>
    amr.some(
      ({ method, timestamp }) =>
        method === said.method &&
        (timestamp === said.timestamp ||
          (timestamp > said.timestamp && !secondFactors.has(method))),
    ),
  )

/** So long a password or a second step opens what an unlocked computer must not, in seconds. */
export const freshS = 10 * 60

/** The assurance level that a session's methods add up to. */
export const aalOf = (amr: readonly AmrEntry[]): 'aal1' | 'aal2' =>
  amr.some(({ method }) => secondFactors.has(method)) ? 'aal2' : 'aal1'
