import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pages } from '#contract/pages.ts'
import { loadWords } from '../i18n/load-words.ts'
import { Words, useI18nContext } from '../i18n/words.tsx'
import { useSite } from '../app/site-context.ts'
import { FormMessage } from '../ui/form/form-message.tsx'
import { useSession } from './use-session.ts'
import { explain } from './failure.ts'
import { useSignOut } from './use-sign-out.ts'

/** Explains on the home page why the user was redirected there, and the next step. */
export function HomeNotice() {
  const { locale } = useSite()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    loadWords(locale, ['portal']).then(() => setReady(true), console.error)
  }, [locale])
  return (
    isReady && (
      <Words locale={locale}>
        <Notice />
      </Words>
    )
  )
}

function Notice() {
  const { LL } = useI18nContext()
  const words = LL.portal.notice
  const session = useSession()
  const signOut = useSignOut()
  const [error, setError] = useState<string>()
  if (session.status !== 'signed-in' || session.isClient) return null
  const isAdmin = session.role === 'admin'
  const email = session.user.email ?? ''

  async function leave() {
    const failed = await signOut()
    if (failed) setError(explain(failed, LL.portal.failure))
  }
  return (
    <section className="home-notice" aria-labelledby="notice-title">
      <div role="status">
        <h2 id="notice-title">{isAdmin ? words.adminTitle() : words.waitingTitle()}</h2>
        <p>{isAdmin ? words.admin({ email }) : words.waiting({ email })}</p>
      </div>
      <FormMessage error={error} />
      <p className="portal-tools">
        {isAdmin && (
          <Link className="btn btn-small" to={pages.adminLogin.path}>
            {LL.portal.account.toAdmin()}
          </Link>
        )}
        <Link className="btn btn-quiet btn-small" to={pages.account.path}>
          {LL.portal.dashboard.account()}
        </Link>
        <button type="button" className="btn btn-quiet btn-small" onClick={() => void leave()}>
          {LL.portal.dashboard.signOut()}
        </button>
      </p>
    </section>
  )
}
