import { useContext } from 'react'
import type { FormId } from '#contract/form-options.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { FormAnswerContext } from '../ui/form/form-answer.ts'
import type { InitialForm } from '../ui/form/form-context.ts'
import { failureText } from './failure-text.ts'

/**
 * Values and errors of a form that was submitted without scripts, for its answer page. Server only: that page is never
 * hydrated, so browsers do not load this code.
 */
export const useSubmittedForm: (form: FormId) => InitialForm | undefined = import.meta.env.SSR
  ? useSubmittedFormOnServer
  : () => undefined

function useSubmittedFormOnServer(form: FormId): InitialForm | undefined {
  const { LL } = useI18nContext()
  const answer = useContext(FormAnswerContext)
  if (answer?.form !== form) return undefined
  const wrong = Object.entries(answer.faults)
  return {
    values: answer.values,
    errors: Object.fromEntries(wrong.map(([field, fault]) => [field, LL.forms.fault[fault]()])),
    error: answer.failure === null ? undefined : failureText(form, answer.failure, LL),
  }
}
