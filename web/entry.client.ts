import './styles/base.css'
import './styles/keywords.css'
import 'virtual:uno.css'
import { askForConsent, handleConsentClick, hasConsent } from './consent.ts'

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
  // the page brought the rules it needs; from here on it may need any
  const styles = document.querySelector<HTMLLinkElement>('link[disabled]')
  if (styles) styles.disabled = false
  void import('./wake.tsx')
}

const { wake: when } = document.documentElement.dataset
if (when === 'now' || (when !== 'never' && hasConsent())) wake()
else if (when !== 'never')
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })

askForConsent()

// Works before React wakes and after; captured, so that it comes before React's own handlers.
addEventListener(
  'click',
  (event) => {
    const choice = handleConsentClick(event)
    if (choice) dispatchEvent(new CustomEvent('consent', { detail: choice }))

    const link = event.target instanceof Element ? event.target.closest('a') : null
    // the server cannot know the hash, and most pages share one rendering for all queries
    if (link?.hasAttribute('data-keep-rest')) {
      link.search = location.search
      link.hash = location.hash
    }
    // it would stay open on hash links
    link?.closest<HTMLElement>('[popover]')?.hidePopover()
  },
  true,
)
