const minuteMs = 60_000

/** How long to wait after the first, second, … failed attempt. After the last one the row is dead. */
const waitsMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs)

/** A row that was claimed so often killed its runs: it is left to people. */
export const maxClaims = waitsMs.length + 4

/** While an attempt runs no one else may try: two calls to HubSpot and two tries of a mail take 40 s at most. */
export const leaseMs = 90_000

/** The mail about many leaves once an hour. What it has not taken by then is tried by itself again. */
export const heldMs = 60 * minuteMs

/** From this attempt on (about 36 minutes after the first) staff need not wait for HubSpot: it goes by mail. */
export const mailFromAttempt = 4

/**
 * When to try again after a number of failed attempts, `null` when it is time to give up. Up to a fifth later than
 * planned, at random: what failed together must not come back together.
 */
export function nextAttemptAt(attempts: number, now: Date, random = Math.random()): Date | null {
  const waitMs = waitsMs[attempts - 1]
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs * (1 + random / 5))
}
