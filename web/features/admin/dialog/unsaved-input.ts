import { useLayoutEffect, useRef, useState } from 'react'
import type { Field } from '../../../ui/form/fields-of.ts'
import { hasLeftPortal, staffStore } from '../../../session/staff-session.ts'

/** Unsaved input of users whose session expired, by address. Kept in memory only. */
type Kept = { owner: string; fields: { name: string; value: string; isTicked: boolean }[] }
const kept = new Map<string, Kept>()

const here = () => location.pathname + location.search

/** Id of the user signed in to the admin portal. */
export function currentUserId(): string | null {
  const state = staffStore.current()
  return state.status === 'signed-in' ? state.user.id : null
}

/** Whether the session expired, instead of a sign-out. */
const hasEnded = () => currentUserId() === null && !hasLeftPortal()

/** Unsaved input outside of dialogs, by the key of `useRestorableState`. */
const drafts = new Map<string, { owner: string; value: unknown }>()

/**
 * State that is restored once when the same user signs in after the session expired; `null` if there is nothing to
 * keep.
 */
export function useRestorableState<Value>(name: string) {
  const [owner] = useState(currentUserId)
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

/** Keeps unsaved fields of a user whose session has expired. */
export function keepUnsaved(owner: string | null, typed: readonly Field[]): void {
  const fields = typed
    .filter(({ name }) => name !== '')
    .map((field) => ({ name: nameOf(field), value: field.value, isTicked: isTicked(field) }))
  if (owner === null || !hasEnded() || fields.length === 0) return
  kept.set(here(), { owner, fields })
}

/**
 * Restores a user's unsaved fields once all of them exist.
 * @returns `false` while fields are missing
 */
export function restoreUnsaved(owner: string | null, fields: readonly Field[]): boolean {
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
    // the prototype's setter, so that React treats it as input
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return true
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
const isTicked = (field: Field): boolean => isTick(field) && field.checked

/** Checkboxes of one name are distinguished by value. */
const nameOf = (field: Field): string =>
  isTick(field) ? `${field.name}=${field.value}` : field.name
