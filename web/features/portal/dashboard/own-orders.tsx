import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  clientAddress,
  clientOrderPath,
  clientStandingOrderPath,
} from '#contract/trade/client-addresses.ts'
import { company as us } from '#contract/company.ts'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from '../trade/formats.ts'
import { useOverview } from './overview-query.ts'

type Props = { company: { id: string } }
type NoticeProps = { title: string; to: string; open: string; children?: ReactNode }

/**
 * The company's next task: an order or standing order that waits for the client, or the next delivery's cut-off. Hidden
 * during a recall.
 */
export function NextTask({ company }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.dashboard
  const overview = useOverview(company.id).data
  const { weekday, moment } = formattersFor(locale)
  const { recall, to_answer: order, standing, next_delivery: delivery } = overview ?? {}
  const basket = { to: clientAddress('basket'), open: LL.orders.bar.open() }
  if (overview?.changing && overview.company.role !== 'viewer') {
    return <Notice title={words.changing({ number: overview.changing })} {...basket} />
  }
  // a recall is answered first (recall-notices.tsx)
  if (recall) return null
  if (order) {
    const title = order.status === 'proposed' ? words.answer(order) : words.approve(order)
    return <Notice title={title} to={clientOrderPath(order.id)} open={words.open()} />
  }
  if (standing) {
    const title = LL.orders.standing.asks({ day: weekday(standing.on) })
    return <Notice title={title} to={clientStandingOrderPath(standing.id)} open={words.open()} />
  }
  if (!overview || !delivery || overview.company.role === 'viewer') return null
  const cutoff = moment(delivery.cutoff_at)
  return (
    <Notice title={words.cutoff({ day: weekday(delivery.day) })} {...basket}>
      <p>
        {cutoff.office === cutoff.here
          ? LL.orders.basket.cutoff(cutoff)
          : LL.orders.basket.cutoffHere(cutoff)}
      </p>
      {overview.basket_lines > 0 && <p>{words.inBasket({ n: overview.basket_lines })}</p>}
    </Notice>
  )
}

const Notice = ({ title, to, open, children }: NoticeProps) => (
  <section className="home-notice" aria-labelledby="next-title">
    <h2 id="next-title">{title}</h2>
    {children}
    <p className="portal-tools">
      <Link className="btn" to={to}>
        {open}
      </Link>
    </p>
  </section>
)

export function OrdersCard({ company }: Props) {
  const { LL } = useI18nContext()
  const words = LL.orders.dashboard
  const overview = useOverview(company.id).data
  const { approval = 0, submitted = 0, proposed = 0 } = overview?.waiting ?? {}
  return (
    <>
      {overview && (
        <p>
          <strong>{words.figures({ n: approval + submitted + proposed })}</strong>
        </p>
      )}
      <p>{words.orders()}</p>
      <p>
        <Link className="btn btn-quiet btn-small" to={clientAddress('orders')}>
          {LL.orders.order.back()}
        </Link>
      </p>
    </>
  )
}

export function PurchasesCard({ company }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.dashboard
  const { money } = formattersFor(locale)
  const months = useOverview(company.id).data?.this_month
  const amounts = months?.map(({ amount_cents: cents, currency }) => money(cents, currency))
  return (
    <>
      {amounts && (
        <p>
          <strong>
            {amounts.length === 0
              ? words.nothingThisMonth()
              : words.boughtThisMonth({ amount: amounts.join(' + ') })}
          </strong>
        </p>
      )}
      <p>{words.purchases()}</p>
      <p>
        <Link className="btn btn-quiet btn-small" to={clientAddress('purchases')}>
          {words.openPurchases()}
        </Link>
      </p>
    </>
  )
}

export function DocumentsCard({ company }: Props) {
  const words = useI18nContext().LL.orders.documents
  const documents = useOverview(company.id).data?.documents
  return (
    <>
      {documents !== undefined && (
        <p>
          <strong>{words.figures({ n: documents })}</strong>
        </p>
      )}
      <p>{words.card()}</p>
      <p>
        <Link className="btn btn-quiet btn-small" to={clientAddress('documents')}>
          {words.open()}
        </Link>
      </p>
    </>
  )
}

/** The company's account manager by name, or the office. */
export function AccountManagerText({ company }: Props) {
  const { LL } = useI18nContext()
  const office = useCompany()
  const manager = useOverview(company.id).data?.manager
  const name = manager ? (manager.name ?? manager.email ?? us.name) : office.accountManager
  return <p>{LL.portal.dashboard.services.text({ name })}</p>
}
