import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** What the history keeps of a page that sends a mail: a reload stands where the reader stood. */
export type MailState = {
  /** Typed at sign-in already. */
  email?: string
  /** Where a mail went. */
  sentTo?: string
  /** It had left a moment before: perhaps one that signs in, which a stranger asked for. */
  isEarlier?: boolean
  /** It was asked for while signed in: the session that is there then is no news. */
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
