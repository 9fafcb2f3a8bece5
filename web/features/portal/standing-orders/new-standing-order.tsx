import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  clientAddress,
  clientOrderPath,
  clientStandingOrderPath,
  emptyStandingOrder,
} from '#contract/trade/client-addresses.ts'
import type { Basket, OrderDetail } from '#contract/trade/orders.ts'
import type { StandingOrderDetail } from '#contract/trade/standing/standing.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts'
import { sessionApi } from '../../../session/session-api.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { StandingOrderEditor } from './standing-order-editor.tsx'
import { standingOrdersApi, useStandingOrderErrorText } from './use-standing-orders.ts'

type Props = { company: ClientCompany; from: string }

/**
 * Creates a standing order, empty or from an order. The id is generated once, so that a repeated request creates one.
 */
export function NewStandingOrder({ company, from }: Props) {
  const { LL, locale } = useI18nContext()
  const { to } = useBuyer()
  const navigate = useNavigate()
  const explain = useStandingOrderErrorText()
  useFocusFallback()
  const [id] = useState(() => crypto.randomUUID())
  const query = useQuery({
    queryKey: ['standing', company.id, 'from', from, locale],
    queryFn: async () => {
      const api = (await sessionApi()).trade[':company']
      const order: OrderDetail | null =
        from === emptyStandingOrder
          ? null
          : await answer(
              api.orders[':id'].$get({
                param: { company: company.id, id: from },
                query: { locale },
              }),
            )
      const { deliveries }: Basket = await answer(
        api.basket.$get({ param: { company: company.id }, query: { locale } }),
      )
      return { order, deliveries }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!query.data) {
    return query.error ? (
      <p role="alert" className="message message-error">
        {explain(query.error)}
      </p>
    ) : (
      <p role="status">{LL.loading()}</p>
    )
  }
  const { order, deliveries } = query.data
  const lines = order?.lines ?? []
  const items = new Map(
    lines
      .filter(({ cases }) => cases > 0)
      .map(({ product_id: product, cases }) => [product, cases]),
  )
  return (
    <StandingOrderEditor
      company={company}
      title={LL.orders.standing.new()}
      submit={LL.orders.standing.start()}
      origin={{ name: `standing/${company.id}/from/${from}`, version: 0 }}
      start={{ items, every: 1, day: deliveries[0]?.day ?? '', po: order?.po_number ?? '' }}
      names={new Map(lines.map((line) => [line.product_id, line.name]))}
      days={deliveries.map(({ day }) => day)}
      onLeave={() => void navigate(to(order ? clientOrderPath(from) : clientAddress('standing')))}
      onSave={async (repeated) => {
        const made: StandingOrderDetail = await answer(
          (await standingOrdersApi()).$post({
            param: { company: company.id },
            query: { locale },
            json: { id, ...repeated },
          }),
        )
        await navigate(to(clientStandingOrderPath(made.id)), { replace: true })
      }}
    />
  )
}
