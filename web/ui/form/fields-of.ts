export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** A form's inputs, selects and text areas in document order. */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  Array.from<unknown>(form.elements).filter(isField)

/** Detects a password by `autocomplete`: while shown, it is a text field. */
export const isPassword = ({ autocomplete }: Field): boolean => autocomplete.endsWith('-password')
