/** How many hashes wait at once: at 0.3 s each, whoever asks for a page meanwhile waits for a few of them. */
const mostWaiting = 8
/** A request that its visitor gave up never says so: its place is free again after this. */
const placeLifeMs = 10_000

/** When each of the waiting ones came (Unix ms). Values only: nothing in flight is shared between requests. */
const waiting = new Map<symbol, number>()

/** This isolate has as much long work waiting as it takes on; a moment later it has not. */
export class TooBusy extends Error {
  constructor() {
    super('Too much is waiting to be computed')
    this.name = 'TooBusy'
  }
}

/**
 * Does a long piece of computing after whatever else has come in meanwhile. Each request waits for a timer of its own,
 * so that pages are served between two pieces, and no request depends on another one being there still.
 * @throws TooBusy at once when too many wait already
 */
export async function inTurn<Result>(compute: () => Result): Promise<Result> {
  const nowMs = Date.now()
  for (const [place, sinceMs] of waiting) {
    if (nowMs - sinceMs > placeLifeMs) waiting.delete(place)
  }
  if (waiting.size >= mostWaiting) throw new TooBusy()
  const place = Symbol()
  waiting.set(place, nowMs)
  try {
    await new Promise((resolve) => void setTimeout(resolve, 0))
    return compute()
  } finally {
    waiting.delete(place)
  }
}
