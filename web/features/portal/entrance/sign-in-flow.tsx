import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFlag } from '../../../app/flag-context.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { linkOf } from '../../../session/arrival/arrival.ts'
import { saying } from '../../../session/arrival/said.ts'
import { SecondFactor } from '../../../session/second-step/second-factor.tsx'
import { admitToPortal } from '../../../session/staff-session.ts'
import { Unreachable } from '../../../session/unreachable.tsx'
import { type ArrivalState, useArrival } from '../../../session/arrival/use-arrival.ts'
import { useSession } from '../../../session/use-session.ts'
import { NeedsScripts } from '../../../app/needs-scripts.tsx'
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts'
import { ArrivalMessage } from '../mailed/arrival-message.tsx'
import { AskConfirmation } from '../mailed/ask-confirmation.tsx'
import { type Audience, destination, isPortalPath } from './audience.ts'
import { BeforeALink } from './before-a-link.tsx'
import { ForgotPassword } from '../mailed/forgot-password.tsx'
import { GoOn } from './go-on.tsx'
import { NewPassword } from '../mailed/new-password.tsx'
import type { MailState } from '../mailed/use-mail-state.ts'
import { RequestAccess } from './request-access.tsx'
import { SignIn } from './sign-in.tsx'
import { useMode } from './use-mode.ts'
import { WhoGoesOn } from './who-goes-on.tsx'

/** The steps through a sign-in page: the same for clients and staff, but for the request form. */
export function SignInFlow({ audience }: { audience: Audience }) {
  const session = useSession()
  const arrival = useArrival()
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
  const { to, said } = goal ?? {}
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
    !hasLeft && (mode === 'forgot' || (mode === 'recovery' && arrival.status === 'failed'))
  // the mail that was asked for here has done its work in another tab
  const { sentTo, isSignedIn } = (location.state as MailState | null) ?? {}
  const hasServed = sentTo !== undefined && !isSignedIn
  const isHeld =
    isForgetful ||
    (isStaying && isAsking) ||
    hasPassword ||
    linkOf(location) !== null ||
    (!hasRead && hasWord(arrival))
  const isLeaving = to !== undefined && !isHeld
  useEffect(() => {
    if (!isLeaving) return
    if (isPortalPath(to)) admitToPortal()
    void navigate(to, { replace: true, ...(said && { state: saying(said) }) })
  }, [isLeaving, to, said, navigate])

  // a person who signed in another way need not read again that a link has expired
  const hasGoneOn =
    arrival.status === 'failed' && (hasPassword || (hasRead && session.status === 'password-due'))

  const step = () => {
    if (arrival.status === 'busy') {
      const { again } = arrival
      return again ? <Unreachable again={again} /> : <VerifyingLink />
    }
    if (arrival.status === 'agreeing') return <BeforeALink {...arrival} />
    if (arrival.status === 'asking') return <WhoGoesOn {...arrival} />
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
      if (isLeaving && arrival.status === 'none') return null
      return (
        <>
          {!(isForgetful && sentTo && isSignedIn) && <GoOn arrival={arrival} onLeave={leave} />}
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
      {session.status === 'unreachable' && arrival.status !== 'busy' && <Unreachable />}
      {!hasGoneOn && <ArrivalMessage arrival={arrival} />}
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
function hasWord(arrival: ArrivalState): boolean {
  if (arrival.status === 'arrived') {
    return arrival.errand === 'confirmed' || arrival.errand === 'email-changed'
  }
  return arrival.status !== 'none'
}
