import { createContext, useContext } from 'react'

/** Validation messages and labels of the form's fields. */
export type FieldWords = {
  required: () => string
  choose: () => string
  email: () => string
  url: () => string
  code: () => string
  optional: () => string
  offline: () => string
  show: () => string
  hide: () => string
  showPassword: () => string
  hidePassword: () => string
}

/** For forms validated by `check` only: their page loads fewer texts. */
export type BasicFieldWords = Pick<FieldWords, 'optional' | 'offline'>

/** Field name → error message. */
export type FieldErrors = Record<string, string>

/** Initial values and errors of a form that was submitted without scripts. */
export type InitialForm = {
  values: Record<string, string>
  errors: FieldErrors
  error?: string | undefined
}

type FormState = {
  words: FieldWords | BasicFieldWords
  errors: FieldErrors
  initial: InitialForm | undefined
}

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('No <Form>')
  return state
}
