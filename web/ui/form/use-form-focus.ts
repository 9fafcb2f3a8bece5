import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { focusFirstField } from './focus-first-field.ts'

/** Set for the length of one commit: the form that goes away in it had the focus. */
let isHandedOn = false

/**
 * Keeps the focus from falling to the page's start: while the fields of a busy form are disabled its button has it, then
 * it returns to where it was; and a form that takes a busy one's place goes on with it.
 */
export function useFormFocus(form: RefObject<HTMLFormElement | null>, isBusy: boolean) {
  const [refusals, setRefusals] = useState(0)
  const cameFrom = useRef<HTMLElement | null>(null)
  const button = () => form.current?.querySelector<HTMLElement>('button:not([type])')

  useLayoutEffect(() => {
    if (isBusy) return
    // a field that was made again is gone; and a focus that moved on stays there
    const isHeld = document.activeElement === button()
    if (isHeld && cameFrom.current?.isConnected) cameFrom.current.focus()
    cameFrom.current = null
  })

  useLayoutEffect(() => {
    // a screen reader reads the message along with the label
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
    /** Call it before the fields are disabled: a field that is loses the focus at once. */
    hold: () => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || !form.current?.contains(focused)) return
      cameFrom.current = focused
      button()?.focus()
    },
    /** Moves the focus to the first mistake, once the mistakes are shown. */
    showMistakes: () => setRefusals((refusals) => refusals + 1),
  }
}
