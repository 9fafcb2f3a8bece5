import { useKeptState } from '../dialog/kept-typing.ts'

/** Something as the server has it, and since which change. */
export type Stored<Value> = { value: Value; version: number }

type Typed<Value> = {
  value: Value
  base: Stored<Value>
  /** The version that the screen shows until the answer to a save arrives there, too. */
  before?: number
}

/**
 * What someone makes of a value, beside what it was when they began. As long as nothing is typed it follows the server;
 * then it stays, whatever a colleague saves meanwhile: both are shown, and one of them is chosen. It stays while it is
 * being saved, too: what is typed until the answer is there is not saved yet; and while who typed it signs in again.
 * @param name of the value, among all
 */
export function useDraft<Value>(stored: Stored<Value>, name: string) {
  const [typed, setTyped] = useKeptState<Typed<Value>>(name)
  // what the server has already needs no saving: the answer to the save may have been lost on its way
  const isHeld = typed !== null && isCurrent(typed, stored) && !isSame(typed.value, stored.value)
  const draft = isHeld ? typed : null
  const base = draft?.base ?? stored
  const value = draft ? draft.value : stored.value
  const isDirty = !isSame(value, base.value)
  const isConflict = isDirty && draft !== null && !isSeen(draft, stored)
  return {
    value,
    /** The version that the server must still have for a save. */
    version: base.version,
    isDirty,
    /** The value that a colleague saved after typing began. */
    theirs: isConflict ? stored : null,
    set: (next: Value) => setTyped({ ...draft, value: next, base }),
    /**
     * It was saved, and this is what came of it. What was typed since then stays, and is not saved yet.
     * @param sent as it was when it was sent
     * @param merge what else the save has made of it, for what was typed meanwhile
     */
    saved: (sent: Value, now: Stored<Value>, merge = (value: Value): Value => value) =>
      setTyped((latest) => {
        const isLeft = latest === null || !isCurrent(latest, stored) || isSame(latest.value, sent)
        const value = isLeft ? now.value : merge(latest.value)
        return { value, base: now, before: stored.version }
      }),
    /** Goes on with one's own, on top of theirs. */
    keep: () => setTyped({ value, base: stored }),
    /** Nothing is typed any more: theirs is taken. */
    reset: () => setTyped(null),
  }
}

export type Draft<Value> = ReturnType<typeof useDraft<Value>>

/** Whether what the server has is what someone has seen, or has just saved. */
const isSeen = <Value>({ base, before }: Typed<Value>, { version }: Stored<Value>): boolean =>
  version === base.version || version === before

/** What is as it was saved follows the server as soon as that has something else. */
const isCurrent = <Value>(typed: Typed<Value>, stored: Stored<Value>): boolean =>
  isSeen(typed, stored) || !isSame(typed.value, typed.base.value)

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
