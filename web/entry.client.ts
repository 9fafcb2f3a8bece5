import './styles/base.css'
import './styles/keywords.css'
import 'virtual:uno.css'

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

function hasConsent(): boolean {
  try {
    return localStorage.getItem('cookie-consent') === 'accepted'
  } catch {
    return false // storage is blocked
  }
}

if (document.documentElement.dataset.wake === 'now' || hasConsent()) wake()
else for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })

// Works before and after React wakes: the server cannot know the hash, and a popover stays open on hash links.
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    if (link.hasAttribute('data-keep-hash')) link.hash = location.hash
    link.closest<HTMLElement>('[popover]')?.hidePopover()
  },
  true,
)
