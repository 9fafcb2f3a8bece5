import { useCallback, useRef } from 'react'

/**
 * For requests that can overlap: only the response to the latest one counts, in any order of arrival.
 * @returns a function that starts a request; its result tells whether that request is still the latest
 */
export function useLatestRequest(): () => () => boolean {
  const asked = useRef(0)
  return useCallback(() => {
    const own = ++asked.current
    return () => asked.current === own
  }, [])
}
