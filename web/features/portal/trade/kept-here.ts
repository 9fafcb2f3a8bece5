/*
 * What was typed or tapped and is not stored yet stays here: a reload comes faster than any request. A change that was
 * begun in a tab stays in it; what belongs to a basket waits on the device, whatever becomes of the tab: a phone may end
 * it in a cool room, and a session may end first. Storage that is blocked keeps nothing.
 */

type Place = 'tab' | 'device'
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

const keyOf = (name: string) => `draft:trade:${name}`

export function readKept<Value>(name: string, place: Place): Value | null {
  try {
    return JSON.parse(storageOf(place).getItem(keyOf(name)) ?? 'null') as Value | null
  } catch {
    return null
  }
}

/** `null`: there is nothing to keep any more. */
export function keepHere<Value>(name: string, value: Value | null, place: Place): void {
  try {
    if (value === null) storageOf(place).removeItem(keyOf(name))
    else storageOf(place).setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // full or blocked: it is still on the screen
  }
}

type Counts = [name: string, n: number][]
/** What was tapped, and into which basket; `null`: there was none yet. */
type Taps = { basket: string | null; counts: Counts }

/* Tabs share the counts that were tapped, so each writes over nothing but what is its own. */

/** What waits under a name for a basket, from this tab or another. What was tapped into one that was sent is over. */
export function readCounts(name: string, basket: string | null): Counts {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Taps | null
    return kept && (kept.basket === null || kept.basket === basket) ? kept.counts : []
  } catch {
    return []
  }
}

/** Has counts wait, and those that were stored wait no longer, unless they are others by now. */
export function keepCounts(
  name: string,
  basket: string | null,
  waiting: Counts,
  stored: Counts = [],
): void {
  try {
    const counts = new Map(readCounts(name, basket))
    for (const [product, n] of stored) if (counts.get(product) === n) counts.delete(product)
    for (const [product, n] of waiting) counts.set(product, n)
    const taps: Taps = { basket, counts: [...counts] }
    if (counts.size === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(taps))
  } catch {
    // full or blocked: it is still on the screen
  }
}
