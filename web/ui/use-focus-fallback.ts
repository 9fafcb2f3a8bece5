import { useEffect } from 'react'

/**
 * When the focused element is removed, focuses the nearest heading around it, so that the focus does not fall back to
 * the start of the page.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let held: Element[] = []
    const note = ({ target }: FocusEvent) => {
      held = []
      for (let element = target as Element | null; element; element = element.parentElement) {
        held.push(element)
      }
    }
    const forget = ({ target }: FocusEvent) =>
      // removal can fire `focusout` too: the check runs after the DOM has changed
      queueMicrotask(() => {
        if ((target as Element).isConnected && held[0] === target) held = []
      })
    const observer = new MutationObserver(() => {
      if (held[0]?.isConnected !== false || document.activeElement !== document.body) return
      const around = held.filter(({ isConnected }) => isConnected)
      held = []
      land(around)
    })
    addEventListener('focusin', note)
    addEventListener('focusout', forget)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', note)
      removeEventListener('focusout', forget)
      observer.disconnect()
    }
  }, [])
}

function land(around: Element[]): void {
  const headings = around.flatMap((element) => [
    ...element.querySelectorAll<HTMLElement>(':is(h1, h2, h3)'),
  ])
  const place = headings.find((heading) => heading.checkVisibility())
  place?.setAttribute('tabindex', '-1')
  place?.focus()
}
