/**
 * Postpones what a user does in an application before it is hydrated: a link within the page would reload it, and Enter
 * in a form without an address would do nothing. Both are done after hydration.
 */
export function replayEarlyActions(): void {
  const html = document.documentElement
  /** Only the last action is done, and none after another edit. */
  let pending: (() => void) | undefined
  const keep = (event: Event, next: () => void) => {
    event.preventDefault()
    pending = next
  }
  const moments = new AbortController()
  const options = { capture: true, signal: moments.signal }
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      const { ctrlKey, metaKey, shiftKey, altKey } = event
      const { origin, pathname, search } = location
      if (!link || link.origin !== origin) return
      if (link.pathname !== pathname || link.search === search) return
      if (!(ctrlKey || metaKey || shiftKey || altKey)) keep(event, () => link.click())
    },
    options,
  )
  addEventListener(
    'keydown',
    (event) => {
      const form = event.target instanceof HTMLInputElement && event.target.form
      if (event.key !== 'Enter' || !form || form.hasAttribute('action')) return
      keep(event, () => form.requestSubmit())
    },
    options,
  )
  addEventListener('input', () => (pending = undefined), options)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    moments.abort()
    pending?.()
  }).observe(html, { attributeFilter: ['data-hydrated'] })
}
