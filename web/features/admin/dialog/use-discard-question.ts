import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ChangedFields } from './changed-fields.ts'
import { keepTyping, ownerNow, restoreTyping } from './kept-typing.ts'
import { useDeparture } from './use-departure.ts'

/**
 * Whether a dialog may close: at once when nothing was changed in it, else after a question. That goes for Escape, its
 * buttons, a press outside, a link in it, and for a step back in the history; at the end of the tab the browser asks.
 */
export function useDiscardQuestion(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  const [changed] = useState(() => new ChangedFields())
  const [isAsking, setAsking] = useState(false)
  const focused = useRef<Element | null>(null)

  const areChanged = () => dialog.current !== null && changed.areChanged(dialog.current)

  function ask() {
    if (!isAsking) focused.current = document.activeElement
    setAsking(true)
  }

  const departure = useDeparture(isOpen, {
    holdBack: () => {
      if (!areChanged()) return false
      ask()
      return true
    },
    isAtRisk: areChanged,
  })

  // before the dialog is shown, which may put the focus into a field
  useLayoutEffect(() => {
    if (!isOpen) return
    changed.forget()
    setAsking(false)
  }, [isOpen, changed])
  // a session that ends takes the dialog away with what was typed: it is there again for who signs in again
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const owner = ownerNow()
    const restore = () => {
      changed.look(element)
      return restoreTyping(owner, changed.allIn(element))
    }
    // its fields may have to be loaded first
    const waiting = new MutationObserver(() => restore() && waiting.disconnect())
    if (!restore()) waiting.observe(element, { childList: true, subtree: true })
    return () => {
      waiting.disconnect()
      keepTyping(owner, changed.changedIn(element))
    }
  }, [isOpen, changed, dialog])
  useEffect(() => {
    if (!isAsking && focused.current instanceof HTMLElement) focused.current.focus()
    if (!isAsking) focused.current = null
  }, [isAsking])

  function requestClose() {
    if (areChanged()) ask()
    else dialog.current?.close()
  }
  function keep() {
    departure.stay()
    setAsking(false)
  }
  function discard() {
    changed.forget()
    focused.current = null
    setAsking(false)
    if (!departure.leave()) dialog.current?.close()
  }

  const look = (event: SyntheticEvent) => {
    if (isInside(event)) changed.look(event.currentTarget as HTMLElement)
  }
  const listeners = {
    // what comes before any change
    onFocusCapture: look,
    onPointerDownCapture: look,
    onKeyDownCapture: look,
    onInput: (event: FormEvent) => {
      if (isInside(event)) changed.touch(event.target)
    },
    // here as well as at `cancel`: the browser lets no one refuse that twice in a row
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
