import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { withNote } from '../../../../session/callback/note.ts'
import type { SessionState } from '../../../../session/session-store.ts'
import { admitToPortal } from '../../../../session/staff-session.ts'
import { destination, isPortalPath } from '../../entrance/audience.ts'

/** Where someone wanted to go who was led here first; the account page itself is no such place. */
export function useWanted(): string | null {
  const from = new URLSearchParams(useLocation().search).get('from')
  return from?.startsWith(pages.account.path) ? null : from
}

/**
 * For who was led here because they owed a second step: leads on to where they wanted to go, as after signing in.
 * `null`: they still owe it, or never did.
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
