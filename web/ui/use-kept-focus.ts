import { useEffect } from 'react'

/**
 * Where what had the focus is taken away, the focus would fall to the page's start. It lands instead on the heading of
 * what stands in its place: the nearest one around, or the page's own.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What has the focus, then all around it. */
    let held: Element[] = []
    const note = ({ target }: FocusEvent) => {
      held = []
      for (let element = target as Element | null; element; element = element.parentElement) {
        held.push(element)
      }
    }
    const forget = ({ target }: FocusEvent) =>
      // told of what is being taken away, too; that is gone once the page has changed
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
