import type { KeyboardEvent } from 'react'

/** In a form that orders something, Enter in a field leads to the next one: only its button sends it. */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const stops = [...currentTarget.elements].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && !(one instanceof HTMLFieldSetElement),
  )
  stops[stops.indexOf(target) + 1]?.focus()
}
