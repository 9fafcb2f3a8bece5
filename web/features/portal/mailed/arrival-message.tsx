import { Link, useLocation } from 'react-router'
import { useI18nContext } from '../../../i18n/words.tsx'
import { saidBy } from '../../../session/arrival/said.ts'
import type { ArrivalState } from '../../../session/arrival/use-arrival.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useMode } from '../entrance/use-mode.ts'

/** What has just happened: what a link came to, or that somebody signed out. */
export function ArrivalMessage({ arrival }: { arrival: ArrivalState }) {
  const words = useI18nContext().LL.portal.link
  const { mode, linkTo } = useMode()
  // the server does not know what the history keeps
  const isHydrated = useHydrated()
  const { state } = useLocation()
  const said = isHydrated ? saidBy(state) : undefined
  const message = () => {
    if (arrival.status === 'halfway') return { success: words.halfway() }
    if (arrival.status === 'arrived' && arrival.errand === 'email-changed') {
      return { success: words.emailChanged() }
    }
    if (arrival.status === 'failed') {
      // a link that confirms is spent on the server, whichever browser opened it
      return arrival.why === 'other-browser' && mode !== 'recovery'
        ? { success: words.elsewhere() }
        : { error: words[arrival.why]() }
    }
    if (arrival.status !== 'none') return {}
    if (said === 'session-ended') return { error: words.ended() }
    return said === 'signed-out' ? { success: words.signedOut() } : {}
  }
  const isOver = arrival.status === 'failed' && arrival.why === 'invitation-over'
  const isExpired = arrival.status === 'failed' && arrival.why === 'expired'
  return (
    <>
      <FormMessage {...message()} />
      {isExpired && mode === 'sign-in' && (
        <p className="toolbar">
          <Link className="btn btn-quiet btn-small" to={linkTo('confirm')}>
            {words.newConfirmation()}
          </Link>
          <Link className="btn btn-quiet btn-small" to={linkTo('forgot')}>
            {words.newPassword()}
          </Link>
        </p>
      )}
      {isOver && mode === 'sign-in' && (
        <p className="toolbar">
          <Link className="btn btn-quiet btn-small" to={linkTo('forgot')}>
            {words.choosePassword()}
          </Link>
        </p>
      )}
    </>
  )
}
