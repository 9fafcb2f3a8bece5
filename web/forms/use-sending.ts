import { useRef } from 'react'
import type { FormId } from '#contract/form-options.ts'
import { useI18nContext } from '../i18n/words.tsx'
import type { FieldErrors } from '../ui/form/form-context.ts'
import type { Sent } from './send-form.ts'

type Values = Record<string, string>

/**
 * What a form needs to be sent: hand `onEdit` and `check` to it, and call `send` with its values. What does the work is
 * loaded with the first key.
 */
export function useSending(form: FormId) {
  const { locale } = useI18nContext()
  const startedAtMs = useRef(0)
  const load = () => import('./send-form.ts')
  return {
    onEdit: () => {
      if (startedAtMs.current > 0) return
      startedAtMs.current = performance.now()
      load().catch(() => {}) // sending tries again, and says so
    },
    check: async (values: Values): Promise<FieldErrors> =>
      (await load()).findFaults(form, locale, values),
    send: async (values: Values, captcha?: string): Promise<Sent> => {
      const filledInMs = performance.now() - startedAtMs.current
      return (await load()).sendForm({ form, locale, values, filledInMs, captcha })
    },
  }
}
