import type { Currency } from '#contract/site/geo.ts'
import { answer, createApi } from '../../../api/client.ts'

const timeoutMs = 5_000

/** The currency for where the visitor is now, or `null` when no one says so within five seconds. */
export async function askCurrency(): Promise<Currency | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return (await answer(createApi().geo.$get({}, { init: { signal } }))).currency
  } catch {
    return null
  }
}
