import { useState } from 'react'
import { Link } from 'react-router'
import { pages } from '../../../worker/contract/pages.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { guarded } from '../../session/guarded.tsx'
import { useSession } from '../../session/use-session.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { ContactLink } from '../../ui/contact-link.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { Illustration } from '../../ui/illustration.tsx'

const cards = [
  { name: 'orders', picture: 'import' },
  { name: 'analytics', picture: 'grow' },
  { name: 'documents', picture: 'launch' },
] as const

function ClientDashboard() {
  const { LL } = useI18nContext()
  const words = LL.portal.dashboard
  const session = useSession()
  const signOut = useSignOut()
  const [error, setError] = useState<string>()
  const email = session.status === 'signed-in' ? (session.user.email ?? '') : ''

  async function leave() {
    if (!(await signOut())) setError(LL.portal.failure.unreachable())
  }

  return (
    <>
      <header className="portal-head">
        <Illustration name="wind" className="portal-wind" />
        <div>
          <p className="eyebrow">{words.title()}</p>
          <h1>{words.welcome()}</h1>
          <p className="lead">{email}</p>
          <FormMessage error={error} />
        </div>
        <p className="portal-tools">
          <Link className="btn btn-quiet btn-small" to={pages.account.path}>
            {words.account()}
          </Link>
          <button type="button" className="btn btn-small" onClick={() => void leave()}>
            {words.signOut()}
          </button>
        </p>
      </header>
      <ul className="portal-cards">
        {cards.map(({ name, picture }) => (
          <li key={name}>
            <Illustration name={picture} />
            <h2>{words.cards[name].title()}</h2>
            <p>{words.cards[name].text()}</p>
          </li>
        ))}
      </ul>
      <section className="section-ink portal-services" aria-labelledby="services-title">
        <div>
          <h2 id="services-title">{words.services.title()}</h2>
          <p>{words.services.text()}</p>
        </div>
        <ContactLink label={words.services.contact()} />
      </section>
    </>
  )
}

export const Page = guarded('clientDashboard', ClientDashboard)
