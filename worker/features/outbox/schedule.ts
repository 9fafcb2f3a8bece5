const minuteMs = 60_000

/** Delays after the first, second, … failed attempt; after the last one the row is dead. */
const waitsMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs)

/** Claims after which a row is given up, because it crashes its runs. */
export const maxClaims = waitsMs.length + 4

/** Lease duration; two HubSpot calls and two mails take 40 s at most. */
export const leaseMs = 90_000

/** Held messages are delivered individually after this time. */
export const heldMessageMs = 60 * minuteMs

/**
 * First attempt (about 36 minutes after the first one) that goes by mail when HubSpot is
 * unavailable.
 */
export const firstMailAttempt = 4

/** Time of the next attempt; `null` after the last one. Adds up to a fifth of random jitter. */
export function nextAttemptAt(attempts: number, now: Date, random = Math.random()): Date | null {
  const waitMs = waitsMs[attempts - 1]
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs * (1 + random / 5))
}
