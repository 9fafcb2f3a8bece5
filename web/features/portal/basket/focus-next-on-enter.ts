import type { KeyboardEvent } from 'react'

/** Key handler of order forms: Enter focuses the next field, so that only the button submits. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const field = event.currentTarget
  const stops = [...(field.form?.elements ?? [])].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && !(one instanceof HTMLFieldSetElement),
  )
  stops[stops.indexOf(field) + 1]?.focus()
}
