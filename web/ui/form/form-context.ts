import { createContext, useContext } from 'react'

/** What fields say when they are wrong, and the few words they share. */
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

/** For a form that is checked when it is sent: its fields need to know less, and its page carries less. */
export type FewWords = Pick<FieldWords, 'optional' | 'offline'>

/** Field name → what is wrong with it. */
export type FieldErrors = Record<string, string>

/** What a form starts with when it was sent as plain HTML before. */
export type Given = {
  values: Record<string, string>
  errors: FieldErrors
  error?: string | undefined
}

type FormState = { words: FieldWords | FewWords; errors: FieldErrors; given: Given | undefined }

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('No <Form>')
  return state
}
