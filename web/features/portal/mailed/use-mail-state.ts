import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** What the history keeps of a page that sends a mail: a reload stands where the reader stood. */
export type MailState = {
  /** The address typed at sign-in, carried over. */
  email?: string
  /** The address that a mail was sent to. */
  sentTo?: string
  /** A mail had been sent to this address less than a minute before, perhaps on a stranger's request. */
  isEarlier?: boolean
  /** The mail was requested while signed in: a session that exists later does not come from its link. */
  isSignedIn?: boolean
}

export function useMailState(): { kept: MailState; keep: (kept: MailState) => void } {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // the server does not know what the history keeps
  const isHydrated = useHydrated()
  return {
    kept: (isHydrated && (state as MailState | null)) || {},
    keep: (kept) => void navigate(pathname + search, { replace: true, state: kept }),
  }
}
