import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { Basket } from '#contract/trade/orders.ts'
import { answer } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { basketKey, BasketSaver } from './basket-saver.ts'

/** One saver per basket and query client, so that saving continues when the screen changes. */
const savers = new WeakMap<QueryClient, Map<string, BasketSaver>>()

function saverOf(client: QueryClient, company: string, locale: Locale): BasketSaver {
  const own = savers.get(client) ?? new Map<string, BasketSaver>()
  savers.set(client, own)
  const key = `${company}/${locale}`
  const saver = own.get(key) ?? new BasketSaver(client, company, locale)
  own.set(key, saver)
  return saver
}

/** A company's basket with its unsaved changes. */
export function useBasket(company: string, locale: Locale) {
  const client = useQueryClient()
  const saver = saverOf(client, company, locale)
  const saving = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot)
  const query = useQuery({
    queryKey: basketKey(company, locale),
    queryFn: async () => {
      const api = await sessionApi()
      const call = api.trade[':company'].basket.$get({ param: { company }, query: { locale } })
      const basket: Basket = await answer(call)
      return basket
    },
  })
  const basket = query.data
  useEffect(() => {
    if (basket) saver.resume(basket.id)
  }, [basket, saver])
  return {
    basket,
    saving,
    saver,
    query,
    /** The latest quantity of a product, saved or not. */
    casesOf: (product: string): number =>
      saving.pending.get(product) ??
      basket?.lines.find(({ product_id: id }) => id === product)?.cases ??
      0,
  }
}
