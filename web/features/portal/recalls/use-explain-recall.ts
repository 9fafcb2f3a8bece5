import { codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useExplainOrder } from '../basket/use-explain-order.ts'

/** What went wrong with a recall, in the reader's language. */
export function useExplainRecall(): (reason: unknown) => string {
  const words = useI18nContext().LL.orders.recalls
  const explain = useExplainOrder()
  return (reason) => (codeOf(reason) === 'request/not-found' ? words.gone() : explain(reason))
}
