import { Link } from 'react-router'
import { isPageOn, pages } from '../../../../worker/contract/pages.ts'
import { useFlags } from '../../../flags/flag-context.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { guarded } from '../../../session/guarded.tsx'
import { useArrival } from '../../../session/use-arrival.ts'
import { useSession } from '../../../session/use-session.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { Factors } from './factors.tsx'
import { Identities } from './identities.tsx'
import { ChangePassword } from './change-password.tsx'
import { Sessions } from './sessions.tsx'

/** How somebody signs in and where they are signed in: for clients and staff alike. */
function Account() {
  const { LL } = useI18nContext()
  const words = LL.portal.account
  const flags = useFlags()
  const session = useSession()
  const arrival = useArrival() // back from a provider whose identity is to be linked
  if (session.status !== 'signed-in') return null
  const { user, role } = session
  const start =
    role === 'admin'
      ? { to: '/admin-portal', label: words.toAdmin() }
      : role === 'client' && isPageOn('clientDashboard', flags)
        ? { to: pages.clientDashboard.path, label: words.toDashboard() }
        : null
  return (
    <>
      <header className="portal-head">
        <Illustration name="wind" className="portal-wind" />
        <div>
          <p className="eyebrow">{words.eyebrow()}</p>
          <h1>{words.title()}</h1>
          <p className="lead">{user.email}</p>
        </div>
        {start && (
          <p className="portal-tools">
            <Link className="btn btn-quiet btn-small" to={start.to}>
              {start.label}
            </Link>
          </p>
        )}
      </header>
      <div className="account">
        <ChangePassword />
        <Factors />
        <Identities arrival={arrival} />
        <Sessions />
      </div>
    </>
  )
}

export const Page = guarded('account', Account)
