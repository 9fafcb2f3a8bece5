import { useEffect, useState } from 'react'
import type { Currency } from '#contract/site/geo.ts'
import { useSite } from '../../../app/site-context.ts'

/** Cache lifetime of `GET /api/geo`. */
const lifeMs = 5 * 60_000

/**
 * The visitor's currency, sent with the page by the country of the request. After five minutes in an open tab it is
 * asked for again.
 */
export function useCurrency(): Currency {
  const [currency, setCurrency] = useState(useSite().currency)
  useEffect(() => {
    if (performance.now() < lifeMs) return
    const ask = async () => {
      const { fetchCurrency } = await import('./fetch-currency.ts')
      const asked = await fetchCurrency()
      if (asked) setCurrency(asked)
    }
    ask().catch(() => {}) // the page's currency remains
  }, [])
  return currency
}
