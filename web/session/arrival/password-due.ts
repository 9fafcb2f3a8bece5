const key = 'meltemi-password-due'
/** Where storage is closed to us: as long as the page lives. */
let known: string | null = null

/**
 * Notes that a session began with an invitation or a recovery, before that session counts anywhere: whatever this or
 * another tab sees of it then, at whatever moment, asks for a password first. A reload changes nothing.
 */
export function markPasswordDue(sessionId: string): void {
  known = sessionId
  try {
    localStorage.setItem(key, sessionId)
  } catch {
    // kept above
  }
}

export function isPasswordDue(sessionId: string): boolean {
  return sessionId !== '' && (stored() ?? known) === sessionId
}

/** A password was set. What a session that is over left behind names no other session. */
export function clearPasswordDue(): void {
  known = null
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
