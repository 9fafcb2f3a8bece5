import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** State of a page that sends emails, stored in the browser history, so that reloads keep it. */
export type MailState = {
  /** The email address typed at sign-in. */
  email?: string
  /** The address that the email was sent to. */
  sentTo?: string
  /**
   * Whether an email was sent to this address less than a minute before, possibly requested by
   * someone else.
   */
  isEarlier?: boolean
  /**
   * Whether the email was requested while signed in. A later session then does not come from its
   * link.
   */
  isSignedIn?: boolean
}

export function useMailState(): { kept: MailState; keep: (kept: MailState) => void } {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // the server does not know the browser history
  const isHydrated = useHydrated()
  return {
    kept: (isHydrated && (state as MailState | null)) || {},
    keep: (kept) => void navigate(pathname + search, { replace: true, state: kept }),
  }
}
