import { type Field, fieldsOf, isPassword } from './fields-of.ts'
import type { FieldErrors, FieldWords } from './form-context.ts'

/** Finds invalid fields by the browser's validation, with messages in the page's language. */
export function findErrors(form: HTMLFormElement, words: FieldWords): FieldErrors {
  const wrong = fieldsOf(form).filter(
    (field) => field.name !== '' && !(field.validity.valid && isDottedWell(field)),
  )
  return Object.fromEntries(wrong.map((field) => [field.name, errorOf(field, words)]))
}

/** Browsers accept two dots in a row in an address; the server and mail services do not. */
const isDottedWell = ({ type, value }: Field) =>
  type !== 'email' || !/^\.|\.\.|\.@/.test(value.trim())

/** Trimmed field values; passwords unchanged. */
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
