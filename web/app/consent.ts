/** The visitor's choice: nothing leaves for anyone else's server before it is `accepted`. */
export type Consent = 'accepted' | 'declined'

const storageKey = 'cookie-consent'
/** Which privacy notice was agreed to: what a newer one adds was not, so an older consent is asked for again. */
const noticeKey = 'cookie-consent-notice'
export const notice = '2'
const delayMs = 1000
/** So long after it appeared no finger can have meant to press it. */
const settlingMs = 500

/** The stored choice, if there is one. Where storage is blocked there is none, and none can be kept. */
export function storedConsent(): Consent | null {
  try {
    const value = localStorage.getItem(storageKey)
    if (value === 'accepted') return localStorage.getItem(noticeKey) === notice ? value : null
    return value === 'declined' ? value : null
  } catch {
    return null
  }
}

function store(choice: Consent): void {
  try {
    localStorage.setItem(storageKey, choice)
    localStorage.setItem(noticeKey, notice)
  } catch {
    // asked again on the next page: the honest consequence of a browser that keeps nothing
  }
}

const banner = () => document.getElementById('consent')

/**
 * Whether scripts that need consent may run: the visitor accepted, and can withdraw that here. While the banner is switched off
 * no consent can be withdrawn, so an earlier one does not count.
 */
export const hasConsent = (): boolean => storedConsent() === 'accepted' && banner() !== null

/**
 * What appears under a finger between press and release takes the click away: it waits for the release. A press of the
 * first moment was meant for what lies beneath, and goes there.
 */
function show(): void {
  const shown = banner()
  if (document.querySelector(':active')) setTimeout(show, 100)
  else if (shown) {
    shown.dataset.settling = ''
    setTimeout(() => delete shown.dataset.settling, settlingMs)
    shown.removeAttribute('hidden')
    uncoverFocus()
  }
}

/** What opened it again. */
let opener: HTMLElement | null = null

/** What had the focus before the banner came may lie beneath it; what takes it later is kept clear by `scroll-padding`. */
function uncoverFocus(): void {
  const focused = document.querySelector(':is(main, footer) :focus')
  const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {}
  const edge = banner()?.getBoundingClientRect().top ?? Infinity
  // a visitor who has scrolled away from it stays where they are
  if (top < innerHeight && bottom > edge) focused?.scrollIntoView({ block: 'nearest' })
}

/** Shows the banner after a second, unless the visitor has chosen before. It never takes the focus. */
export function askForConsent(): void {
  if (storedConsent() !== null) return
  setTimeout(show, delayMs)
}

/**
 * Handles a click on one of the banner's buttons, or on the footer's link that opens it again.
 * @returns the choice that the click made, if it made one
 */
export function handleConsentClick(event: MouseEvent): Consent | null {
  const target = event.target instanceof Element ? event.target : null
  const choice = target?.closest<HTMLElement>('[data-consent]')?.dataset.consent
  if (choice === 'accepted' || choice === 'declined') {
    store(choice)
    // the focus goes with the button: back to where it came from, else to what is read here
    const place = opener?.isConnected ? opener : document.getElementById('content')
    if (banner()?.contains(document.activeElement)) place?.focus({ preventScroll: true })
    opener = null
    banner()?.setAttribute('hidden', '')
    return choice
  }
  if (target?.closest('[data-consent-open]') && banner()) {
    event.preventDefault()
    opener = target.closest<HTMLElement>('[data-consent-open]')
    const asked = banner()
    asked?.removeAttribute('hidden')
    delete asked?.dataset.settling
    asked?.focus()
  }
  return null
}
