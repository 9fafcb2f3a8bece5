import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Difference, EditConflictNotice } from './edit-conflict-notice.tsx'
import {
  setDefaultValue,
  isEdited,
  labelOf,
  namedFields,
  displayedValue,
  defaultValueOf,
} from './form-fields.ts'

/** Form state outside of fields, such as checkboxes kept in React state. */
type OtherState<Value> = {
  label: string
  /** Its present value in the form of `fields`. */
  now: string
  take: (newest: Value) => void
}

type Options<Value> = {
  /** Field values of a record, by field name. */
  fields: (value: Value) => Record<string, string>
  /** State outside of fields, by names that `fields` also contains. */
  otherState?: Record<string, OtherState<Value>>
  /** Values shown in the notice only, such as a status, by label. */
  facts?: (value: Value) => Record<string, string>
  /** Whether the record can no longer be edited. */
  isOver?: (value: Value) => boolean
}

/**
 * Optimistic locking of a form: it starts from one version, and takes newer ones while nothing is typed. After that a
 * newer version shows a notice. The form's `key` must not contain the version.
 * @param newest the record as last loaded; `null` for a new one
 * @returns `base`: record that the form is based on; `saved`: call it with the response; `notice`: render in the form
 */
export function useEditConflict<Versioned extends { version: number } | null>(
  newest: Versioned,
  {
    fields,
    otherState = {},
    facts = () => ({}),
    isOver = () => false,
  }: Options<NonNullable<Versioned>>,
) {
  const [base, setBase] = useState(newest)
  const [differences, setDifferences] = useState<Difference[] | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const version = newest?.version ?? 0
  /** Version of the conflicting change; 0 without one. */
  const ahead = base !== null && version > base.version ? version : 0

  function settle() {
    setBase(newest)
    setDifferences(null)
  }
  const formFields = () => {
    const form = place.current?.closest('form')
    return form ? namedFields(form) : []
  }

  /** Updates an untouched form to the newest version. */
  function follow(began: NonNullable<Versioned>, value: NonNullable<Versioned>) {
    const [was, is] = [fields(began), fields(value)]
    for (const field of formFields()) {
      const text = is[field.name]
      if (text !== undefined) setDefaultValue(field, text, isEdited(field))
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
    // in the order of the form's fields
    const changed = [...found.keys(), ...Object.keys(otherState)].filter(
      (name) => is[name] !== was[name],
    )
    const inFields = changed
      .filter((name) => nowOf(name) !== is[name])
      .map((name) => {
        const field = found.get(name)
        const label = field ? labelOf(field) : (otherState[name]?.label ?? name)
        return { name, label, now: displayedValue(field, is[name] ?? '') }
      })
    const before = facts(base)
    const inFacts = Object.entries(facts(newest)).filter(([label, now]) => before[label] !== now)
    const all = [...inFields, ...inFacts.map(([label, now]) => ({ name: label, label, now }))]
    const hasTyped =
      [...found.values()].some(isEdited) ||
      Object.entries(otherState).some(([name, { now }]) => now !== was[name])
    if (hasTyped && all.length > 0) setDifferences(all)
    else follow(base, newest)
  })
  // before paint, so that no outdated value appears
  useLayoutEffect(() => {
    if (ahead > 0) compare()
  }, [ahead])

  /** Clears the form's message and focuses its submit button. */
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
    for (const field of formFields())
      setDefaultValue(field, is[field.name] ?? defaultValueOf(field))
    for (const part of Object.values(otherState)) part.take(newest)
    settle()
    goOn()
  }

  return {
    base,
    saved: (value: NonNullable<Versioned>) => {
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
