import '../styles/faces.gen.css'
import '../styles/base.css'
import '../styles/keywords.css'
import 'virtual:uno.css'
import { askForConsent, handleConsentClick, hasConsent } from '../app/consent.ts'
import { offerAgain, watchNetwork } from '../app/network-line.ts'
import { keepWhatIsAsked } from './asked-early.ts'

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

/** After a failure a reading page waits this long before it takes notice of another sign. */
const restMs = 3_000

const { hydrate: when } = document.documentElement.dataset
const isApplication = when === 'now'
// the page brought the rules it needs; from hydration on it may need any
const styles = document.querySelector<HTMLLinkElement>('link[disabled]')
styles?.addEventListener('error', () =>
  offerAgain('styles', () => styles.setAttribute('href', styles.href)),
)

function listen(): void {
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true })
}

/** A page that appears under a resting mouse is told of a move as well: that is no sign of anyone. */
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
      // an application is nothing without scripts; what is read goes on as plain HTML
      if (isApplication) offerAgain('application', hydrate)
      else setTimeout(listen, restMs)
    })
}

if (isApplication) keepWhatIsAsked()
if (isApplication || (when !== 'never' && hasConsent())) hydrate()
else if (when !== 'never') listen()

// a mailed link that led here: the server knows the page that understands it, and the fragment comes along
if (
  !('readsLinks' in document.documentElement.dataset) &&
  /[#&](access_token|token_hash|error_code|message)=/.test(location.hash)
) {
  location.replace(`?sb${location.hash}`)
}

askForConsent()
watchNetwork()

// a way back is no click: the menu of small screens would stay open over the page it leads to
addEventListener('popstate', () =>
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover(),
)

// Works before hydration and after; captured, so that it comes before React's own handlers.
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
