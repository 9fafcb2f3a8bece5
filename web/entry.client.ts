import './styles/base.css'
import './styles/keywords.css'
import 'virtual:uno.css'
import { askForConsent, handleConsentClick, storedConsent } from './consent.ts'

/**
 * The only script a reader pays for: it waits for the first sign of a person (or for consent given earlier, which
 * page views need) and then loads React. Until then the page works as plain HTML.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
] as const

function wake(): void {
  for (const sign of signs) removeEventListener(sign, wake, true)
  void import('./wake.tsx')
}

if (document.documentElement.dataset.wake === 'now' || storedConsent() === 'accepted') wake()
else for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })

askForConsent()

// Works before React wakes and after; captured, so that it comes before React's own handlers.
addEventListener(
  'click',
  (event) => {
    const choice = handleConsentClick(event)
    if (choice) dispatchEvent(new CustomEvent('consent', { detail: choice }))

    const link = event.target instanceof Element ? event.target.closest('a') : null
    // the server cannot know the hash, and a popover stays open on hash links
    if (link?.hasAttribute('data-keep-hash')) link.hash = location.hash
    link?.closest<HTMLElement>('[popover]')?.hidePopover()
  },
  true,
)
