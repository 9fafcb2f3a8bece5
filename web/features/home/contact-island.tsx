import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#contract/locales.ts'
import { loadWords } from '../../i18n/load-words.ts'
import { LoadError } from '../../ui/load-error.tsx'

/** Whether the first page of the visit is not hydrated yet; its form is server markup that works without React. */
const isUnhydrated = () =>
  !import.meta.env.SSR && document.documentElement.dataset.hydrated === undefined
const isWaiting = isUnhydrated()

let Loaded: ComponentType | undefined

async function load(): Promise<void> {
  // routes.tsx loads the words on the server
  const words = import.meta.env.SSR
    ? null
    : loadWords(document.documentElement.lang as Locale, ['forms'])
  const [code] = await Promise.all([import('./contact-form.tsx'), words])
  Loaded = code.ContactForm
}

/** Loads the form before the page is rendered: on the server, and after client-side navigations. */
export async function prepareForm(): Promise<void> {
  // the page is shown even if this fails; the form then reports the error
  if (!isWaiting && !Loaded) await load().catch(() => {})
}

/**
 * Selective hydration of the contact form: the first page of a visit hydrates it at the first click, key or focus, so
 * that readers do not load its code. If that fails, the server's form remains and works as plain HTML.
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
 * Returns whether React renders this anew instead of hydrating the server's markup. React calls the server snapshot
 * only when it hydrates; both snapshots are equal, as a difference would remove the unhydrated form.
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

/** Used when React renders the page again after a failed hydration (browser/preserve-input.ts); loads at once. */
const Soon = lazy(loaded)

function firstUse(): Promise<void> {
  // the event that started hydration may already have focused the form
  if (document.activeElement !== document.body) return Promise.resolve()
  const uses = ['focusin', 'pointerdown', 'click', 'keydown', 'popstate']
  return new Promise((resolve) => {
    for (const use of uses) addEventListener(use, () => resolve(), { capture: true, once: true })
  })
}

/** Retry function while the form's code has failed to load. */
let again: (() => void) | undefined
let notify = () => {}

function subscribe(listener: () => void) {
  notify = listener
  return () => {
    notify = () => {}
  }
}

/** Shows the error until the user retries or the network returns. */
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

/** React delays clicks until the form is hydrated: this handles links within the page meanwhile. */
function scrollToSection({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.pathname !== location.pathname) return
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView()
}

/** A sibling of the form: a parent that renders again would remove the unhydrated form. */
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
