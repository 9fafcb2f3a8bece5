import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { isPageOn } from '#contract/pages.ts'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import { useFlags } from '../../../app/flag-context.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { guarded, Unseen } from '../../../session/guarded.tsx'
import { admitToPortal } from '../../../session/staff-session.ts'
import { useCallbackLink } from '../../../session/callback/use-callback-link.ts'
import { useSession } from '../../../session/use-session.ts'
import { explain } from '../../../session/failure.ts'
import { useSignOut } from '../../../session/use-sign-out.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts'
import { isPortalPath } from '../entrance/audience.ts'
import { ChooseAccount } from '../entrance/choose-account.tsx'
import { EmailAddress } from './email-address.tsx'
import { Factors } from './factors.tsx'
import { Identities } from './identities.tsx'
import { ChangePassword } from './change-password.tsx'
import { OwedStep } from './owed/owed-step.tsx'
import { useWanted, useContinue } from './owed/use-continue.ts'
import { Sessions } from './sessions.tsx'

/** The account page of clients and staff: sign-in methods and sessions. */
function Account() {
  const { LL } = useI18nContext()
  const words = LL.portal.account
  const flags = useFlags()
  const session = useSession()
  const callback = useCallbackLink() // back from linking an account
  useFocusFallback()
  const signOut = useSignOut()
  const wanted = useWanted()
  const onContinue = useContinue(session)
  const [error, setError] = useState<string>()
  // buttons appear after the lists above them have loaded, so that layout shifts do not move them
  const [areFactorsRead, setFactorsRead] = useState(false)
  const [areIdentitiesRead, setIdentitiesRead] = useState(false)
  const onFactorsRead = useCallback(() => setFactorsRead(true), [])
  const onIdentitiesRead = useCallback(() => setIdentitiesRead(true), [])
  if (session.status !== 'signed-in') return null

  async function leave() {
    const failed = await signOut()
    if (failed) setError(explain(failed, LL.portal.failure))
  }
  const { user, role, owesFactor } = session
  const start =
    role === 'admin'
      ? { to: isPortalPath(wanted) ? wanted : '/admin-portal', label: words.toAdmin() }
      : role === 'client' && isPageOn('clientDashboard', flags)
        ? { to: clientAddress('dashboard'), label: words.toDashboard() }
        : null
  return (
    <>
      <header className="portal-head">
        <Illustration name="wind" className="portal-wind" />
        <div>
          <p className="eyebrow">{words.eyebrow()}</p>
          <h1>{words.title()}</h1>
          <p className="lead">{user.email}</p>
          <FormMessage error={error} />
        </div>
        <p className="portal-tools">
          {start && (
            <Link
              className="btn btn-quiet btn-small"
              to={start.to}
              onClick={() => role === 'admin' && admitToPortal()}
            >
              {start.label}
            </Link>
          )}
          <button type="button" className="btn btn-small" onClick={() => void leave()}>
            {LL.portal.dashboard.signOut()}
          </button>
        </p>
      </header>
      {owesFactor && <OwedStep />}
      <div className="account">
        {callback.status === 'asking' && <ChooseAccount {...callback} />}
        <FormMessage
          success={callback.status === 'declined' ? LL.portal.who.stayed(callback) : undefined}
        />
        <EmailAddress />
        <ChangePassword />
        <Factors onRead={onFactorsRead} onContinue={onContinue} />
        <Identities callback={callback} isSettled={areFactorsRead} onRead={onIdentitiesRead} />
        <Sessions isSettled={areFactorsRead && areIdentitiesRead} />
      </div>
    </>
  )
}

export const Page = guarded('account', import.meta.env.SSR ? Unseen : Account)
