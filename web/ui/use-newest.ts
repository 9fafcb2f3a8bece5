import { useCallback, useRef } from 'react'

/**
 * For a list that is read again after each change: of two answers on their way only the one that was asked for last
 * counts, in any order of arrival.
 * @returns what begins a question; its result says whether nothing was asked since
 */
export function useNewest(): () => () => boolean {
  const asked = useRef(0)
  return useCallback(() => {
    const own = ++asked.current
    return () => asked.current === own
  }, [])
}
