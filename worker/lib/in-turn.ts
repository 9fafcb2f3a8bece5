/** How many hashes wait at once: at 0.3 s each, the last of them is answered within three seconds. */
const mostWaiting = 8
/** How often one that waits looks whether its turn has come. */
const lookEveryMs = 5
/** A request that its visitor gave up never says so: it no longer looks, and after this its place is free again. */
const unseenMs = 1_500

/** When each of the waiting ones looked last (Unix ms), first come first. Values only: nothing in flight is shared. */
const waiting = new Map<symbol, number>()

/** This isolate has as much long work waiting as it takes on; a moment later it has not. */
export class TooBusy extends Error {
  constructor() {
    super('Too much is waiting to be computed')
    this.name = 'TooBusy'
  }
}

/**
 * Does a long piece of computing, one at a time and after whatever else has come in meanwhile. Each request waits for
 * timers of its own, so that pages are served between two pieces, and no request depends on another one being there
 * still.
 * @throws TooBusy at once when too many wait already
 */
export async function inTurn<Result>(compute: () => Result): Promise<Result> {
  for (const place of waiting.keys()) if (isGone(place)) waiting.delete(place)
  if (waiting.size >= mostWaiting) throw new TooBusy()
  const place = Symbol()
  waiting.set(place, Date.now())
  try {
    while (!isFirst(place)) await pause(place)
    // all who wait look at the same moment, once a piece is done: what came in during it goes before the next
    await pause(place)
    return compute()
  } finally {
    waiting.delete(place)
  }
}

function isFirst(place: symbol): boolean {
  for (const other of waiting.keys()) {
    if (other === place) return true
    if (!isGone(other)) return false
    waiting.delete(other)
  }
  return false
}

const isGone = (place: symbol) => Date.now() - (waiting.get(place) ?? 0) > unseenMs

async function pause(place: symbol): Promise<void> {
  waiting.set(place, Date.now())
  await new Promise((resolve) => void setTimeout(resolve, lookEveryMs))
}
