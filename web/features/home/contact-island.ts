import { type ComponentType, lazy } from 'react'
import type { Locale } from '../../../worker/contract/locales.ts'
import { loadWords } from '../../i18n/load-words.ts'

const load = async () => {
  const words = import.meta.env.SSR ? null : loadWords(pageLocale(), ['forms'])
  const [{ ContactForm }] = await Promise.all([import('./contact-form.tsx'), words])
  return { default: ContactForm }
}

/** The server has the words of every language: routes.tsx loads them with the page. */
const pageLocale = () => document.documentElement.lang as Locale

/**
 * The contact form. On the first page of a visit its markup comes from the server and works by itself; React leaves it
 * alone until somebody clicks, types or goes back, so that readers do not load it. A navigation waits for what it
 * finds asleep, hence every click counts and not only those in the form. On later pages it comes with the page.
 */
export const ContactForm: ComponentType = isFirstPage()
  ? lazy(() => firstUse().then(load))
  : (await load()).default

function isFirstPage(): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset.hydrated === undefined
}

function firstUse(): Promise<void> {
  // what woke the page may have been a click already
  if (document.activeElement !== document.body) return Promise.resolve()
  const uses = ['focusin', 'pointerdown', 'click', 'keydown', 'popstate']
  return new Promise((resolve) => {
    for (const use of uses) addEventListener(use, () => resolve(), { capture: true, once: true })
  })
}
