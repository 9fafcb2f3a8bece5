/** A lot that is held or recalled leaves for no one; one that is gone has nothing left. */
export const lotStates = ['available', 'held', 'recalled', 'gone'] as const
export type LotState = (typeof lotStates)[number]

/** What staff set by hand, to and from. */
export const settableStates = ['available', 'held', 'gone'] as const
export type SettableState = (typeof settableStates)[number]
