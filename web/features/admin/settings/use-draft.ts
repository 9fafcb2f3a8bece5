import { useState } from 'react'

/** Something as the server has it, and since which change. */
export type Stored<Value> = { value: Value; version: number }

/**
 * What somebody makes of a value, beside what it was when they began. As long as nothing is typed it follows the server;
 * then it stays, whatever a colleague saves meanwhile: both are shown, and one of them is chosen.
 */
export function useDraft<Value>(stored: Stored<Value>) {
  const [draft, setDraft] = useState<{ value: Value; base: Stored<Value> } | null>(null)
  const base = draft?.base ?? stored
  const value = draft ? draft.value : stored.value
  const isDirty = draft !== null && !isSame(draft.value, draft.base.value)
  const isOvertaken = isDirty && stored.version !== base.version && !isSame(value, stored.value)
  return {
    value,
    /** What the server has to find for this to be saved. */
    version: base.version,
    isDirty,
    /** What a colleague made of it meanwhile. */
    theirs: isOvertaken ? stored : null,
    set: (next: Value) => setDraft({ value: next, base }),
    /** Goes on with one's own, on top of theirs. */
    keep: () => setDraft({ value, base: stored }),
    /** Nothing is typed any more: after it was saved, or to take theirs. */
    reset: () => setDraft(null),
  }
}

export type Draft<Value> = ReturnType<typeof useDraft<Value>>

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
