/** A note to one's later self, in whichever tab. */
export type KeptNote = {
  read: () => string | null
  write: (text: string) => void
  clear: () => void
}

/** A note that this browser keeps under a name; where storage is closed to us, this page keeps it as long as it lives. */
export function keptNote(name: string): KeptNote {
  let known: string | null = null
  return {
    read() {
      try {
        return localStorage.getItem(name) ?? known
      } catch {
        return known
      }
    },
    write(text) {
      known = text
      try {
        localStorage.setItem(name, text)
      } catch {
        // kept above
      }
    },
    clear() {
      known = null
      try {
        localStorage.removeItem(name)
      } catch {
        // nothing was stored
      }
    },
  }
}
