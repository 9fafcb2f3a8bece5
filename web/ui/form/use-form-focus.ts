import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { focusFirstField } from './focus-first-field.ts'

/** True during the commit that unmounts a form with focus; the form mounted next takes the focus. */
let isHandedOn = false

/** Keeps the focus in a form: a busy form's fields are disabled, so its button holds the focus until they return. */
export function useFormFocus(form: RefObject<HTMLFormElement | null>, isBusy: boolean) {
  const [refusals, setRefusals] = useState(0)
  const cameFrom = useRef<HTMLElement | null>(null)
  const button = () => form.current?.querySelector<HTMLElement>('button:not([type])')

  useLayoutEffect(() => {
    if (isBusy) return
    // only if the focus has not moved on and the field still exists
    const isHeld = document.activeElement === button()
    if (isHeld && cameFrom.current?.isConnected) cameFrom.current.focus()
    cameFrom.current = null
  })

  useLayoutEffect(() => {
    // screen readers read the error together with the label
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusals])

  useLayoutEffect(() => {
    if (isHandedOn) focusFirstField(form.current)
    return () => {
      if (cameFrom.current === null) return
      isHandedOn = true
      queueMicrotask(() => {
        isHandedOn = false
      })
    }
  }, [form])

  return {
    /** Moves the focus to the button. Call it before the fields are disabled, as a disabled field loses focus. */
    hold: () => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || !form.current?.contains(focused)) return
      cameFrom.current = focused
      button()?.focus()
    },
    /** Focuses the first invalid field after the errors have rendered. */
    showMistakes: () => setRefusals((refusals) => refusals + 1),
  }
}
