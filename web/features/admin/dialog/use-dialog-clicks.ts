import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Filters clicks in a dialog: only those that began inside count, so text selection that ends outside does not close
 * it, and the second click of the double click that opened it does nothing.
 */
export function useDialogClicks(isOpen: boolean, onOutside: () => void) {
  const hasOwn = useRef(false)
  const isOutside = useRef(false)
  useEffect(() => {
    if (isOpen) hasOwn.current = false
  }, [isOpen])

  // clicks on the backdrop have the dialog itself as target
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
      // 0: by keyboard or script
      if (event.detail === 0 || hasOwn.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    onClick: (event: MouseEvent) => {
      if (hitsBackdrop(event) && isOutside.current) onOutside()
    },
  }
}
