import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useDeparture } from './use-departure.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Whether a dialog may close: at once when nothing was typed in it, else after a question. That goes for Escape, its
 * buttons, a press outside, and for a step back in the history.
 */
export function useDiscardQuestion(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  /** Fields that had the focus, and what stood in them before. */
  const before = useRef(new Map<Field, string>())
  const [hasInput, setInput] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const focused = useRef<Element | null>(null)

  const hasTyped = () =>
    [...before.current].some(([field, value]) => field.isConnected && field.value !== value)

  function ask() {
    if (!isAsking) focused.current = document.activeElement
    setAsking(true)
  }

  const departure = useDeparture(hasInput, () => {
    if (!hasTyped()) return false
    ask()
    return true
  })

  // before the dialog is shown, which may put the focus into a field
  useLayoutEffect(() => {
    if (!isOpen) return
    before.current.clear()
    setInput(false)
    setAsking(false)
  }, [isOpen])
  useEffect(() => {
    if (!isAsking && focused.current instanceof HTMLElement) focused.current.focus()
    if (!isAsking) focused.current = null
  }, [isAsking])

  function requestClose() {
    if (hasTyped()) ask()
    else dialog.current?.close()
  }
  function keep() {
    departure.stay()
    setAsking(false)
  }
  function discard() {
    before.current.clear()
    focused.current = null
    setAsking(false)
    if (!departure.leave()) dialog.current?.close()
  }

  const listeners = {
    onFocus: (event: FocusEvent) => {
      const { target } = event
      if (isField(target) && isInside(event) && !before.current.has(target)) {
        before.current.set(target, target.value)
      }
    },
    onInput: (event: FormEvent) => {
      if (isInside(event)) setInput(true)
    },
    // here as well as at `cancel`: the browser lets nobody refuse that twice in a row
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isInside(event)) return
      event.preventDefault()
      if (isAsking) keep()
      else requestClose()
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (isAsking) keep()
      else requestClose()
    },
  }
  return { isAsking, requestClose, keep, discard, listeners }
}

/** A dialog inside this one asks for itself. */
const isInside = ({ target, currentTarget }: SyntheticEvent) =>
  target instanceof Element && target.closest('dialog') === currentTarget

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && target.matches('textarea, input:not([type=radio], [type=checkbox])')
