import { useLayoutEffect, useRef, useState } from 'react'
import type { Field } from '../../../ui/form/fields-of.ts'
import { hasLeftPortal, staffStore } from '../../../session/staff-session.ts'

/** Typed values of people whose session ended, by the address that shows them again. In this page's memory only. */
type Kept = { owner: string; fields: { name: string; value: string; isTicked: boolean }[] }
const kept = new Map<string, Kept>()

const here = () => location.pathname + location.search

/** Who is signed in to the admin portal. */
export function ownerNow(): string | null {
  const state = staffStore.current()
  return state.status === 'signed-in' ? state.user.id : null
}

/** Whether a session ended by itself. */
const hasEnded = () => ownerNow() === null && !hasLeftPortal()

/** Typed values outside of dialogs, by the name given to `useKeptState`. */
const drafts = new Map<string, { owner: string; value: unknown }>()

/** State of a screen that is there again, once, for who was signed in when their session ended. `null`: nothing to keep. */
export function useKeptState<Value>(name: string) {
  const [owner] = useState(ownerNow)
  const state = useState<Value | null>(() => {
    const draft = drafts.get(name)
    return draft?.owner === owner ? (draft.value as Value) : null
  })
  const latest = useRef(state[0])
  useLayoutEffect(() => {
    latest.current = state[0]
  })
  useLayoutEffect(() => {
    drafts.delete(name)
    return () => {
      const { current } = latest
      if (owner !== null && current !== null && hasEnded())
        drafts.set(name, { owner, value: current })
    }
  }, [name, owner])
  return state
}

/** Keeps what was typed, for its owner, if their session has ended by itself. */
export function keepTyping(owner: string | null, typed: readonly Field[]): void {
  const fields = typed
    .filter(({ name }) => name !== '')
    .map((field) => ({ name: nameOf(field), value: field.value, isTicked: isTicked(field) }))
  if (owner === null || !hasEnded() || fields.length === 0) return
  kept.set(here(), { owner, fields })
}

/**
 * Puts back what its owner had typed here, once all of its fields are there.
 * @returns whether there is no more to wait for
 */
export function restoreTyping(owner: string | null, fields: readonly Field[]): boolean {
  const typing = kept.get(here())
  if (!typing || typing.owner !== owner) return true
  const byName = new Map(fields.map((field) => [nameOf(field), field]))
  if (!typing.fields.every(({ name }) => byName.has(name))) return false
  kept.delete(here())
  for (const { name, value, isTicked: wasTicked } of typing.fields) {
    const field = byName.get(name)
    if (!field) continue
    if (isTick(field)) {
      if (field.checked !== wasTicked) field.click()
      continue
    }
    // past React, which hears of it as of a person's typing
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return true
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
const isTicked = (field: Field): boolean => isTick(field) && field.checked

/** Ticks of one name differ by their values. */
const nameOf = (field: Field): string =>
  isTick(field) ? `${field.name}=${field.value}` : field.name
