import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchesSearch } from '#contract/text/fold.ts'
import { productSearchTexts } from '#contract/trade/product-search-texts.ts'

/**
 * Loads all pages of a list, so that its search needs no requests.
 * @returns whether all pages have loaded, or loading has failed
 */
export function useAllPages<Page>(list: UseInfiniteQueryResult<InfiniteData<Page>>): boolean {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list
  const [wasRead, setWasRead] = useState(false)
  const isRead = wasRead || isError || (data !== undefined && !hasNextPage)
  if (isRead !== wasRead) setWasRead(isRead)
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return isRead
}

type Named = Parameters<typeof productSearchTexts>[0] & { code?: string }

/** Rows whose name, pack size, SKU or lot contain every word of the search. */
export function filterRows<Row extends Named>(rows: Row[], text: string): Row[] {
  return rows.filter((row) => matchesSearch([row.code, ...productSearchTexts(row)], text))
}
