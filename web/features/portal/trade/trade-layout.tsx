import './catalogue.css'
import '../basket/basket.css'
import '../orders/orders.css'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import type { MemberRole } from '#contract/trade/member-roles.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { useTitle } from '../shell/use-title.ts'
import { TradeError } from './trade-error.tsx'
import { useBuyer } from './use-buyer.ts'

export type ClientCompany = { id: string; name: string; role: MemberRole }

type Props = {
  title: string
  current: (typeof places)[number]
  children: (company: ClientCompany) => ReactNode
}

const places = [
  'catalogue',
  'basket',
  'orders',
  'standing',
  'purchases',
  'documents',
  'recalls',
] as const

/** Screens available even while ordering is switched off. */
const lasting: ReadonlySet<Props['current']> = new Set(['documents', 'recalls'])

/** Layout of the ordering screens: heading, navigation and choice of company. */
export function TradeLayout({ title, current, children }: Props) {
  const { LL } = useI18nContext()
  const words = LL.orders.nav
  useTitle(title)
  const navigate = useNavigate()
  const { business, companies, company: own, canOrder, to } = useBuyer()
  const company = canOrder || lasting.has(current) ? own : undefined
  return (
    <>
      <header className="portal-head">
        <Illustration name="wind" className="portal-wind" />
        <div>
          <p className="eyebrow">{LL.portal.dashboard.title()}</p>
          <h1>{title}</h1>
          {companies.length === 1 && <p className="portal-company">{own?.name}</p>}
        </div>
        <p className="portal-tools">
          <Link className="btn btn-quiet btn-small" to={clientAddress('dashboard')}>
            {LL.portal.catalogue.back()}
          </Link>
        </p>
      </header>
      <div className="goods">
        {own && (
          <nav className="trade-nav" aria-label={words.label()}>
            {places
              .filter((place) => canOrder || lasting.has(place))
              .map((place) => (
                <Link
                  key={place}
                  to={to(clientAddress(place))}
                  aria-current={place === current ? 'page' : undefined}
                >
                  {words[place]()}
                </Link>
              ))}
          </nav>
        )}
        {companies.length > 1 && (
          <label className="goods-field">
            <span>{LL.portal.catalogue.buyingFor()}</span>
            <select
              value={own?.id}
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
        {company && children(company)}
        {!company && business.isPending && <p role="status">{LL.loading()}</p>}
        {business.error && (
          <TradeError error={business.error} again={() => void business.refetch()} />
        )}
        {business.data && !company && <TradeError isOff={own !== undefined} />}
      </div>
    </>
  )
}
