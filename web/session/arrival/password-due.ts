const key = 'meltemi-password-due'
/** Where storage is closed to us: as long as the page lives. */
let known: string | null = null

/** What a session began with when a password has to be chosen first: somebody forgot theirs, or has none yet. */
export type PasswordDue = 'password' | 'invitation'

/**
 * Notes that a session began with an invitation or a recovery, before that session counts anywhere: whatever this or
 * another tab sees of it then, at whatever moment, asks for a password first. A reload changes nothing.
 */
export function markPasswordDue(sessionId: string, errand: PasswordDue): void {
  known = `${sessionId} ${errand}`
  try {
    localStorage.setItem(key, known)
  } catch {
    // kept above
  }
}

/** `null`: this session owes no password. */
export function passwordDueOf(sessionId: string): PasswordDue | null {
  const [ofSession, errand] = (stored() ?? known ?? '').split(' ')
  if (sessionId === '' || ofSession !== sessionId) return null
  return errand === 'invitation' ? 'invitation' : 'password'
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
