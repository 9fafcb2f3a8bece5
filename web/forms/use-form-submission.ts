import { useRef } from 'react'
import type { FormId } from '#contract/form-options.ts'
import { useI18nContext } from '../i18n/words.tsx'
import type { FieldErrors } from '../ui/form/form-context.ts'
import type { SendResult } from './send-form.ts'

type Values = Record<string, string>

/**
 * Callbacks for `<Form>`: `onEdit` and `check`, and `send` for its `onSubmit`. The code for sending loads at the first
 * keystroke.
 */
export function useFormSubmission(form: FormId) {
  const { locale } = useI18nContext()
  const startedAtMs = useRef(0)
  const load = () => import('./send-form.ts')
  return {
    onEdit: () => {
      if (startedAtMs.current > 0) return
      startedAtMs.current = performance.now()
      load().catch(() => {}) // `check` tries again and reports the failure
    },
    check: async (values: Values): Promise<FieldErrors> =>
      (await load()).validateForm(form, locale, values),
    send: async (values: Values, captcha?: string): Promise<SendResult> => {
      const filledInMs = performance.now() - startedAtMs.current
      return (await load()).sendForm({ form, locale, values, filledInMs, captcha })
    },
  }
}
