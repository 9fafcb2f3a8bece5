import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Filters, and which row is open, stand in the address: reload, the back button and a link sent to a colleague keep
 * them. Empty values leave it.
 */
export function useQuery() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const get = useCallback((name: string) => query.get(name) ?? '', [query])
  const change = useCallback(
    (changes: Record<string, string>) => {
      // the address as it is now: a search that fires late must not undo what was done meanwhile
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return { get, change }
}

/** A value of the address that is one of some choices, else none. */
export const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  given: string,
): Choice | undefined => choices.find((choice) => choice === given)
