import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFlag } from '../../../app/flag-context.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { linkIn } from '../../../session/callback/callback.ts'
import { withNote } from '../../../session/callback/note.ts'
import { SecondFactor } from '../../../session/second-step/second-factor.tsx'
import { admitToPortal } from '../../../session/staff-session.ts'
import { Unreachable } from '../../../session/unreachable.tsx'
import { type CallbackState, useCallbackLink } from '../../../session/callback/use-callback-link.ts'
import { useSession } from '../../../session/use-session.ts'
import { NeedsScripts } from '../../../app/needs-scripts.tsx'
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts'
import { CallbackMessage } from '../mailed/callback-message.tsx'
import { AskConfirmation } from '../mailed/ask-confirmation.tsx'
import { type Audience, destination, isPortalPath } from './audience.ts'
import { ConfirmLink } from './confirm-link.tsx'
import { ForgotPassword } from '../mailed/forgot-password.tsx'
import { SignedIn } from './signed-in.tsx'
import { NewPassword } from '../mailed/new-password.tsx'
import type { MailState } from '../mailed/use-mail-state.ts'
import { RequestAccess } from './request-access.tsx'
import { SignIn } from './sign-in.tsx'
import { useMode } from './use-mode.ts'
import { ChooseAccount } from './choose-account.tsx'

/** The steps of a sign-in page. Clients and staff share them, except for the request form. */
export function SignInFlow({ audience }: { audience: Audience }) {
  const session = useSession()
  const callback = useCallbackLink()
  const location = useLocation()
  const navigate = useNavigate()
  const { mode, from, linkTo } = useMode()
  useFocusFallback()
  const mayAsk = useFlag('b2b_request_form') && audience === 'client'

  /** Prevents the redirect while a new password, account or request has a next step. */
  const [isStaying, setStaying] = useState(false)
  const [hasPassword, setHasPassword] = useState(false)
  /** Signing in on this page marks the link's message as read. */
  const [hasRead, setHasRead] = useState(false)
  const read = () => setHasRead(true)
  const [hasLeft, setHasLeft] = useState(false)
  /** The typed email address, shared by all steps. */
  const [email, setEmail] = useState('')

  const goal = session.status === 'signed-in' ? destination(audience, session, from) : null
  const { to, note } = goal ?? {}
  /** Allows the redirect, as soon as the target is known. */
  function leave() {
    setStaying(false)
    setHasPassword(false)
    setHasRead(true)
    setHasLeft(true)
  }
  // the request form works without scripts, all other steps need them
  const isAsking = mode === 'request' && mayAsk
  // tells signed-in users with a forgotten password that they are signed in, instead of redirecting
  const isForgetful =
    !hasLeft && (mode === 'forgot' || (mode === 'recovery' && callback.status === 'failed'))
  // another tab has used the requested email's link
  const { sentTo, isSignedIn } = (location.state as MailState | null) ?? {}
  const hasServed = sentTo !== undefined && !isSignedIn
  const isHeld =
    isForgetful ||
    (isStaying && isAsking) ||
    hasPassword ||
    linkIn(location) !== null ||
    (!hasRead && hasWord(callback))
  const isLeaving = to !== undefined && !isHeld
  useEffect(() => {
    if (!isLeaving) return
    if (isPortalPath(to)) admitToPortal()
    void navigate(to, { replace: true, ...(note && { state: withNote(note) }) })
  }, [isLeaving, to, note, navigate])

  // after signing in another way, the message about an expired link is unnecessary
  const hasGoneOn =
    callback.status === 'failed' && (hasPassword || (hasRead && session.status === 'password-due'))

  const step = () => {
    if (callback.status === 'busy') {
      const { again } = callback
      return again ? <Unreachable again={again} /> : <VerifyingLink />
    }
    if (callback.status === 'confirming') return <ConfirmLink {...callback} />
    if (callback.status === 'asking') return <ChooseAccount {...callback} />
    if (session.status === 'second-factor')
      return <SecondFactor user={session.user} forgotTo={linkTo('forgot')} />
    if (session.status === 'password-due' || hasPassword) {
      const email = 'user' in session ? session.user.email : undefined
      const due = session.status === 'password-due' ? session.due : 'password'
      return (
        <NewPassword
          email={email ?? ''}
          due={due}
          onSaved={() => setHasPassword(true)}
          onDone={leave}
        />
      )
    }
    if (isAsking) return <RequestAccess onStay={() => setStaying(true)} onLeave={leave} />
    if (session.status === 'signed-in') {
      if (isLeaving && callback.status === 'none') return null
      return (
        <>
          {!(isForgetful && sentTo && isSignedIn) && (
            <SignedIn callback={callback} onLeave={leave} />
          )}
          {isForgetful && !hasServed && (
            <ForgotPassword audience={audience} account={session.user.email} onVerifying={read} />
          )}
        </>
      )
    }
    if (mode === 'recovery' || mode === 'forgot') {
      return <ForgotPassword audience={audience} onVerifying={read} />
    }
    if (mode === 'confirm') return <AskConfirmation audience={audience} onVerifying={read} />
    return <SignIn {...{ audience, mayAsk, email }} onEmail={setEmail} onVerifying={read} />
  }
  return (
    // typing into the request form prevents a redirect
    <section className="entrance-step" onInput={() => isAsking && setStaying(true)}>
      {!isAsking && <NeedsScripts isPart />}
      {session.status === 'unreachable' && callback.status !== 'busy' && <Unreachable />}
      {!hasGoneOn && <CallbackMessage callback={callback} />}
      {step()}
    </section>
  )
}

/** Shown while an emailed link is verified. */
function VerifyingLink() {
  const words = useI18nContext().LL.portal.link
  return (
    <>
      <h2>{words.busyTitle()}</h2>
      <p role="status">{words.busy()}</p>
    </>
  )
}

/** Whether a link is being processed, or its message must be read before a redirect. */
function hasWord(callback: CallbackState): boolean {
  if (callback.status === 'done') {
    return callback.purpose === 'confirmed' || callback.purpose === 'email-changed'
  }
  return callback.status !== 'none'
}
