import { useRef } from 'react'
import type { FormId } from '../../worker/contract/form-options.ts'
import { useI18nContext } from '../i18n/words.tsx'
import type { Sent } from './send-form.ts'

/**
 * What a form needs to be sent: hand `onEdit` to it, and call `send` with its values. What does the sending is loaded
 * with the first key. What was changed is another submission; what is merely sent again is the same one.
 */
export function useSending(form: FormId) {
  const { locale } = useI18nContext()
  const draft = useRef({ key: '', startedAtMs: 0 })
  return {
    onEdit: () => {
      draft.current.key = ''
      if (draft.current.startedAtMs > 0) return
      draft.current.startedAtMs = performance.now()
      void import('./send-form.ts').then(({ offerCaptcha }) => offerCaptcha(form, locale))
    },
    send: async (values: Record<string, string>): Promise<Sent> => {
      const { sendForm } = await import('./send-form.ts')
      draft.current.key ||= crypto.randomUUID()
      const { key, startedAtMs } = draft.current
      return sendForm({ form, locale, values, key, filledInMs: performance.now() - startedAtMs })
    },
  }
}
