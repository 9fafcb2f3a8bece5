import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { isLetter } from '../shell/use-sidebar.ts'

/**
 * Whether the search is open. Ctrl or Meta and K opens it, unless a text editor has taken that for its own, or a dialog is
 * open: going on from there would lose what was typed in it.
 */
export function useFind() {
  const [isOpen, setOpen] = useState(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = isLetter(event, 'k') && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  return { isOpen, open, close }
}
