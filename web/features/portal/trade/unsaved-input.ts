/*
 * Unsaved input, kept over reloads: sessionStorage for edits begun in a tab, localStorage for a basket, which must
 * survive a closed tab and an ended session. While storage is blocked, nothing is kept.
 */

type Place = 'tab' | 'device'
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

const keyOf = (name: string) => `draft:trade:${name}`

export function readUnsaved<Value>(name: string, place: Place): Value | null {
  try {
    return JSON.parse(storageOf(place).getItem(keyOf(name)) ?? 'null') as Value | null
  } catch {
    return null
  }
}

export function storeUnsaved<Value>(name: string, value: Value | null, place: Place): void {
  try {
    if (value === null) storageOf(place).removeItem(keyOf(name))
    else storageOf(place).setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // storage is full or blocked; the value is still on the screen
  }
}

type Counts = [name: string, n: number][]
/** Unsaved quantities of a basket; `null` while the basket had no id. */
type Taps = { basket: string | null; counts: Counts }

/** Unsaved quantities of a basket, from any tab. Those of a basket already ordered are ignored. */
export function readUnsavedQuantities(name: string, basket: string | null): Counts {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Taps | null
    return kept && (kept.basket === null || kept.basket === basket) ? kept.counts : []
  } catch {
    return []
  }
}

/** Adds `waiting` quantities and removes `stored` ones that have not changed since. Tabs share the entry. */
export function storeUnsavedQuantities(
  name: string,
  basket: string | null,
  waiting: Counts,
  stored: Counts = [],
): void {
  try {
    const counts = new Map(readUnsavedQuantities(name, basket))
    for (const [product, n] of stored) if (counts.get(product) === n) counts.delete(product)
    for (const [product, n] of waiting) counts.set(product, n)
    const taps: Taps = { basket, counts: [...counts] }
    if (counts.size === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(taps))
  } catch {
    // storage is full or blocked; the value is still on the screen
  }
}
