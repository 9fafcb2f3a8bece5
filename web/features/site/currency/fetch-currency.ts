import type { Currency } from '#contract/site/geo.ts'
import { answer, createApi } from '../../../api/client.ts'

const timeoutMs = 5_000

/** Asks `GET /api/geo` for the currency of the visitor's country; `null` without an answer in five seconds. */
export async function fetchCurrency(): Promise<Currency | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return (await answer(createApi().geo.$get({}, { init: { signal } }))).currency
  } catch {
    return null
  }
}
