import { keptNote } from './kept-note.ts'

/** Which session owes a password, and why. */
const note = keptNote('meltemi-password-due')

/** What a session began with when a password has to be chosen first: somebody forgot theirs, or has none yet. */
export type PasswordDue = 'password' | 'invitation'

/**
 * Notes that a session began with an invitation or a recovery, before that session counts anywhere: whatever this or
 * another tab sees of it then, at whatever moment, asks for a password first. A reload changes nothing.
 */
export const markPasswordDue = (sessionId: string, errand: PasswordDue): void =>
  note.write(`${sessionId} ${errand}`)

/** `null`: this session owes no password. */
export function passwordDueOf(sessionId: string): PasswordDue | null {
  const [ofSession, errand] = (note.read() ?? '').split(' ')
  if (sessionId === '' || ofSession !== sessionId) return null
  return errand === 'invitation' ? 'invitation' : 'password'
}

/** A password was set. What a session that is over left behind names no other session. */
export const clearPasswordDue = note.clear
