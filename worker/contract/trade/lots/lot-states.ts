/** `held` and `recalled` lots cannot be shipped; `gone` is sold out. */
export const lotStates = ['available', 'held', 'recalled', 'gone'] as const
export type LotState = (typeof lotStates)[number]

/** States that staff can set. */
export const settableStates = ['available', 'held', 'gone'] as const
export type SettableState = (typeof settableStates)[number]
