import { useRef } from 'react'

type List = { fetchNextPage: () => Promise<unknown> }

/**
 * Handler of a "show more" button. A second click is ignored while a page loads: a new request would cancel the first.
 */
export function useNextPage({ fetchNextPage }: List): () => void {
  const isAsked = useRef(false)
  return () => {
    if (isAsked.current) return
    isAsked.current = true
    void fetchNextPage().finally(() => (isAsked.current = false))
  }
}
