/** How many hashes wait at once: at 0.4 s each with the rest after it, the last of them is answered within 3.5 s. */
const mostWaiting = 8
/** How many of them may be strangers': whoever sends guesses from many networks leaves room for those we know. */
const mostOfStrangers = 4
/** How many of those we know may be one account's: its own right password, sent from everywhere, keeps nobody else out. */
const mostOfOne = 2
/**
 * Between two pieces the isolate is free for so long: a page that asks D1 twice does not wait for a piece each time.
 * Only tests lower it (tests/setup/password-cost.ts).
 */
export const rest = { ms: 100 }
/** How often one that waits looks whether its turn has come. */
const lookEveryMs = 5
/** A request that its visitor gave up never says so: it no longer looks, and after this its place is free again. */
const unseenMs = 1_500

/** Who waits: a stranger is somebody who has shown nothing yet, neither a session nor a network the account knows. */
export type Waits = 'known' | 'stranger'

/** As whom a piece waits, for whose work it is, and how many of these may wait where we know whose. */
export type Turn = { as?: Waits | undefined; of?: string | undefined; most?: number | undefined }

type Place = { as: Waits; of: string; lookedAtMs: number }

/** When each of the waiting ones looked last (Unix ms), first come first. Values only: nothing in flight is shared. */
const waiting = new Map<symbol, Place>()
let doneAtMs = 0

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
 * @param turn for whom
 * @throws TooBusy at once when too many wait already
 */
export async function inTurn<Result>(
  compute: () => Result,
  { as = 'known', of = '', most = mostOfOne }: Turn = {},
): Promise<Result> {
  for (const place of waiting.keys()) if (isGone(place)) waiting.delete(place)
  const alike = [...waiting.values()].filter(
    (it) => it.as === as && (as === 'stranger' || it.of === of),
  )
  const mostAlike = as === 'stranger' ? mostOfStrangers : of === '' ? mostWaiting : most
  if (waiting.size >= mostWaiting || alike.length >= mostAlike) throw new TooBusy()
  const place = Symbol()
  const kind = { as, of }
  waiting.set(place, { ...kind, lookedAtMs: Date.now() })
  try {
    // all who wait look at the same moment, once a piece is done: what came in during it goes before the next
    do await pause(place, kind)
    while (!isFirst(place) || Date.now() - doneAtMs < rest.ms)
    return compute()
  } finally {
    waiting.delete(place)
    doneAtMs = Date.now()
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

const isGone = (place: symbol) => Date.now() - (waiting.get(place)?.lookedAtMs ?? 0) > unseenMs

async function pause(place: symbol, kind: Omit<Place, 'lookedAtMs'>): Promise<void> {
  waiting.set(place, { ...kind, lookedAtMs: Date.now() })
  await new Promise((resolve) => void setTimeout(resolve, lookEveryMs))
}
