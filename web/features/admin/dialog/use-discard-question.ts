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
import { keepUnsaved, currentUserId, restoreUnsaved } from './unsaved-input.ts'
import { useNavigationBlocker } from './use-navigation-blocker.ts'

/**
 * Asks before a dialog with unsaved input closes: by Escape, a button, a click outside, a link or a history step. For a
 * closing tab the browser asks.
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

  const departure = useNavigationBlocker(isOpen, {
    holdBack: () => {
      if (!areChanged()) return false
      ask()
      return true
    },
    isAtRisk: areChanged,
  })

  // before the dialog is shown, which may move the focus into a field
  useLayoutEffect(() => {
    if (!isOpen) return
    changed.forget()
    setAsking(false)
  }, [isOpen, changed])
  // when the session expires, unsaved input is kept for the same user's next sign-in
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const owner = currentUserId()
    const restore = () => {
      changed.look(element)
      return restoreUnsaved(owner, changed.allIn(element))
    }
    // the fields may still have to load
    const waiting = new MutationObserver(() => restore() && waiting.disconnect())
    if (!restore()) waiting.observe(element, { childList: true, subtree: true })
    return () => {
      waiting.disconnect()
      keepUnsaved(owner, changed.changedIn(element))
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
    // events that precede any change
    onFocusCapture: look,
    onPointerDownCapture: look,
    onKeyDownCapture: look,
    onInput: (event: FormEvent) => {
      if (isInside(event)) changed.touch(event.target)
    },
    // in addition to `cancel`, which browsers let a page prevent only once in a row
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

/** Nested dialogs handle their own events. */
const isInside = ({ target, currentTarget }: SyntheticEvent) =>
  target instanceof Element && target.closest('dialog') === currentTarget
