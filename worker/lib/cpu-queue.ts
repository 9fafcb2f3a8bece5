import { Failure } from './http/problem.ts'

/** Queue length. At about 0.4 s each (with the pause), the last one is answered within 3.5 s. */
const mostWaiting = 8
/**
 * Pause between two computations, so that the isolate can answer pages. Tests lower it
 * (tests/setup/password-cost.ts).
 */
export const idlePause = { ms: 100 }
/** Polling interval of waiting requests. */
const lookEveryMs = 5
/** A request that has not polled for this long has been cancelled and loses its slot. */
const goneMs = 1_500

/**
 * Time of the last poll (Unix ms) by waiting request, first come first. Holds values, no promises:
 * promises must not be shared between requests.
 */
const waiting = new Map<symbol, number>()
let doneAtMs = 0

/** The queue of this isolate is full. */
export class QueueFull extends Failure {
  constructor() {
    super('request/rate-limited', undefined, { headers: { 'retry-after': '3' } })
    this.name = 'QueueFull'
  }
}

/**
 * Runs CPU-bound work one at a time per isolate, first come first served, with pauses in which
 * pages are answered.
 * @throws QueueFull at once when eight requests are waiting
 */
export async function queueCpuWork<Result>(compute: () => Result): Promise<Result> {
  dropGone()
  if (waiting.size >= mostWaiting) throw new QueueFull()
  const place = Symbol()
  try {
    do {
      waiting.set(place, Date.now())
      await new Promise((resolve) => void setTimeout(resolve, lookEveryMs))
      dropGone()
    } while (waiting.keys().next().value !== place || Date.now() - doneAtMs < idlePause.ms)
    return compute()
  } finally {
    waiting.delete(place)
    doneAtMs = Date.now()
  }
}

function dropGone(): void {
  for (const [place, lookedAtMs] of waiting) {
    if (Date.now() - lookedAtMs > goneMs) waiting.delete(place)
  }
}
