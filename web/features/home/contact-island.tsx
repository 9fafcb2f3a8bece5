import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#contract/locales.ts'
import { loadWords } from '../../i18n/load-words.ts'
import { LoadError } from '../../ui/load-error.tsx'

/** Whether the page that is hydrating has the form: its markup came from the server and works by itself. */
const isUnhydrated = () =>
  !import.meta.env.SSR && document.documentElement.dataset.hydrated === undefined
const isWaiting = isUnhydrated()

let Loaded: ComponentType | undefined

async function load(): Promise<void> {
  // the server has the words of every language: routes.tsx loads them with the page
  const words = import.meta.env.SSR
    ? null
    : loadWords(document.documentElement.lang as Locale, ['forms'])
  const [code] = await Promise.all([import('./contact-form.tsx'), words])
  Loaded = code.ContactForm
}

/** On the server and on later pages of a visit the form comes with the page. */
export async function prepareForm(): Promise<void> {
  // without it the page is still worth showing: the form says itself that it did not load
  if (!isWaiting && !Loaded) await load().catch(() => {})
}

/**
 * The contact form. On the first page of a visit React leaves it alone until someone clicks, types or goes back, so
 * that readers do not load it. A navigation waits for what it finds unhydrated, hence every click counts and not only
 * those in the form. Where it does not load, the server's form stays with all that was typed, and works as plain HTML.
 */
export function ContactForm() {
  const isNew = useIsNew()
  const [Form] = useState(() =>
    isNew && isUnhydrated() ? Soon : ((isWaiting ? undefined : Loaded) ?? Late),
  )
  if (Form === Soon) return <Soon />
  return (
    <>
      <Suspense>
        <Form />
      </Suspense>
      <LostForm />
    </>
  )
}

const never = () => () => {}

/**
 * In the first render: whether React makes the markup instead of taking up the server's. Told by which snapshot it asks
 * for: if they differed, it would render again, and drop a form that is not hydrated yet.
 */
function useIsNew(): boolean {
  const asked = { isNew: !import.meta.env.SSR }
  useSyncExternalStore(never, () => true, takesUp(asked))
  return asked.isNew
}

const takesUp = (asked: { isNew: boolean }) => () => {
  asked.isNew = false
  return true
}

async function loaded(): Promise<{ default: ComponentType }> {
  for (;;) {
    await load().catch(untilAgain)
    if (Loaded) return { default: Loaded }
  }
}

const Late = lazy(async () => {
  if (isWaiting) await firstUse()
  return loaded()
})

/**
 * In a page that React makes again since another program had changed it (browser/preserve-input.ts): it waits for the form,
 * and the server's stands until then.
 */
const Soon = lazy(loaded)

function firstUse(): Promise<void> {
  // what woke the page may have been a click already
  if (document.activeElement !== document.body) return Promise.resolve()
  const uses = ['focusin', 'pointerdown', 'click', 'keydown', 'popstate']
  return new Promise((resolve) => {
    for (const use of uses) addEventListener(use, () => resolve(), { capture: true, once: true })
  })
}

/** Set while the form is lost: tries again. */
let again: (() => void) | undefined
let notify = () => {}

function subscribe(listener: () => void) {
  notify = listener
  return () => {
    notify = () => {}
  }
}

/** Says that the form did not load, until someone tries again or the network is back. */
async function untilAgain(): Promise<void> {
  addEventListener('click', scrollToSection)
  await new Promise<void>((resolve) => {
    again = resolve
    addEventListener('online', () => resolve(), { once: true })
    notify()
  })
  removeEventListener('click', scrollToSection)
  again = undefined
  notify()
}

/** A link within the page waits for the form to hydrate: meanwhile it leads where it says without React. */
function scrollToSection({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.pathname !== location.pathname) return
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView()
}

/** Beside the form, not around it: what React renders again it cannot leave unhydrated. */
function LostForm() {
  const retry = useSyncExternalStore(
    subscribe,
    () => again,
    () => undefined,
  )
  return (
    retry && (
      <p className="message message-error">
        <LoadError again={retry} />
      </p>
    )
  )
}
