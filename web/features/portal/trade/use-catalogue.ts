import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CataloguePage } from '#contract/trade/catalogue.ts'
import type { Locale } from '#contract/locales.ts'
import { answer } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'

/**
 * Loads a company's whole catalogue page by page, so that the search works without requests. When the price list
 * changes between two pages, all pages are loaded again.
 */
export function useCatalogue(company: string, locale: Locale) {
  const query = useInfiniteQuery({
    queryKey: ['catalogue', company, locale],
    queryFn: async ({ pageParam }) => {
      const api = await sessionApi()
      const ask = { locale, ...(pageParam !== null && { cursor: pageParam }) }
      const call = api.trade[':company'].catalogue.$get({ param: { company }, query: ask })
      const page: CataloguePage = await answer(call)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query
  const [first] = data?.pages ?? []
  const isMixed = data?.pages.some(({ list }) => list?.version !== first?.list?.version) === true

  useEffect(() => {
    if (isFetching || isError) return
    if (isMixed) void refetch()
    else if (hasNextPage) void fetchNextPage()
  }, [isFetching, isError, isMixed, hasNextPage, refetch, fetchNextPage])

  return {
    catalogue: first,
    products: isMixed ? [] : (data?.pages.flatMap(({ rows }) => rows) ?? []),
    isComplete: data !== undefined && !hasNextPage && !isMixed,
    error: query.error,
    again: () => void (data ? fetchNextPage() : refetch()),
  }
}
