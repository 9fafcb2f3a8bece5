import { useEffect, useState } from 'react'
import type { Currency } from '#contract/site/geo.ts'
import { useSite } from '../../../app/site-context.ts'

/** As long as the browser keeps an answer of `GET /api/geo`. */
const lifeMs = 5 * 60_000

/**
 * The visitor's currency. It comes with the page, from the country that the edge sees: no call, nothing moves. A tab
 * may live for days, so what is older than five minutes is asked for again; without an answer it stays.
 */
export function useCurrency(): Currency {
  const [currency, setCurrency] = useState(useSite().currency)
  useEffect(() => {
    if (performance.now() < lifeMs) return
    const ask = async () => {
      const { askCurrency } = await import('./ask-currency.ts')
      const asked = await askCurrency()
      if (asked) setCurrency(asked)
    }
    ask().catch(() => {}) // code that does not load is no answer either
  }, [])
  return currency
}
