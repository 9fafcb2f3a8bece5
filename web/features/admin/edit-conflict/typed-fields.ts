import { type Field, fieldsOf } from '../../../ui/form/fields-of.ts'

/** The fields of a form that are sent by name. */
export const namedFields = (form: HTMLFormElement): Field[] =>
  fieldsOf(form).filter(({ name }) => name !== '')

/** What stands in a field that no one has touched. */
export const untouched = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])
        ?.value ?? '')
    : field.defaultValue

/** Whether someone has typed or chosen something in it; half a date has no value yet. */
export const isTyped = (field: Field): boolean =>
  field.value !== untouched(field) || field.validity.badInput

/** Puts a text into a field as if the form had begun with it: the focus stays where it is, or what was typed, too. */
export function begin(field: Field, text: string, isKept = false): void {
  const { value } = field
  if (field instanceof HTMLSelectElement) {
    // to mark a choice may choose it
    for (const option of field.options) option.defaultSelected = option.value === text
    field.value = isKept ? value : text
    return
  }
  field.defaultValue = text
  if (!isKept) field.value = text
}

/** What a field is called for people, without what is said in brackets behind it. */
export const labelOf = (field: Field): string =>
  field.labels?.[0]?.firstChild?.textContent?.trim() ?? field.name

/** A text as this field shows it to people: a choice by its name. */
export const shownIn = (field: Field | undefined, text: string): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ value }) => value === text)?.label ?? text)
    : text
