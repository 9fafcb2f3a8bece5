import { useI18nContext } from '../../../i18n/words.tsx'
import { useCurrency } from './use-currency.ts'

/** In which currency a buyer can expect a quotation. */
export function CurrencyNote() {
  const words = useI18nContext().LL.quotations
  return <p className="currency-note">{words[useCurrency()]()}</p>
}
