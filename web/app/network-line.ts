type Line = 'offline' | 'lost' | 'loading'

/** What did not load, each with its way to try again. `page` is where someone wanted to go. */
const lost = new Map<string, () => void>()

/** Says or takes back one of the lines that network-notice.tsx put into the page. */
export function say(line: Line, isSaid: boolean): void {
  document.querySelector(`[data-network=${line}]`)?.toggleAttribute('hidden', !isSaid)
}

/**
 * Says that something did not load, with a button that tries again; without `retry` it is taken back. All but `page`
 * is tried again by itself when the network returns: no one is led away while they type.
 */
export function offerAgain(what: string, retry?: () => void): void {
  if (retry) lost.set(what, retry)
  else lost.delete(what)
  say('lost', lost.size > 0)
}

function retryAll(isAsked: boolean): void {
  const all = [...lost]
  lost.clear()
  say('lost', false)
  for (const [what, retry] of all) if (isAsked || what !== 'page') retry()
}

/** Whether our server answers at all, with whatever it may be. */
const isReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * A form that React has not hydrated: what happens in it does not reach listeners that come after React. What such a form
 * is once hydrated says the browser to leave its fields alone (ui/form/form.tsx).
 */
const asleepForm = 'form[action]:not([novalidate])'

/** Whether the browser itself is about to do what was asked for. */
function isForBrowser(event: Event): event is Event & { target: Element } {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false
  return event.eventPhase !== Event.CAPTURING_PHASE || event.target.closest(asleepForm) !== null
}

/**
 * Says while the network is away, and keeps the page: a link or a plain form that would leave it for the browser's own
 * error page says so instead. Works before hydration, and after it for what React leaves to the browser.
 */
export function watchNetwork(): void {
  const look = () => {
    say('offline', !navigator.onLine)
    if (navigator.onLine) retryAll(false)
  }
  for (const moment of ['online', 'offline', 'pageshow']) addEventListener(moment, look)
  for (const isEarly of [true, false]) {
    addEventListener('click', follow, isEarly)
    addEventListener('submit', send, isEarly)
  }
}

function follow(event: MouseEvent): void {
  if (!isForBrowser(event)) return
  if (event.target.closest('[data-network-again]')) return retryAll(true)
  const link = event.target.closest('a')
  if (navigator.onLine || !link || link.origin !== location.origin) return
  if (link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  offerAgain('page', () => link.click())
}

/** A form that someone sent: we ask whether the network is there, then the browser sends it. */
let sending: 'asking' | 'asked' | undefined

function send(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (sending === 'asked' || !isForBrowser(event) || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  if (sending) return // pressed twice
  const sendAsked = async () => {
    sending = 'asking'
    const isThere = await isReachable()
    sending = 'asked'
    if (isThere) form.requestSubmit(submitter)
    else offerAgain('page', () => void sendAsked())
    sending = undefined
  }
  void sendAsked()
}
