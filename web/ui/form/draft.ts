import { fieldsOf, isPassword } from './fields-of.ts'

/*
 * What is typed into a form with `data-draft` stays on this device, in this tab, until it is sent: leaving the page,
 * another language, a reload and a failure cost no one a word. Passwords and what travels unseen are not kept. All of
 * it works on the page itself, so that words typed before hydration are kept too.
 */

type Draft = {
  values: Record<string, string>
  /** Tells one wish to send from the next, over reloads too. */
  intent: string
}

const keyOf = (name: string) => `draft:${name}`

/** Storage that is blocked keeps nothing. */
function read(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

function write(name: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // full or blocked: the words are still in their fields
  }
}

/** What this tab knows by itself, should storage be blocked. */
const intents = new Map<string, string>()

/** The same until the form has been sent, or until the tab is closed. */
export function intentOf(name: string): string {
  const intent = intents.get(name) ?? read(name)?.intent ?? crypto.randomUUID()
  intents.set(name, intent)
  return intent
}

export function forgetDraft(name: string): void {
  intents.delete(name)
  write(name, null)
}

/**
 * Puts back what was typed before, where nothing stands yet, and keeps what does.
 * @returns whether anything stands there now
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const { draft: name } = form.dataset
  if (name === undefined) return false
  const values = read(name)?.values
  for (const field of keptFields(form)) field.value ||= values?.[field.name] ?? ''
  keep(form)
  return read(name) !== null
}

/** Begins to keep drafts, with what stands in the page's forms already. */
export function keepDrafts(): void {
  const sent = new URLSearchParams(location.search).get('sent')
  if (sent !== null) forgetDraft(sent)
  for (const form of document.forms) restoreDraft(form)
  addEventListener('input', ({ target }) => {
    if (target instanceof Element) keep(target.closest('form'))
  })
}

function keep(form: HTMLFormElement | null): void {
  const name = form?.dataset['draft']
  if (!form || name === undefined) return
  const typed = keptFields(form).filter(({ value }) => value !== '')
  const values = Object.fromEntries(typed.map((field) => [field.name, field.value]))
  write(name, typed.length > 0 ? { values, intent: intentOf(name) } : null)
}

const keptFields = (form: HTMLFormElement) =>
  fieldsOf(form).filter(
    (field) => field.name !== '' && !field.name.startsWith('meta.') && !isPassword(field),
  )
