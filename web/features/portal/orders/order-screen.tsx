import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { clientAddress, clientStandingOrderPath } from '#contract/trade/client-addresses.ts'
import type { OrderDetail } from '#contract/trade/orders.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { useOrderErrorText } from '../basket/use-order-error-text.ts'
import { PostalAddress } from '../../site/postal-address.tsx'
import { DetailPlaceholder } from '../trade/detail-placeholder.tsx'
import { formattersFor } from '../trade/formats.ts'
import { type ClientCompany, TradeLayout } from '../trade/trade-layout.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'

/** One order: state, lines, history and actions. */
export function Screen({ id }: { id: string }) {
  const { LL } = useI18nContext()
  return (
    <TradeLayout title={LL.orders.list.title()} current="orders">
      {(company) => <OrderView key={`${company.id}/${id}`} company={company} id={id} />}
    </TradeLayout>
  )
}

function OrderView({ company, id }: { company: ClientCompany; id: string }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.order
  const { to } = useBuyer()
  const explain = useOrderErrorText()
  const isPlaced = (useLocation().state as { placed?: boolean } | null)?.placed === true
  const { weekday, moment } = formattersFor(locale)
  const query = useQuery({
    queryKey: ['orders', company.id, id, locale],
    queryFn: async () => {
      const api = await sessionApi()
      const param = { company: company.id, id }
      const call = api.trade[':company'].orders[':id'].$get({ param, query: { locale } })
      const order: OrderDetail = await answer(call)
      return order
    },
  })
  const order = query.data
  const back = <Link to={to(clientAddress('orders'))}>{words.back()}</Link>
  if (!order) {
    const trouble = query.error ? explain(query.error) : undefined
    return <DetailPlaceholder error={trouble} back={back} />
  }
  const cutoff = order.cutoff_at && moment(order.cutoff_at)
  const moved = order.events.at(-1)?.detail?.['delivery_from']
  const facts: [string, string | null][] = [
    [LL.orders.list.placed(), moment(order.placed_at).here],
    [words.by(), order.placed_name],
    [words.deliveryOn(), order.delivery_on && weekday(order.delivery_on)],
    [words.shipTo(), order.ship_to],
    [words.cutoff(), cutoff ? `${cutoff.office} (Ottawa)` : null],
    [words.shippedOn(), order.shipment && weekday(order.shipment.shipped_on)],
    [words.reference(), order.shipment?.reference ?? null],
    [words.po(), order.po_number],
    [words.note(), order.note],
  ]
  return (
    <article className="order">
      <div className="order-parties">
        <PostalAddress />
        <p>{company.name}</p>
      </div>
      <h2 className="order-title">
        {unbroken(words.title(order), order.number)}{' '}
        <span className="goods-mark">{LL.orders.status[order.status]()}</span>
        {order.is_sample && (
          <span className="goods-mark goods-mark-sample" title={words.sampleHint()}>
            {words.sample()}
          </span>
        )}
      </h2>
      {isPlaced && (
        <p role="status" className="message message-success">
          {order.status === 'awaiting-approval' ? words.placedForApproval() : words.placed()}
          {moved && order.delivery_on && ` ${words.moved({ day: weekday(order.delivery_on) })}`}
        </p>
      )}
      {order.status === 'proposed' && <Proposal order={order} />}
      {order.lacks_approver && <p className="message message-error">{words.lacksApprover()}</p>}
      <OrderActions order={order} company={company} />
      <dl className="order-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {order.standing_id !== null && (
        <p>
          <Link to={to(clientStandingOrderPath(order.standing_id))}>
            {LL.orders.standing.fromOne()}
          </Link>
        </p>
      )}
      <OrderLines order={order} company={company} />
      <OrderDocuments order={order} company={company} />
      <OrderHistory order={order} />
      <p className="order-tools">{back}</p>
    </article>
  )
}

/** A text in which the order number does not break at its hyphens. */
function unbroken(text: string, number: string) {
  const [before, after] = text.split(number)
  return (
    <span>
      {before}
      <span className="order-number">{number}</span>
      {after}
    </span>
  )
}

/** The proposed changes with reason and new total, shown above the buttons. */
function Proposal({ order }: { order: OrderDetail }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.order
  const { money } = formattersFor(locale)
  const { reason, total_from: before } = order.events.at(-1)?.detail ?? {}
  return (
    <div className="message">
      <p>
        {words.proposal()} {order.needs_approver && LL.orders.refused['order/needs-approver']()}
      </p>
      {reason && (
        <>
          <p>{words.reason()}</p>
          <blockquote>{reason}</blockquote>
        </>
      )}
      {before && (
        <p>
          {words.newTotal({
            before: money(Number(before), order.currency),
            total: money(order.total_cents, order.currency),
          })}
        </p>
      )}
    </div>
  )
}
