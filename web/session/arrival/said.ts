/** What one page has the next one say. Travels with the entry of the history: a reload keeps it, a link does not. */
export type Said = 'signed-out' | 'session-ended' | 'not-a-client'

export const saying = (said: Said): { said: Said } => ({ said })

/** What a location's state has its page say. */
export const saidBy = (state: unknown): Said | undefined => (state as { said?: Said } | null)?.said
