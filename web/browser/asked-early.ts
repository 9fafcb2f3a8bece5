/**
 * What someone asks of an application before it is hydrated is done as soon as it is. A link that leads on within the
 * page would load it again and lose what was typed; Enter does nothing while the button of its form is not hydrated. A form
 * with an address to send to is hydrated from the start.
 */
export function keepWhatIsAsked(): void {
  const html = document.documentElement
  /** The last wish counts, until something is edited after it. */
  let wish: (() => void) | undefined
  const keep = (event: Event, next: () => void) => {
    event.preventDefault()
    wish = next
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
  addEventListener('input', () => (wish = undefined), options)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    moments.abort()
    wish?.()
  }).observe(html, { attributeFilter: ['data-hydrated'] })
}
