import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Changes = Record<string, string>

/** In the state of an entry of the history that a panel was opened by: the way back closes it. */
const panelState = { isPanel: true }

/**
 * Filters, and what is open, stand in the address: reload, the back button and a link sent to a colleague keep them.
 * Empty values leave it.
 */
export function useAddress() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const get = useCallback((name: string) => query.get(name) ?? '', [query])

  /** A filter: no step of its own on the way back. */
  const change = useCallback(
    (changes: Changes) =>
      void navigate(addressWith(changes), {
        replace: true,
        preventScrollReset: true,
        state: entryState(),
      }),
    [navigate],
  )
  /** Another place, such as a tab: the way back leads here again. */
  const go = useCallback(
    (changes: Changes) =>
      takeStep(addressWith(changes), (to) => navigate(to, { preventScrollReset: true })),
    [navigate],
  )
  /** A panel on top of what is shown: the way back closes it. */
  const open = useCallback(
    (changes: Changes) =>
      takeStep(addressWith(changes), (to) =>
        navigate(to, { preventScrollReset: true, state: panelState }),
      ),
    [navigate],
  )
  /** Closes a panel, if it is open: one step back, or where it was opened by a link, without a step. */
  const close = useCallback(
    (...names: string[]) => {
      const shown = new URLSearchParams(location.search)
      if (isGoing || !names.some((name) => shown.has(name))) return
      isGoing = true
      if (isPanel(entryState())) {
        // after the router's own listener
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

/** A step back takes its time: closing twice closes once. */
let isGoing = false

/** Whether a panel is going because it was closed: what was typed in it was sent, or has been asked about. */
export const isClosing = (): boolean => isGoing

/** Where a step is being taken to. */
let ahead: string | null = null

/** A step takes its time: a double click is one. */
function takeStep(to: { search: string }, take: (to: { search: string }) => void | Promise<void>) {
  if (to.search === ahead || to.search === location.search) return
  ahead = to.search
  void Promise.resolve(take(to)).finally(() => (ahead = null))
}

/** The address as it is now: a search that fires late must not undo what was done meanwhile. */
function addressWith(changes: Changes) {
  const next = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return { search: next.size === 0 ? '' : `?${next}` }
}

/** What the router keeps for us with the present entry of the history. */
const entryState = (): unknown => (history.state as { usr?: unknown } | null)?.usr ?? null

const isPanel = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isPanel' in state

/** A value of the address that is one of some choices, else none. */
export const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  given: string,
): Choice | undefined => choices.find((choice) => choice === given)
