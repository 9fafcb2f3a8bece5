import type { DeliveryResult } from './delivery.ts'
import type { Attempt } from './outbox-queries.ts'

type Ending = Pick<Attempt, 'outcome' | 'detail'> | { outcome: 'held' }

/** Runs one attempt and records its time. `held` is not an attempt. */
export async function timedAttempt(
  now: () => Date,
  destination: Attempt['destination'],
  work: () => Promise<Ending>,
): Promise<DeliveryResult> {
  const start = now()
  const ending = await work()
  if (ending.outcome === 'held') return { outcome: 'held', attempts: [] }
  const attempt: Attempt = {
    ...ending,
    destination,
    attemptedAt: start.toISOString(),
    durationMs: now().getTime() - start.getTime(),
  }
  return { outcome: ending.outcome === 'refused' ? 'dead' : ending.outcome, attempts: [attempt] }
}
