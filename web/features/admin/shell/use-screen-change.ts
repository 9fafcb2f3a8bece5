import { type RefObject, useEffect } from 'react'
import { company } from '#contract/company.ts'

/**
 * Sets the window title and focuses the new screen, where keyboard and screen reader continue. The
 * site's frame also does this for the whole page, but later.
 */
export function useScreenChange(main: RefObject<HTMLElement | null>, title: string): void {
  useEffect(() => {
    const wanted = `${title} · ${company.name}`
    const keep = () => {
      if (document.title !== wanted) document.title = wanted
    }
    keep()
    const watcher = new MutationObserver(keep)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    const frame = requestAnimationFrame(() => {
      main.current?.setAttribute('tabindex', '-1')
      main.current?.focus({ preventScroll: true })
    })
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [main, title])
}
