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

/** The steps through a sign-in page: the same for clients and staff, but for the request form. */
export function SignInFlow({ audience }: { audience: Audience }) {
  const session = useSession()
  const callback = useCallbackLink()
  const location = useLocation()
  const navigate = useNavigate()
  const { mode, from, linkTo } = useMode()
  useFocusFallback()
  const mayAsk = useFlag('b2b_request_form') && audience === 'client'

  /** A new password, account or request keeps the person here: there is a next step. */
  const [isStaying, setStaying] = useState(false)
  const [hasPassword, setHasPassword] = useState(false)
  /** Signing in here means that the link's message was read. */
  const [hasRead, setHasRead] = useState(false)
  const read = () => setHasRead(true)
  const [hasLeft, setHasLeft] = useState(false)
  /** Who looks at another step and comes back types no address twice. */
  const [email, setEmail] = useState('')

  const goal = session.status === 'signed-in' ? destination(audience, session, from) : null
  const { to, note } = goal ?? {}
  /** Nothing is in the way any more: as soon as it is known where to, or at once. */
  function leave() {
    setStaying(false)
    setHasPassword(false)
    setHasRead(true)
    setHasLeft(true)
  }
  // asking works without scripts, all else needs them
  const isAsking = mode === 'request' && mayAsk
  // who forgot a password and is signed in here learns that first, instead of being let in without a word
  const isForgetful =
    !hasLeft && (mode === 'forgot' || (mode === 'recovery' && callback.status === 'failed'))
  // the mail that was asked for here has done its work in another tab
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

  // a person who signed in another way need not read again that a link has expired
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
    // who has begun to write is not led away in the middle of it
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

/** Whether a link is being followed, or has a word to say before anyone is led on. */
function hasWord(callback: CallbackState): boolean {
  if (callback.status === 'done') {
    return callback.purpose === 'confirmed' || callback.purpose === 'email-changed'
  }
  return callback.status !== 'none'
}
