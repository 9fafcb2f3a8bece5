import { useI18nContext } from '../../../i18n/words.tsx'
import { useCurrency } from './use-currency.ts'

/** States the currency of our quotations to this visitor. */
export function CurrencyNote() {
  const words = useI18nContext().LL.quotations
  return <p className="currency-note">{words[useCurrency()]()}</p>
}
