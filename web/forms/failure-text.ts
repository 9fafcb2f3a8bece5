import type { FormFailure } from '#contract/form-answer.ts'
import type { FormId } from '#contract/form-options.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'

export function failureText(form: FormId, failure: FormFailure, LL: TranslationFunctions): string {
  if (failure === 'rate-limited') return LL.problem['request/rate-limited']()
  if (failure === 'invalid') return LL.problem['request/invalid']()
  return form === 'contact' ? LL.forms.failed() : LL.portal.request.failed()
}
