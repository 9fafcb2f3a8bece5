import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useOrderErrorText } from './use-order-error-text.ts'
import type { SaveState } from './basket-saver.ts'

/** Shows whether all changes are saved, or the error. */
export function SavingState({ saving: { state, error } }: { saving: SaveState }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.saving
  const explain = useOrderErrorText()
  return (
    <span role="status" className={`saving saving-${state}`}>
      {words[state]()}
      {error && `${colon(locale)} ${explain(error)}`}
    </span>
  )
}
