/*
 * What was typed or tapped and is not stored yet stays in this tab: a reload comes faster than any request. Storage that
 * is blocked keeps nothing.
 */

const keyOf = (name: string) => `draft:trade:${name}`

export function readKept<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Value | null
  } catch {
    return null
  }
}

/** `null`: there is nothing to keep any more. */
export function keepHere<Value>(name: string, value: Value | null): void {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // full or blocked: it is still on the screen
  }
}
