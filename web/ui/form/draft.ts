import { fieldsOf, isPassword } from './fields-of.ts'

/*
 * Drafts: text typed into a form with `data-draft` stays in sessionStorage until the form is sent, so that navigation,
 * reloads and failures lose nothing. Passwords and hidden fields are not kept. Uses DOM events, so it works before
 * React.
 */

type Draft = {
  values: Record<string, string>
  /** Random id of a submission, kept over reloads, from which its idempotency key is made. */
  intent: string
}

const keyOf = (name: string) => `draft:${name}`

/** Returns `null` while storage is blocked. */
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
    // storage is full or blocked; the text stays in its fields
  }
}

/** Fallback for blocked storage. */
const intents = new Map<string, string>()

/** Returns the submission id of a form, the same until the form is sent or the tab is closed. */
export function submissionIdOf(name: string): string {
  const intent = intents.get(name) ?? read(name)?.intent ?? crypto.randomUUID()
  intents.set(name, intent)
  return intent
}

export function deleteDraft(name: string): void {
  intents.delete(name)
  write(name, null)
}

/**
 * Fills empty fields from the draft, then stores the form's values as the draft.
 * @returns whether there is any text in the form
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const { draft: name } = form.dataset
  if (name === undefined) return false
  const values = read(name)?.values
  for (const field of keptFields(form)) field.value ||= values?.[field.name] ?? ''
  keep(form)
  return read(name) !== null
}

/** Starts keeping drafts of all forms, beginning with their present values. */
export function keepDrafts(): void {
  const sent = new URLSearchParams(location.search).get('sent')
  if (sent !== null) deleteDraft(sent)
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
  write(name, typed.length > 0 ? { values, intent: submissionIdOf(name) } : null)
}

const keptFields = (form: HTMLFormElement) =>
  fieldsOf(form).filter(
    (field) => field.name !== '' && !field.name.startsWith('meta.') && !isPassword(field),
  )
