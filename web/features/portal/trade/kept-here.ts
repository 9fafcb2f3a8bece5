/*
 * What was typed or tapped and is not stored yet waits on this device, whatever becomes of the tab: a phone may end it in
 * a cool room, and a session may end first. Storage that is blocked keeps nothing.
 */

const keyOf = (name: string) => `draft:trade:${name}`

export function readKept<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Value | null
  } catch {
    return null
  }
}

/** `null`: there is nothing to keep any more. */
export function keepHere<Value>(name: string, value: Value | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // full or blocked: it is still on the screen
  }
}

type Counts = [name: string, n: number][]

/* Tabs share the counts that were tapped, so each writes over nothing but what is its own. */

/** What waits under a name, from this tab or another. */
export function readCounts(name: string): Counts {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]') as Counts
  } catch {
    return []
  }
}

/** Has counts wait, and those that were stored wait no longer, unless they are others by now. */
export function keepCounts(name: string, waiting: Counts, stored: Counts = []): void {
  try {
    const counts = new Map(readCounts(name))
    for (const [product, n] of stored) if (counts.get(product) === n) counts.delete(product)
    for (const [product, n] of waiting) counts.set(product, n)
    if (counts.size === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify([...counts]))
  } catch {
    // full or blocked: it is still on the screen
  }
}
