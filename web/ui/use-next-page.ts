import { useRef } from 'react'

type List = { fetchNextPage: () => Promise<unknown> }

/**
 * What a "show more" button does. A second press that comes before the page shows the first is the same press: asking
 * again would throw the answer that is on its way away.
 */
export function useNextPage({ fetchNextPage }: List): () => void {
  const isAsked = useRef(false)
  return () => {
    if (isAsked.current) return
    isAsked.current = true
    void fetchNextPage().finally(() => (isAsked.current = false))
  }
}
