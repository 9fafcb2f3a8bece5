import { within } from '../lib/within.ts'

/** D1 did not take the query at all, or says nothing. `isDatabaseError` (client.ts) knows it, and the ones drizzle wraps. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('D1 is not reachable', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * A page goes on with what it knows sooner than a call gives up: that has nothing else to say. Only tests that make D1
 * wait change them (tests/worker/kit/gates.ts).
 */
export const patiencesMs = { page: 3_000, call: 8_000 }

/**
 * What D1 answers, if it does so in time: one that is too slow is one that is away, and callers know what to do then.
 * @throws DatabaseUnavailable
 */
export const inTime = <Answer>(
  who: keyof typeof patiencesMs,
  read: Promise<Answer>,
): Promise<Answer> =>
  within(patiencesMs[who], read).catch((error: unknown) => {
    const isTooSlow = error instanceof DOMException && error.name === 'TimeoutError'
    throw isTooSlow ? new DatabaseUnavailable(error) : error
  })
