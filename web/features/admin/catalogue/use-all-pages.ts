import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchesSearch } from '#contract/text/fold.ts'
import { productSearchTexts } from '#contract/trade/product-search-texts.ts'

/**
 * Reads a list page after page until it is all there: a search then needs no network.
 * @returns whether it was all there once, or could not be read
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

/** Rows that have every word of a search in their name, pack, SKU or lot. */
export function matching<Row extends Named>(rows: Row[], text: string): Row[] {
  return rows.filter((row) => matchesSearch([row.code, ...productSearchTexts(row)], text))
}
