import { useEffect } from 'react'
import { company } from '#contract/company.ts'

/** Sets the document title while a screen is shown, again after each change by the site's own head effect. */
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
