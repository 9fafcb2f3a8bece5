import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

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

type Named = { name: string; sku: string; code?: string }

/** Rows whose name, SKU or lot has some letters, accents and letter case aside. */
export function matching<Row extends Named>(rows: Row[], text: string): Row[] {
  const fold = (given: string) => given.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const sought = fold(text.trim())
  return rows.filter(({ name, sku, code }) => fold(`${name} ${sku} ${code ?? ''}`).includes(sought))
}
