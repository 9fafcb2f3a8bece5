import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { colon } from '#contract/text/colon.ts'
import { useCompany } from '../../../app/site-context.ts'
import { pages } from '#contract/pages.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useSession } from '../../../session/use-session.ts'
import { explain } from '../../../session/failure.ts'
import { useSignOut } from '../../../session/use-sign-out.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import { ownBusinessQuery } from '../shell/own-business-query.ts'
import {
  DocumentsCard,
  AccountManagerText,
  NextTask,
  OrdersCard,
  PurchasesCard,
} from './own-orders.tsx'
import { overviewQuery } from './overview-query.ts'
import { RecallNotices } from './recall-notices.tsx'
import { AccountManagerCard, AccessRequestCard } from './own-business.tsx'

const cards = [
  { name: 'orders', picture: 'import' },
  { name: 'analytics', picture: 'grow' },
  { name: 'documents', picture: 'launch' },
] as const

/** Start page of the client portal. */
export function ClientDashboard() {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.dashboard
  const session = useSession()
  const signOut = useSignOut()
  const [error, setError] = useState<string>()
  const email = session.status === 'signed-in' ? (session.user.email ?? '') : ''

  const business = useQuery(ownBusinessQuery)
  const { accountManager } = useCompany()
  const company = business.data?.company?.name ?? null
  const own = business.data?.trade[0]
  const trade = business.data?.can_order ? own : undefined
  const isOff = own !== undefined && !trade
  const companies = business.data?.trade ?? []
  // overviews of all companies, because a recall in any of them is shown first
  const overviews = useQueries({ queries: companies.map(({ id }) => overviewQuery(id)) })
  // links appear once the notices above are known, so that nothing moves under a click
  const isKnown = !business.isPending && overviews.every(({ isPending }) => !isPending)

  async function leave() {
    const failed = await signOut()
    if (failed) setError(explain(failed, LL.portal.failure))
  }

  return (
    <>
      <header className="portal-head">
        <Illustration name="wind" className="portal-wind" />
        <div>
          <p className="eyebrow">{words.title()}</p>
          <h1>{words.welcome()}</h1>
          {company && (
            <p className="portal-company">
              <span className="sr-only">{`${LL.portal.business.yours()}${colon(locale)} `}</span>
              {company}
            </p>
          )}
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
      <RecallNotices overviews={overviews.flatMap(({ data }) => data ?? [])} />
      {trade && isKnown && <NextTask company={trade} />}
      {trade && isKnown && (
        <section className="section-ink portal-services" aria-labelledby="catalogue-title">
          <div>
            <h2 id="catalogue-title">{LL.portal.catalogue.open()}</h2>
            <p>{LL.portal.catalogue.openText()}</p>
          </div>
          <Link className="btn" to={clientAddress('catalogue')}>
            {LL.portal.catalogue.openButton()}
          </Link>
        </section>
      )}
      <ul className="portal-cards">
        {cards.map(({ name, picture }) => (
          <li key={name}>
            <Illustration name={picture} />
            <h2>{words.cards[name].title()}</h2>
            {trade && isKnown && name === 'orders' ? (
              <OrdersCard company={trade} />
            ) : trade && isKnown && name === 'analytics' ? (
              <PurchasesCard company={trade} />
            ) : own && isKnown && name === 'documents' ? (
              <DocumentsCard company={own} />
            ) : (
              // invisible until loaded, so that the layout does not move
              <p className={isKnown ? '' : 'invisible'}>
                {isOff ? LL.orders.refused['order/switched-off']() : words.cards[name].text()}
              </p>
            )}
          </li>
        ))}
      </ul>
      <section className="section-ink portal-services" aria-labelledby="services-title">
        <div>
          <h2 id="services-title">{words.services.title()}</h2>
          {trade ? (
            <AccountManagerText company={trade} />
          ) : (
            <p>{words.services.text({ name: accountManager })}</p>
          )}
        </div>
        {isKnown && (
          <AccountManagerCard
            {...{ company, email }}
            manager={overviews[0]?.data?.manager ?? null}
          />
        )}
      </section>
      {business.error && (
        <div className="account portal-unknown" role="alert">
          <p className="message message-error">{LL.portal.business.failed()}</p>
          <button type="button" className="btn btn-quiet" onClick={() => void business.refetch()}>
            {LL.portal.business.again()}
          </button>
        </div>
      )}
      {business.data?.request && (
        <div className="account">
          <AccessRequestCard request={business.data.request} />
        </div>
      )}
    </>
  )
}
