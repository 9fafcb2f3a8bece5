import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clientAddress, clientOrderAddress } from '#contract/trade/client-addresses.ts'
import type { TradeOverview } from '#contract/trade/orders.ts'
import { answer } from '../../../api/client.ts'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { formatsOf } from '../trade/formats.ts'

type Props = { company: { id: string } }

/** What waits and what comes next, as the dashboard says it; not asked for while the company is not known. */
export function useOverview(company: string | undefined) {
  return useQuery({
    queryKey: ['overview', company],
    enabled: company !== undefined,
    queryFn: async () => {
      const api = await sessionApi()
      const overview: TradeOverview = await answer(
        api.trade[':company'].overview.$get({ param: { company: company ?? '' } }),
      )
      return overview
    },
  })
}

/** One thing to do next: an order that waits for this client, else the next delivery's cut-off. */
export function NextThing({ company }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.dashboard
  const overview = useOverview(company.id).data
  const { weekday, moment } = formatsOf(locale)
  const { to_answer: order, next_delivery: delivery } = overview ?? {}
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

/** Who looks after the company, by name where its terms say so. */
export function ManagerText({ company }: Props) {
  const { LL } = useI18nContext()
  const office = useCompany()
  const manager = useOverview(company.id).data?.manager
  const name = manager?.name ?? office.accountManager
  return (
    <>
      <p>{LL.portal.dashboard.services.text({ name })}</p>
      {manager && (
        <p>{LL.orders.dashboard.manager({ name: manager.name ?? manager.email ?? name })}</p>
      )}
    </>
  )
}
