import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useExplainOrder } from './use-explain-order.ts'
import type { Saving } from './basket-saver.ts'

/** Whether what was tapped is stored. Why not, where that is known. */
export function SavingState({ saving: { state, error } }: { saving: Saving }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.saving
  const explain = useExplainOrder()
  return (
    <span role="status" className={`saving saving-${state}`}>
      {words[state]()}
      {error && `${colon(locale)} ${explain(error)}`}
    </span>
  )
}
