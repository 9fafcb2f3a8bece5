import { Link } from 'react-router'
import {
  clientAddress,
  clientOrderAddress,
  clientStandingAddress,
} from '#contract/trade/client-addresses.ts'
import { company as us } from '#contract/company.ts'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formatsOf } from '../trade/formats.ts'
import { useOverview } from './overview-query.ts'

type Props = { company: { id: string } }

/** One thing to do next where nothing was called back: an order or a standing order that waits for this client, else the next delivery's cut-off. */
export function NextThing({ company }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.dashboard
  const overview = useOverview(company.id).data
  const { weekday, moment } = formatsOf(locale)
  const { recall, to_answer: order, standing, next_delivery: delivery } = overview ?? {}
  // answered first (recall-notices.tsx)
  if (recall) return null
  if (overview?.changing && overview.company.role !== 'viewer') {
    return (
      <section className="home-notice" aria-labelledby="next-title">
        <h2 id="next-title">{words.changing({ number: overview.changing })}</h2>
        <p className="portal-tools">
          <Link className="btn" to={clientAddress('basket')}>
            {LL.orders.bar.open()}
          </Link>
        </p>
      </section>
    )
  }
  if (order) {
    return (
      <section className="home-notice" aria-labelledby="next-title">
        <h2 id="next-title">
          {order.status === 'proposed' ? words.answer(order) : words.approve(order)}
        </h2>
        <p className="portal-tools">
          <Link className="btn" to={clientOrderAddress(order.id)}>
            {words.open()}
          </Link>
        </p>
      </section>
    )
  }
  if (standing) {
    return (
      <section className="home-notice" aria-labelledby="next-title">
        <h2 id="next-title">{LL.orders.standing.asks({ day: weekday(standing.on) })}</h2>
        <p className="portal-tools">
          <Link className="btn" to={clientStandingAddress(standing.id)}>
            {words.open()}
          </Link>
        </p>
      </section>
    )
  }
  if (!overview || !delivery || overview.company.role === 'viewer') return null
  const cutoff = moment(delivery.cutoff_at)
  return (
    <section className="home-notice" aria-labelledby="next-title">
      <h2 id="next-title">{words.cutoff({ day: weekday(delivery.day) })}</h2>
      <p>
        {cutoff.office === cutoff.here
          ? LL.orders.basket.cutoff(cutoff)
          : LL.orders.basket.cutoffHere(cutoff)}
      </p>
      {overview.basket_lines > 0 && <p>{words.inBasket({ n: overview.basket_lines })}</p>}
      <p className="portal-tools">
        <Link className="btn" to={clientAddress('basket')}>
          {LL.orders.bar.open()}
        </Link>
      </p>
    </section>
  )
}

/** How many orders wait, and the way to all of them. */
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

/** What was shipped this month, and the way to all of it. */
export function PurchasesCard({ company }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.dashboard
  const { money } = formatsOf(locale)
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

/** How many papers are for the company, and the way to all there are. */
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

/** Who looks after the company, by name where its terms say so. */
export function ManagerText({ company }: Props) {
  const { LL } = useI18nContext()
  const office = useCompany()
  const manager = useOverview(company.id).data?.manager
  const name = manager ? (manager.name ?? manager.email ?? us.name) : office.accountManager
  return <p>{LL.portal.dashboard.services.text({ name })}</p>
}
