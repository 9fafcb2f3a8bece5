import { useLocation } from 'react-router'

const modes = ['sign-in', 'request', 'forgot', 'recovery', 'confirm'] as const
export type Mode = (typeof modes)[number]

/**
 * The mode of a sign-in page, stored in its URL, so that reloads, the back button and language
 * changes keep it.
 */
export function useMode(): { mode: Mode; from: string | null; linkTo: (mode: Mode) => string } {
  const query = new URLSearchParams(useLocation().search)
  const asked = query.get('mode')
  const from = query.get('from')
  const linkTo = (mode: Mode) => {
    const next = new URLSearchParams(from === null ? {} : { from })
    if (mode !== 'sign-in') next.set('mode', mode)
    return `?${next}`
  }
  return {
    mode: modes.find((mode) => mode === asked) ?? 'sign-in',
    from,
    linkTo,
  }
}
