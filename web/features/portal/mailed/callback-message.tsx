import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useI18nContext } from '../../../i18n/words.tsx'
import { noteOf } from '../../../session/callback/note.ts'
import type { CallbackState } from '../../../session/callback/use-callback-link.ts'
import type { SessionState } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useMode } from '../entrance/use-mode.ts'
import { useMailState } from './use-mail-state.ts'

const hasBegun = (status: SessionState['status']) =>
  status === 'second-factor' || status === 'password-due'

/** The result of a link, or the confirmation of signing out. */
export function CallbackMessage({ callback }: { callback: CallbackState }) {
  const words = useI18nContext().LL.portal.link
  const { mode, linkTo } = useMode()
  const session = useSession()
  // the server does not know the browser history
  const isHydrated = useHydrated()
  const { state, key } = useLocation()
  // a user who started to sign in again no longer needs the message
  const [past, setPast] = useState<string>()
  if (past !== key && hasBegun(session.status)) setPast(key)
  const note = isHydrated && past !== key ? noteOf(state) : undefined
  // signed-in users can continue to the account page, which sends pending emails again
  const asksToSignIn = mode === 'sign-in' && session.status !== 'signed-in'
  const isOver = asksToSignIn && callback.status === 'failed' && callback.why === 'invitation-over'
  const isExpired = asksToSignIn && callback.status === 'failed' && callback.why === 'expired'
  /** Another email was sent, so the last link's result is outdated. */
  const isSentAnew = useMailState().kept.sentTo !== undefined
  const message = () => {
    if (isSentAnew) return {}
    if (callback.status === 'unchanged') return { success: words.unchanged() }
    if (callback.status === 'halfway') return { success: words.halfway() }
    if (callback.status === 'done' && callback.purpose === 'email-changed') {
      return { success: words.emailChanged() }
    }
    if (isExpired) return { error: words.expiredAtSignIn() }
    if (callback.status === 'failed') {
      // the server has used the confirmation link, in any browser
      return callback.why === 'other-browser' && mode !== 'recovery'
        ? { success: words.elsewhere() }
        : { error: words[callback.why]() }
    }
    const isUnderWay = callback.status !== 'none' && callback.status !== 'done'
    if (isUnderWay || session.status !== 'signed-out') return {}
    if (note === 'signed-out') return { success: words.signedOut() }
    return note === 'session-ended' || session.hasEnded ? { error: words.ended() } : {}
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
