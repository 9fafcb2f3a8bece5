import type { FieldErrors, FieldWords } from './form-context.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the browser finds wrong, in our words and in the page's language: browsers speak their own. */
export function findErrors(form: HTMLFormElement, words: FieldWords): FieldErrors {
  const wrong = fieldsOf(form).filter((field) => field.name !== '' && !field.validity.valid)
  return Object.fromEntries(wrong.map((field) => [field.name, errorOf(field, words)]))
}

/** Puts the focus where the first mistake is; a screen reader reads its message along with the label. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  fieldsOf(form)
    .find(({ name }) => name in errors)
    ?.focus()
}

/** What was typed, without blanks around it; passwords as they are. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ name }) => name !== '')
      .map((field) => [field.name, isPassword(field) ? field.value : field.value.trim()]),
  )

/** By its purpose: a password that is being shown is a text field. */
const isPassword = ({ autocomplete }: Field) => autocomplete.endsWith('-password')

const fieldsOf = (form: HTMLFormElement): Field[] =>
  Array.from<unknown>(form.elements).filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )

function errorOf(field: Field, words: FieldWords): string {
  const { valueMissing, patternMismatch } = field.validity
  if (valueMissing) return field instanceof HTMLSelectElement ? words.choose() : words.required()
  if (patternMismatch) return words.code()
  return field.type === 'url' ? words.url() : words.email()
}
