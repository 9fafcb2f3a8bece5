import type { createBrowserRouter } from 'react-router'
import { splitLocale } from '#contract/locales.ts'
import { submissionKinds, type SubmissionKind } from '#contract/staff/filters.ts'
import type { FormStep } from '#contract/site/page-views.ts'
import { createApi } from '../api/client.ts'
import { hasConsent } from '../app/consent.ts'

/** Time in view before a form counts as seen (ms). */
const seenMs = 1000

/**
 * Counts once per page and form that the form was in view for a second, and that something was typed; never the text.
 */
export function trackFormSteps(router: ReturnType<typeof createBrowserRouter>): void {
  let reported = new Set<string>()
  let path = location.pathname

  const report = (form: SubmissionKind, step: FormStep) => {
    const key = `${form} ${step}`
    if (reported.has(key) || !hasConsent()) return
    reported.add(key)
    const { locale } = splitLocale(location.pathname)
    // lost counts are ignored, as with page views
    const { 'page-views': calls } = createApi()
    const json = { form, step, locale }
    calls['form-steps'].$post({ json }, { init: { keepalive: true } }).catch(() => {})
  }

  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      const form = formOf(target)
      if (form && isIntersecting) timers.set(target, setTimeout(report, seenMs, form, 'seen'))
    }
  })
  const observe = () => {
    if (location.pathname !== path) reported = new Set()
    path = location.pathname
    view.disconnect()
    for (const form of document.querySelectorAll('form[action^="/api/forms/"]')) view.observe(form)
  }

  router.subscribe(({ navigation }) => {
    // React renders the page a little later
    if (navigation.state === 'idle') setTimeout(observe, seenMs)
  })
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && formOf(target.closest('form'))
    if (form) report(form, 'started')
  })
  observe()
}

/** The kind of a counted form, by its `action`. */
function formOf(form: Element | null): SubmissionKind | undefined {
  const action = form?.getAttribute('action')
  return submissionKinds.find((kind) => action === `/api/forms/${kind}`)
}
