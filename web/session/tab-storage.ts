/** Where the browser refuses storage: as long as the page stands. */
const inMemory = new Map<string, string>()

/** What a use of storage gives; `undefined` where a reader's settings refuse it, or it is full. */
export function ifStored<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** What this tab keeps, over reloads where the browser lets it. */
export const tabStorage = {
  getItem: (key: string): string | null =>
    inMemory.get(key) ?? ifStored(() => sessionStorage.getItem(key)) ?? null,
  setItem(key: string, value: string): void {
    inMemory.set(key, value)
    ifStored(() => sessionStorage.setItem(key, value))
  },
  removeItem(key: string): void {
    inMemory.delete(key)
    ifStored(() => sessionStorage.removeItem(key))
  },
}

/** Whether a session outlives a reload. */
export const outlivesReload = (): boolean => ifStored(() => localStorage.length) !== undefined
