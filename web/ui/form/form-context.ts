import { createContext, useContext } from 'react'

/** What fields say when they are wrong, and the few words they share. */
export type FieldWords = {
  required: () => string
  choose: () => string
  email: () => string
  url: () => string
  code: () => string
  optional: () => string
  show: () => string
  hide: () => string
  showPassword: () => string
  hidePassword: () => string
}

/** Field name → what is wrong with it. */
export type FieldErrors = Record<string, string>

type FormState = { words: FieldWords; errors: FieldErrors }

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('Fields need a <Form> around them; see web/ui/form/form.tsx')
  return state
}
