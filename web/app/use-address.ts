import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Changes = Record<string, string>

/** History state of an entry that a panel opened; closing the panel goes back. */
const panelState = { isPanel: true }

/**
 * Keeps filters and open panels in the query string, so reload, the back button and shared links restore them. An empty
 * value removes its parameter.
 */
export function useAddress() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const get = useCallback((name: string) => query.get(name) ?? '', [query])

  /** Changes a filter; replaces the history entry. */
  const change = useCallback(
    (changes: Changes) =>
      void navigate(addressWith(changes), {
        replace: true,
        preventScrollReset: true,
        state: entryState(),
      }),
    [navigate],
  )
  /** Navigates to another view, such as a tab; adds a history entry. */
  const go = useCallback(
    (changes: Changes) =>
      takeStep(addressWith(changes), (to) => navigate(to, { preventScrollReset: true })),
    [navigate],
  )
  /** Opens a panel over the view; the back button closes it. */
  const open = useCallback(
    (changes: Changes) =>
      takeStep(addressWith(changes), (to) =>
        navigate(to, { preventScrollReset: true, state: panelState }),
      ),
    [navigate],
  )
  /** Closes an open panel: one step back, or a replaced entry when the panel was opened by a link. */
  const close = useCallback(
    (...names: string[]) => {
      const shown = new URLSearchParams(location.search)
      if (isGoing || !names.some((name) => shown.has(name))) return
      isGoing = true
      if (isPanel(entryState())) {
        // registered after the router's own listener
        addEventListener('popstate', () => (isGoing = false), { once: true })
        void navigate(-1)
      } else {
        change(Object.fromEntries(names.map((name) => [name, ''])))
        isGoing = false
      }
    },
    [navigate, change],
  )
  return { get, change, go, open, close }
}

/** A step back is asynchronous: closing twice goes back once. */
let isGoing = false

/** Returns whether a panel is being closed. Its unsaved text was saved or the user agreed to discard it. */
export const isClosingPanel = (): boolean => isGoing

/** The query string of a navigation under way. */
let ahead: string | null = null

/** Navigates once for a double click: navigation is asynchronous. */
function takeStep(to: { search: string }, take: (to: { search: string }) => void | Promise<void>) {
  if (to.search === ahead || to.search === location.search) return
  ahead = to.search
  void Promise.resolve(take(to)).finally(() => (ahead = null))
}

/** The current query string with changes, not the one at render time: a delayed search must not undo newer changes. */
function addressWith(changes: Changes) {
  const next = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return { search: next.size === 0 ? '' : `?${next}` }
}

/** The router's state for the current history entry. */
const entryState = (): unknown => (history.state as { usr?: unknown } | null)?.usr ?? null

const isPanel = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isPanel' in state

/** Returns the value if it is one of `choices`, otherwise `undefined`. */
export const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  value: string,
): Choice | undefined => choices.find((choice) => choice === value)
