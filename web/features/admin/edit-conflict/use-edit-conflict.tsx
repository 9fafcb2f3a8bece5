import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Difference, EditConflictNotice } from './edit-conflict-notice.tsx'
import { begin, isTyped, labelOf, namedFields, shownIn, untouched } from './typed-fields.ts'

/** What a form keeps outside of its fields, such as ticks. */
type OtherState<Value> = {
  label: string
  /** What it says at present, in the words of `fields`. */
  now: string
  take: (newest: Value) => void
}

type About<Value> = {
  /** The texts of the form's fields: by name, as the form begins with them. */
  fields: (value: Value) => Record<string, string>
  /** By the same names, what `fields` tells of but is in no field. */
  otherState?: Record<string, OtherState<Value>>
  /** What has no place in the form but matters to the person who fills it in, such as a status: by its label. */
  facts?: (value: Value) => Record<string, string>
  /** Whether it can no longer be changed at all. */
  isOver?: (value: Value) => boolean
}

/**
 * For a form of something that others change, too. It begins with what was stored then, and goes by that version. What
 * is read again later, it follows as long as no one has typed anything; else every letter stays, what is otherwise now is
 * said beside the form, and the writer keeps theirs, or takes it. Key the form by what it is about, never by
 * its version: a form that is made again forgets.
 * @param newest as it was read last; `null` for something new
 * @returns `base`: what the form begins with and whose version it sends; `saved`: call it with what came of sending;
 * `notice`: stands within the form
 */
export function useEditConflict<Given extends { version: number } | null>(
  newest: Given,
  { fields, otherState = {}, facts = () => ({}), isOver = () => false }: About<NonNullable<Given>>,
) {
  const [base, setBase] = useState(newest)
  const [differences, setDifferences] = useState<Difference[] | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const version = newest?.version ?? 0
  /** The version of the conflicting change; 0 while there is none. */
  const ahead = base !== null && version > base.version ? version : 0

  /** Goes on from what is newest. */
  function settle() {
    setBase(newest)
    setDifferences(null)
  }
  const formFields = () => {
    const form = place.current?.closest('form')
    return form ? namedFields(form) : []
  }

  /** An untouched form shows what is newest, without a word. */
  function follow(began: NonNullable<Given>, value: NonNullable<Given>) {
    const [was, is] = [fields(began), fields(value)]
    for (const field of formFields()) {
      const text = is[field.name]
      if (text !== undefined) begin(field, text, isTyped(field))
    }
    for (const [name, part] of Object.entries(otherState))
      if (part.now === was[name]) part.take(value)
    settle()
  }

  const compare = useEffectEvent(() => {
    if (newest === null || base === null) return
    const [was, is] = [fields(base), fields(newest)]
    const found = new Map(formFields().map((field) => [field.name, field]))
    const nowOf = (name: string) => found.get(name)?.value ?? otherState[name]?.now
    // in the order of the form
    const changed = [...found.keys(), ...Object.keys(otherState)].filter(
      (name) => is[name] !== was[name],
    )
    const inFields = changed
      .filter((name) => nowOf(name) !== is[name])
      .map((name) => {
        const field = found.get(name)
        const label = field ? labelOf(field) : (otherState[name]?.label ?? name)
        return { name, label, now: shownIn(field, is[name] ?? '') }
      })
    const before = facts(base)
    const inFacts = Object.entries(facts(newest)).filter(([label, now]) => before[label] !== now)
    const all = [...inFields, ...inFacts.map(([label, now]) => ({ name: label, label, now }))]
    const hasTyped =
      [...found.values()].some(isTyped) ||
      Object.entries(otherState).some(([name, { now }]) => now !== was[name])
    if (hasTyped && all.length > 0) setDifferences(all)
    else follow(base, newest)
  })
  // before anyone sees a form that says what is no longer so
  useLayoutEffect(() => {
    if (ahead > 0) compare()
  }, [ahead])

  /** Clears the form's message and moves the focus to its submit button. */
  function goOn() {
    const [first] = formFields()
    first?.dispatchEvent(new Event('input', { bubbles: true }))
    first?.form?.querySelector<HTMLElement>('button:not([type])')?.focus()
  }
  function keep() {
    if (base !== null && newest !== null) follow(base, newest)
    goOn()
  }
  function take() {
    if (newest === null) return
    const is = fields(newest)
    for (const field of formFields()) begin(field, is[field.name] ?? untouched(field))
    for (const part of Object.values(otherState)) part.take(newest)
    settle()
    goOn()
  }

  return {
    base,
    saved: (value: NonNullable<Given>) => {
      setBase(value)
      setDifferences(null)
    },
    notice: (
      <EditConflictNotice
        ref={place}
        differences={ahead > 0 ? differences : null}
        isOver={newest !== null && isOver(newest)}
        onKeep={keep}
        onTake={take}
      />
    ),
  }
}
