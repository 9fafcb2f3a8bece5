/** Message for the next page, stored in its history entry: reloads keep it, links do not. */
export type Note = 'signed-out' | 'session-ended' | 'not-a-client'

export const withNote = (note: Note): { note: Note } => ({ note })

/** The message in a location's state. */
export const noteOf = (state: unknown): Note | undefined => (state as { note?: Note } | null)?.note
