export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** What can be filled in, in a form's order. */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  Array.from<unknown>(form.elements).filter(isField)

/** By its purpose: a password that is being shown is a text field. */
export const isPassword = ({ autocomplete }: Field): boolean => autocomplete.endsWith('-password')
