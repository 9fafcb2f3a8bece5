import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Which presses count in a dialog: those that began in it. A press on the backdrop closes it only when it is let go
 * there, too; selecting text and ending up outside is not leaving. What a double click opens does not take its second
 * half.
 */
export function usePresses(isOpen: boolean, onOutside: () => void) {
  const hasOwn = useRef(false)
  const isOutside = useRef(false)
  useEffect(() => {
    if (isOpen) hasOwn.current = false
  }, [isOpen])

  // the dialog itself is hit outside its content only: the backdrop belongs to it
  const hitsBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget
  return {
    onMouseDown: (event: MouseEvent) => {
      const isFirst = event.detail <= 1
      hasOwn.current ||= isFirst
      isOutside.current = isFirst && hitsBackdrop(event)
    },
    onMouseUp: (event: MouseEvent) => {
      isOutside.current &&= hitsBackdrop(event)
    },
    onClickCapture: (event: MouseEvent) => {
      // 0: by keyboard, or by a program
      if (event.detail === 0 || hasOwn.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    onClick: (event: MouseEvent) => {
      if (hitsBackdrop(event) && isOutside.current) onOutside()
    },
  }
}
