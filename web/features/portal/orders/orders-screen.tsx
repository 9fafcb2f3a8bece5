import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clientOrderPath } from '#contract/trade/client-addresses.ts'
import type { OrderSummary } from '#contract/trade/orders.ts'
import { colon } from '#contract/text/colon.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useNextPage } from '../../../ui/use-next-page.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { ExportForm } from '../exports/export-form.tsx'
import { formattersFor } from '../trade/formats.ts'
import { type ClientCompany, TradeLayout } from '../trade/trade-layout.tsx'
import { TradeError } from '../trade/trade-error.tsx'
import { useBuyer } from '../trade/use-buyer.ts'

type Page = { rows: OrderSummary[]; next: string | null }

export function Screen() {
  const { LL } = useI18nContext()
  return (
    <TradeLayout title={LL.orders.list.title()} current="orders">
      {(company) => <OrderList key={company.id} company={company} />}
    </TradeLayout>
  )
}

function OrderList({ company }: { company: ClientCompany }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.list
  const { money, day, weekday } = formattersFor(locale)
  const { to } = useBuyer()
  const query = useInfiniteQuery({
    queryKey: ['orders', company.id],
    queryFn: async ({ pageParam }) => {
      const api = await sessionApi()
      const query = pageParam === null ? {} : { cursor: pageParam }
      const call = api.trade[':company'].orders.$get({ param: { company: company.id }, query })
      const page: Page = await answer(call)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data, error, refetch, hasNextPage, isFetchingNextPage } = query
  const more = useNextPage(query)
  if (!data) {
    return error ? (
      <TradeError error={error} again={() => void refetch()} />
    ) : (
      <p role="status">{LL.loading()}</p>
    )
  }
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p>{words.empty()}</p>
  return (
    <>
      <ul className="order-list">
        {rows.map((order) => (
          <li key={order.id}>
            <div>
              <Link to={to(clientOrderPath(order.id))} aria-label={words.open(order)}>
                {order.number}
              </Link>{' '}
              {order.is_sample && (
                <span className="goods-mark goods-mark-sample">{LL.orders.order.sample()}</span>
              )}
              <p>
                {words.placed() + colon(locale)} {day(order.placed_at.slice(0, 10))}
                {order.po_number && ` · ${order.po_number}`}
              </p>
            </div>
            <div>
              <p>
                <strong>{LL.orders.status[order.status]()}</strong>
              </p>
              {order.delivery_on && (
                <p>
                  {words.delivery() + colon(locale)} {weekday(order.delivery_on)}
                </p>
              )}
            </div>
            <p className="basket-amount">{money(order.total_cents, order.currency)}</p>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <p className="order-tools">
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled={isFetchingNextPage}
            onClick={more}
          >
            {words.more()}
          </button>
        </p>
      )}
      <ExportForm company={company} what="orders" />
    </>
  )
}
