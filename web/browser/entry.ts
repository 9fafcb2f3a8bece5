import '../styles/faces.gen.css'
import '../styles/base.css'
import '../styles/keywords.css'
import 'virtual:uno.css'
import { askForConsent, handleConsentClick, hasConsent } from '../app/consent.ts'
import { offerRetry, watchNetwork } from '../app/network-status.ts'
import { replayEarlyActions } from './early-actions.ts'

/**
 * The only script of a reading page. It loads React at the first of these events, or at once with consent, which page
 * views need; until then the page works as plain HTML.
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

/** Pause of a reading page between a failed hydration and the next attempt. */
const restMs = 3_000

const { hydrate: when } = document.documentElement.dataset
const isApplication = when === 'now'
// the page carries only its own CSS rules; after hydration it may need all of them
const styles = document.querySelector<HTMLLinkElement>('link[disabled]')
styles?.addEventListener('error', () =>
  offerRetry('styles', () => styles.setAttribute('href', styles.href)),
)

function listen(): void {
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true })
}

/** Browsers fire `pointermove` without movement when a page appears below a resting mouse. */
function notice({ type, movementX, movementY }: Event & Partial<MouseEvent>): void {
  if (type !== 'pointermove' || movementX || movementY) hydrate()
}

function hydrate(): void {
  for (const sign of signs) removeEventListener(sign, notice, true)
  if (styles) styles.disabled = false
  void import('./hydrate.tsx')
    .then((code) => code.hydrate())
    .catch((error: unknown) => {
      console.error(error)
      // an application needs scripts, so it offers a retry; a reading page tries again at the next event
      if (isApplication) offerRetry('application', hydrate)
      else setTimeout(listen, restMs)
    })
}

if (isApplication) replayEarlyActions()
if (isApplication || (when !== 'never' && hasConsent())) hydrate()
else if (when !== 'never') listen()

// an emailed link that landed on a page without its code: the server redirects to the right one, with the hash
if (
  !('readsLinks' in document.documentElement.dataset) &&
  /[#&](access_token|token_hash|error_code|message)=/.test(location.hash)
) {
  location.replace(`?sb${location.hash}`)
}

askForConsent()
watchNetwork()

// closes the menu on the back button, which fires no click
addEventListener('popstate', () =>
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover(),
)

// Works before and after hydration; in the capture phase, so that it runs before React's handlers.
addEventListener(
  'click',
  (event) => {
    const choice = handleConsentClick(event)
    if (choice) dispatchEvent(new CustomEvent('consent', { detail: choice }))

    const link = event.target instanceof Element ? event.target.closest('a') : null
    // the server does not know the hash, and most pages are cached without the query
    if (link?.hasAttribute('data-keep-rest')) {
      link.search = location.search
      link.hash = location.hash
    }
    // links to a hash would leave the menu open
    link?.closest<HTMLElement>('[popover]')?.hidePopover()
  },
  true,
)
