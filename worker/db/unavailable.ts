import { within } from '../lib/with-timeout.ts'

/**
 * D1 refused the query or timed out. `isDatabaseError` (client.ts) recognises it, also when
 * wrapped.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('D1 is not reachable', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * Timeouts of D1: shorter for pages, which can fall back to cached data. Tests shorten them
 * (tests/worker/kit/gates.ts).
 */
export const databaseTimeoutsMs = { page: 3_000, call: 8_000 }

/**
 * Waits for D1 up to a timeout.
 * @throws DatabaseUnavailable
 */
export const withDatabaseTimeout = <Answer>(
  who: keyof typeof databaseTimeoutsMs,
  read: Promise<Answer>,
): Promise<Answer> =>
  within(databaseTimeoutsMs[who], read).catch((error: unknown) => {
    const isTooSlow = error instanceof DOMException && error.name === 'TimeoutError'
    throw isTooSlow ? new DatabaseUnavailable(error) : error
  })
