/** Fallback for the lifetime of the page if the browser refuses storage. */
const inMemory = new Map<string, string>()

/** The result of a storage access; `undefined` if browser settings refuse it or storage is full. */
export function ifStored<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Storage of this tab, which survives reloads if the browser allows it. */
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

/** Whether sessions survive a reload. */
export const outlivesReload = (): boolean => ifStored(() => localStorage.length) !== undefined
