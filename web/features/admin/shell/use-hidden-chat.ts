import { useEffect } from 'react'

/** Elements that HubSpot adds to a page: the chat window and frames of conversations. */
const chatElements = '[id^="hubspot-messages"], [id^="hubspot-conversations"]'
const everyMs = 1000

/**
 * Removes the chat window from view while a page is open, checking every second. Leaving restores
 * it.
 */
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
