import { useEffect } from 'react'

/** What HubSpot puts into a page: the window in its corner, and frames of its conversations. */
const chatElements = '[id^="hubspot-messages"], [id^="hubspot-conversations"]'
const everyMs = 1000

/** Hides the chat window while a page is open, looking each second for what came since; leaving brings it back. */
export function useHiddenChat(): void {
  useEffect(() => {
    const hidden = new Map<HTMLElement, string>()
    const hide = () => {
      for (const element of document.querySelectorAll<HTMLElement>(chatElements)) {
        if (!hidden.has(element)) hidden.set(element, element.style.display)
        element.style.setProperty('display', 'none', 'important')
      }
    }
    hide()
    const timer = setInterval(hide, everyMs)
    return () => {
      clearInterval(timer)
      for (const [element, display] of hidden) element.style.display = display
    }
  }, [])
}
