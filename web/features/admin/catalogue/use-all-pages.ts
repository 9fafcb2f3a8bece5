import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Reads a list page after page until it is all there: a search then needs no network. */
export function useAllPages<Page>(list: UseInfiniteQueryResult<InfiniteData<Page>>): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
}

type Named = { name: string; sku: string; code?: string }

/** Rows whose name, SKU or lot has some letters, accents and letter case aside. */
export function matching<Row extends Named>(rows: Row[], text: string): Row[] {
  const fold = (given: string) => given.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const sought = fold(text.trim())
  return rows.filter(({ name, sku, code }) => fold(`${name} ${sku} ${code ?? ''}`).includes(sought))
}
