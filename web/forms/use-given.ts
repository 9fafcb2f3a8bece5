import { useContext } from 'react'
import type { FormId } from '#contract/form-options.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { FormAnswerContext } from '../ui/form/form-answer.ts'
import type { Given } from '../ui/form/form-context.ts'
import { failureText } from './failure-text.ts'

/**
 * What a form shows after it was sent as plain HTML. Only the server ever knows: such a page is never hydrated, and browsers
 * do without this code.
 */
export const useGiven: (form: FormId) => Given | undefined = import.meta.env.SSR
  ? useGivenOnServer
  : () => undefined

function useGivenOnServer(form: FormId): Given | undefined {
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
