import './catalogue.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { ownBusiness } from '../shell/own-business-query.ts'
import { useTitle } from '../shell/use-title.ts'
import { CatalogueList } from './catalogue-list.tsx'
import { Trouble } from './trouble.tsx'

/** What a client's company may buy, at its prices. Who buys for several chooses which. */
export function CatalogueScreen() {
  const { LL } = useI18nContext()
  const words = LL.portal.catalogue
  useTitle(words.title())
  const { search } = useLocation()
  const navigate = useNavigate()
  const business = useQuery(ownBusiness)
  const companies = business.data?.trade ?? []
  const asked = new URLSearchParams(search).get('company')
  const company = companies.find(({ id }) => id === asked) ?? companies[0]

  return (
    <>
      <header className="portal-head">
        <Illustration name="wind" className="portal-wind" />
        <div>
          <p className="eyebrow">{LL.portal.dashboard.title()}</p>
          <h1>{words.title()}</h1>
          {companies.length === 1 && <p className="portal-company">{company?.name}</p>}
        </div>
        <p className="portal-tools">
          <Link className="btn btn-quiet btn-small" to={clientAddress('dashboard')}>
            {words.back()}
          </Link>
        </p>
      </header>
      <div className="goods">
        {companies.length > 1 && (
          <label className="goods-field">
            <span>{words.buyingFor()}</span>
            <select
              value={company?.id}
              onChange={({ currentTarget }) =>
                void navigate(`?company=${currentTarget.value}`, { replace: true })
              }
            >
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {company && <CatalogueList key={company.id} company={company} />}
        {!company && business.isPending && <p role="status">{LL.loading()}</p>}
        {business.error && <Trouble error={business.error} again={() => void business.refetch()} />}
        {business.data && !company && <Trouble />}
      </div>
    </>
  )
}
