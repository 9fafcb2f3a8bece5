import { Failure } from './http/problem.ts'

/** How many wait at once: at 0.4 s each with the rest after it, the last of them is answered within 3.5 s. */
const mostWaiting = 8
/**
 * Between two pieces of work the isolate is free for so long: a page that asks D1 twice does not wait for a piece each
 * time. Only tests lower it (tests/setup/password-cost.ts).
 */
export const rest = { ms: 100 }
/** How often a waiting request looks whether it is first. */
const lookEveryMs = 5
/** A request whose visitor hung up stops looking without a word: after this its place is free again. */
const goneMs = 1_500

/** When each waiting request last looked (Unix ms), first come first. Values only: nothing in flight is shared. */
const waiting = new Map<symbol, number>()
let doneAtMs = 0

/** As much work is waiting in this isolate as it takes on; a moment later it is not. */
export class TooBusy extends Failure {
  constructor() {
    super('request/rate-limited', undefined, { headers: { 'retry-after': '3' } })
    this.name = 'TooBusy'
  }
}

/**
 * Serialises CPU-bound work per isolate: first come first served, with pages answered between two pieces. Each request
 * waits for timers of its own, so none depends on another one being there still.
 * @throws TooBusy at once when eight are waiting already
 */
export async function queueCpuWork<Result>(compute: () => Result): Promise<Result> {
  dropGone()
  if (waiting.size >= mostWaiting) throw new TooBusy()
  const place = Symbol()
  try {
    do {
      waiting.set(place, Date.now())
      await new Promise((resolve) => void setTimeout(resolve, lookEveryMs))
      dropGone()
    } while (waiting.keys().next().value !== place || Date.now() - doneAtMs < rest.ms)
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
