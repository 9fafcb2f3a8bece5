import { useRestorableState } from '../dialog/unsaved-input.ts'

export type StoredValue<Value> = { value: Value; version: number }

type Typed<Value> = {
  value: Value
  base: StoredValue<Value>
  /** Version still displayed while the response to a save arrives. */
  before?: number
}

/**
 * An edited value based on a stored version. Without edits it follows the stored value; after a colleague's change both
 * are available to choose from. Edits during a save and over an expired session are kept.
 * @param name unique key of the value
 */
export function useDraft<Value>(stored: StoredValue<Value>, name: string) {
  const [typed, setTyped] = useRestorableState<Typed<Value>>(name)
  // equal to the stored value: nothing to save, even if the response to the save was lost
  const isHeld = typed !== null && isCurrent(typed, stored) && !isSame(typed.value, stored.value)
  const draft = isHeld ? typed : null
  const base = draft?.base ?? stored
  const value = draft ? draft.value : stored.value
  const isDirty = !isSame(value, base.value)
  const isConflict = isDirty && draft !== null && !isSeen(draft, stored)
  return {
    value,
    version: base.version,
    isDirty,
    /** The value that a colleague saved after editing began. */
    theirs: isConflict ? stored : null,
    set: (next: Value) => setTyped({ ...draft, value: next, base }),
    /**
     * Call after a save. Edits made since then are kept as unsaved.
     * @param sent the value that was sent
     * @param merge applies the server's other changes to later edits
     */
    saved: (sent: Value, now: StoredValue<Value>, merge = (value: Value): Value => value) =>
      setTyped((latest) => {
        const isLeft = latest === null || !isCurrent(latest, stored) || isSame(latest.value, sent)
        const value = isLeft ? now.value : merge(latest.value)
        return { value, base: now, before: stored.version }
      }),
    /** Keeps one's own value, based on the newest version. */
    keep: () => setTyped({ value, base: stored }),
    /** Discards the edit and takes the stored value. */
    reset: () => setTyped(null),
  }
}

export type Draft<Value> = ReturnType<typeof useDraft<Value>>

/** Whether the stored version is the one edited or just saved. */
const isSeen = <Value>({ base, before }: Typed<Value>, { version }: StoredValue<Value>): boolean =>
  version === base.version || version === before

/** Whether the edit still applies; a saved one is dropped when the stored value changes. */
const isCurrent = <Value>(typed: Typed<Value>, stored: StoredValue<Value>): boolean =>
  isSeen(typed, stored) || !isSame(typed.value, typed.base.value)

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
