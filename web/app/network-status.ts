type Line = 'offline' | 'lost' | 'loading'

/** Retry functions of what failed to load, by name. `page` is a navigation. */
const lost = new Map<string, () => void>()

/** Shows or hides one line of the network notice (web/server/network-notice.tsx). */
export function showLine(line: Line, isShown: boolean): void {
  document.querySelector(`[data-network=${line}]`)?.toggleAttribute('hidden', !isShown)
}

/**
 * Shows a retry button for `what` failed to load; without `retry` the button is removed. When the network returns,
 * everything is retried except `page`: a navigation would interrupt typing.
 */
export function offerRetry(what: string, retry?: () => void): void {
  if (retry) lost.set(what, retry)
  else lost.delete(what)
  showLine('lost', lost.size > 0)
}

function retryAll(isAsked: boolean): void {
  const all = [...lost]
  lost.clear()
  showLine('lost', false)
  for (const [what, retry] of all) if (isAsked || what !== 'page') retry()
}

/** Returns whether the server answers at all, with any status. */
const isReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * A form not hydrated yet: React stops the events inside it. Once hydrated, a form is `novalidate` (ui/form/form.tsx).
 */
const asleepForm = 'form[action]:not([novalidate])'

/** Returns whether the browser will follow this click or submit itself. */
function isForBrowser(event: Event): event is Event & { target: Element } {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false
  return event.eventPhase !== Event.CAPTURING_PHASE || event.target.closest(asleepForm) !== null
}

/**
 * Shows a notice while offline. Links and plain forms that would lead to the browser's error page show the notice
 * instead.
 */
export function watchNetwork(): void {
  const look = () => {
    showLine('offline', !navigator.onLine)
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
  offerRetry('page', () => link.click())
}

/** State of a plain form submission: the server is checked first, then the browser sends the form. */
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
    else offerRetry('page', () => void sendAsked())
    sending = undefined
  }
  void sendAsked()
}
