import { codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useOrderErrorText } from '../basket/use-order-error-text.ts'

/** Returns a recall error's message in the page's language. */
export function useRecallErrorText(): (reason: unknown) => string {
  const words = useI18nContext().LL.orders.recalls
  const explain = useOrderErrorText()
  return (reason) => (codeOf(reason) === 'request/not-found' ? words.gone() : explain(reason))
}
