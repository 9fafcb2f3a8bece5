/** The visitor's choice. Third-party scripts and page views need `accepted`. */
export type Consent = 'accepted' | 'declined'

const storageKey = 'cookie-consent'
/** Version of the privacy notice that was accepted; consent to an older version is asked for again. */
const noticeKey = 'cookie-consent-notice'
export const noticeVersion = '2'
const delayMs = 1000
/** The banner ignores clicks for this long after it appears: they were aimed at what was below it. */
const settlingMs = 500

/** Returns the stored choice; `null` without one, or while browser storage is blocked. */
export function storedConsent(): Consent | null {
  try {
    const value = localStorage.getItem(storageKey)
    if (value === 'accepted')
      return localStorage.getItem(noticeKey) === noticeVersion ? value : null
    return value === 'declined' ? value : null
  } catch {
    return null
  }
}

function store(choice: Consent): void {
  try {
    localStorage.setItem(storageKey, choice)
    localStorage.setItem(noticeKey, noticeVersion)
  } catch {
    // without storage the banner appears again on the next page
  }
}

const banner = () => document.getElementById('consent')

/**
 * Returns whether the visitor has consented and can withdraw the consent here. While staff have switched the banner
 * off, consent cannot be withdrawn, so an earlier one does not count.
 */
export const hasConsent = (): boolean => storedConsent() === 'accepted' && banner() !== null

/** Shows the banner, but not between the press and the release of a click, which would then be lost. */
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

/** The link that opened the banner again; it gets the focus back. */
let opener: HTMLElement | null = null

/** Scrolls the focused element clear of the banner; for later focus `scroll-padding` does it. */
function uncoverFocus(): void {
  const focused = document.querySelector(':is(main, footer) :focus')
  const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {}
  const edge = banner()?.getBoundingClientRect().top ?? Infinity
  // skipped when the visitor has scrolled the focused element out of view
  if (top < innerHeight && bottom > edge) focused?.scrollIntoView({ block: 'nearest' })
}

/** Shows the banner after a second unless a choice is stored. It never takes the focus. */
export function askForConsent(): void {
  if (storedConsent() !== null) return
  setTimeout(show, delayMs)
}

/**
 * Handles a click on the banner's buttons or on the footer link that opens the banner again.
 * @returns the choice made by this click, if any
 */
export function handleConsentClick(event: MouseEvent): Consent | null {
  const target = event.target instanceof Element ? event.target : null
  const choice = target?.closest<HTMLElement>('[data-consent]')?.dataset.consent
  if (choice === 'accepted' || choice === 'declined') {
    store(choice)
    // the focused button disappears: focus returns to the opener, or to the content
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
