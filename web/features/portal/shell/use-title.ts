import { useEffect } from 'react'
import { company } from '#contract/company.ts'

/** The window's title while a screen is shown. The site's own frame sets the page's, and does so later. */
export function useTitle(title: string): void {
  useEffect(() => {
    const wanted = `${title} · ${company.name}`
    const keep = () => {
      if (document.title !== wanted) document.title = wanted
    }
    keep()
    const watcher = new MutationObserver(keep)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => watcher.disconnect()
  }, [title])
}
