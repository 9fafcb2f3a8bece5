export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What can be filled in, in a form's order. */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  Array.from<unknown>(form.elements).filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )

/** By its purpose: a password that is being shown is a text field. */
export const isPassword = ({ autocomplete }: Field): boolean => autocomplete.endsWith('-password')
