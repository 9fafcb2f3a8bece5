import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { withNote } from '../../../../session/callback/note.ts'
import type { SessionState } from '../../../../session/session-store.ts'
import { admitToPortal } from '../../../../session/staff-session.ts'
import { destination, isPortalPath } from '../../entrance/audience.ts'

/** The page that the user was redirected from; `null` for the account page itself. */
export function useWanted(): string | null {
  const from = new URLSearchParams(useLocation().search).get('from')
  return from?.startsWith(pages.account.path) ? null : from
}

/**
 * Continues to the original page after the required second step was set up. `null`: it is still
 * missing, or was never required.
 */
export function useContinue(session: SessionState): (() => void) | null {
  const wanted = useWanted()
  const navigate = useNavigate()
  const [hasOwed, setHasOwed] = useState(false)
  if (session.status !== 'signed-in') return null
  if (session.owesFactor) {
    if (!hasOwed) setHasOwed(true)
    return null
  }
  if (!hasOwed) return null
  const { to, note } = destination('staff', session, wanted)
  return () => {
    if (isPortalPath(to)) admitToPortal()
    void navigate(to, { replace: true, ...(note && { state: withNote(note) }) })
  }
}
