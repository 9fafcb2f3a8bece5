/** What one page has the next one say. Travels with the entry of the history: a reload keeps it, a link does not. */
export type Note = 'signed-out' | 'session-ended' | 'not-a-client'

export const withNote = (note: Note): { note: Note } => ({ note })

/** What a location's state has its page say. */
export const noteOf = (state: unknown): Note | undefined => (state as { note?: Note } | null)?.note
