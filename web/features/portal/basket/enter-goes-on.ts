import type { KeyboardEvent } from 'react'

/** In a form that orders something, Enter in a field leads to the next one: only its button sends it. */
export function enterGoesOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const field = event.currentTarget
  const stops = [...(field.form?.elements ?? [])].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && !(one instanceof HTMLFieldSetElement),
  )
  stops[stops.indexOf(field) + 1]?.focus()
}
