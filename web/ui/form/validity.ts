import { type Field, fieldsOf, isPassword } from './fields-of.ts'
import type { FieldErrors, FieldWords } from './form-context.ts'

/** What the browser finds wrong, in our words and in the page's language: browsers speak their own. */
export function findErrors(form: HTMLFormElement, words: FieldWords): FieldErrors {
  const wrong = fieldsOf(form).filter(
    (field) => field.name !== '' && !(field.validity.valid && isDottedWell(field)),
  )
  return Object.fromEntries(wrong.map((field) => [field.name, errorOf(field, words)]))
}

/** Browsers take two dots in a row, our server and mail services do not. */
const isDottedWell = ({ type, value }: Field) =>
  type !== 'email' || !/^\.|\.\.|\.@/.test(value.trim())

/** What was typed, without blanks around it; passwords as they are. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ name }) => name !== '')
      .map((field) => [field.name, isPassword(field) ? field.value : field.value.trim()]),
  )

function errorOf(field: Field, words: FieldWords): string {
  const { valueMissing, patternMismatch } = field.validity
  if (valueMissing) return field instanceof HTMLSelectElement ? words.choose() : words.required()
  if (patternMismatch) return words.code()
  return field.type === 'url' ? words.url() : words.email()
}
