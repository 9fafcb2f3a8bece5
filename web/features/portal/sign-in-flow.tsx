import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFlag } from '../../flags/flag-context.tsx'
import { useI18nContext } from '../../i18n/words.tsx'
import { useArrival } from '../../session/use-arrival.ts'
import { useSession } from '../../session/use-session.ts'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { type Audience, destination } from './audience.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { NewPassword } from './new-password.tsx'
import { RequestAccess } from './request-access.tsx'
import { SecondFactor } from '../../session/second-factor.tsx'
import { SignIn } from './sign-in.tsx'
import { useMode } from './use-mode.ts'

/** The steps through a sign-in page: the same for clients and staff, but for the request form. */
export function SignInFlow({ audience }: { audience: Audience }) {
  const { LL } = useI18nContext()
  const session = useSession()
  const arrival = useArrival()
  const navigate = useNavigate()
  const { mode, from } = useMode()
  const mayAsk = useFlag('b2b_request_form') && audience === 'client'

  const [isStaying, setStaying] = useState(false)

  const goal = session.status === 'signed-in' ? destination(audience, session, from) : null
  const leave = () => void navigate(goal ?? '/', { replace: true })
  // whoever chooses a password or has just made an account is not done here yet
  const isHeld = arrival.status === 'busy' || mode === 'recovery' || isStaying
  useEffect(() => {
    if (goal !== null && !isHeld) void navigate(goal, { replace: true })
  }, [goal, isHeld, navigate])

  // asking works without scripts, all else needs them
  const isAsking = mode === 'request' && mayAsk
  const why = arrival.status === 'failed' ? LL.portal.link[arrival.why]() : undefined
  const step = () => {
    if (session.status === 'second-factor') return <SecondFactor />
    if (mode === 'recovery' && session.status === 'signed-in') {
      return <NewPassword email={session.user.email ?? ''} onDone={leave} />
    }
    if (mode === 'recovery' || mode === 'forgot') return <ForgotPassword audience={audience} />
    if (isAsking) return <RequestAccess onStay={() => setStaying(true)} onLeave={leave} />
    return <SignIn audience={audience} mayAsk={mayAsk} />
  }
  return (
    <section className="entrance-step">
      {!isAsking && (
        <noscript>
          <p className="message message-error">{LL.portal.signIn.noScript()}</p>
        </noscript>
      )}
      <FormMessage error={why} />
      {step()}
    </section>
  )
}
