import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useI18nContext } from '../../../i18n/words.tsx'
import { saidBy } from '../../../session/arrival/said.ts'
import type { ArrivalState } from '../../../session/arrival/use-arrival.ts'
import type { SessionState } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useMode } from '../entrance/use-mode.ts'
import { useMailState } from './use-mail-state.ts'

const hasBegun = (status: SessionState['status']) =>
  status === 'second-factor' || status === 'password-due'

/** What has just happened: what a link came to, or that someone signed out. */
export function ArrivalMessage({ arrival }: { arrival: ArrivalState }) {
  const words = useI18nContext().LL.portal.link
  const { mode, linkTo } = useMode()
  const session = useSession()
  // the server does not know what the history keeps
  const isHydrated = useHydrated()
  const { state, key } = useLocation()
  // who has begun to sign in again is past what was said here before
  const [past, setPast] = useState<string>()
  if (past !== key && hasBegun(session.status)) setPast(key)
  const said = isHydrated && past !== key ? saidBy(state) : undefined
  // who is signed in goes on to the account, which sends the mails that are still due
  const asksToSignIn = mode === 'sign-in' && session.status !== 'signed-in'
  const isOver = asksToSignIn && arrival.status === 'failed' && arrival.why === 'invitation-over'
  const isExpired = asksToSignIn && arrival.status === 'failed' && arrival.why === 'expired'
  /** Another mail is on its way: what became of the link before it is past. */
  const isSentAnew = useMailState().kept.sentTo !== undefined
  const message = () => {
    if (isSentAnew) return {}
    if (arrival.status === 'unchanged') return { success: words.unchanged() }
    if (arrival.status === 'halfway') return { success: words.halfway() }
    if (arrival.status === 'arrived' && arrival.errand === 'email-changed') {
      return { success: words.emailChanged() }
    }
    if (isExpired) return { error: words.expiredAtSignIn() }
    if (arrival.status === 'failed') {
      // a link that confirms is spent on the server, in any browser
      return arrival.why === 'other-browser' && mode !== 'recovery'
        ? { success: words.elsewhere() }
        : { error: words[arrival.why]() }
    }
    const isUnderWay = arrival.status !== 'none' && arrival.status !== 'arrived'
    if (isUnderWay || session.status !== 'signed-out') return {}
    if (said === 'signed-out') return { success: words.signedOut() }
    return said === 'session-ended' || session.hasEnded ? { error: words.ended() } : {}
  }
  return (
    <>
      <FormMessage {...message()} />
      {isExpired && (
        <p className="toolbar">
          <Link className="btn btn-quiet btn-small" to={linkTo('confirm')}>
            {words.newConfirmation()}
          </Link>
          <Link className="btn btn-quiet btn-small" to={linkTo('forgot')}>
            {words.newPassword()}
          </Link>
        </p>
      )}
      {isOver && (
        <p className="toolbar">
          <Link className="btn btn-quiet btn-small" to={linkTo('forgot')}>
            {words.choosePassword()}
          </Link>
        </p>
      )}
    </>
  )
}
