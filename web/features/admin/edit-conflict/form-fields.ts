import { type Field, fieldsOf } from '../../../ui/form/fields-of.ts'

export const namedFields = (form: HTMLFormElement): Field[] =>
  fieldsOf(form).filter(({ name }) => name !== '')

export const defaultValueOf = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])
        ?.value ?? '')
    : field.defaultValue

/** Whether the user has changed the field; a partly typed date has no value yet. */
export const isEdited = (field: Field): boolean =>
  field.value !== defaultValueOf(field) || field.validity.badInput

/** Sets a field's default value, and its value unless `isKept`; the focus does not move. */
export function setDefaultValue(field: Field, text: string, isKept = false): void {
  const { value } = field
  if (field instanceof HTMLSelectElement) {
    // changing `defaultSelected` can change the selection
    for (const option of field.options) option.defaultSelected = option.value === text
    field.value = isKept ? value : text
    return
  }
  field.defaultValue = text
  if (!isKept) field.value = text
}

/** Label of a field, without a remark in brackets. */
export const labelOf = (field: Field): string =>
  field.labels?.[0]?.firstChild?.textContent?.trim() ?? field.name

/** A value as the field displays it: the label of a select's option. */
export const displayedValue = (field: Field | undefined, text: string): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ value }) => value === text)?.label ?? text)
    : text
