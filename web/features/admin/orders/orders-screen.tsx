import { useInfiniteQuery } from '@tanstack/react-query'
import { locales } from '#contract/locales.ts'
import { moneyText } from '#contract/trade/money.ts'
import { staffOrderViews } from '#contract/trade/order-choices.ts'
import type { StaffOrderLine } from '#contract/trade/staff-orders.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { livePages, rowsOf } from '../calls/staff-query.ts'
import { DataTable } from '../list/data-table.tsx'
import { ChoiceFilter, Filters, Search } from '../list/filters.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { Moment } from '../list/list-moment.tsx'
import { formatDay } from '../screen/moment.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { OrderBadge } from './order-badge.tsx'
import { ExportOrders } from './export-orders.tsx'
import { OrderPanel } from './order-panel.tsx'

/** The orders of clients: those that wait for an answer first, by cut-off. */
export function Screen() {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.clientOrders
  const { tag } = locales[locale]
  const { get, change, open, close } = useAddress()
  const q = get('q')
  // a search covers all orders, unless a status is chosen
  const isAll = get('status') === 'all' || (q !== '' && get('status') === '')
  const status = isAll ? undefined : (oneOf(staffOrderViews, get('status')) ?? 'submitted')
  const opened = get('open')
  const list = useInfiniteQuery(
    livePages(['orders', 'list', { q, status }], (api, cursor: string | undefined) =>
      answer(
        api.admin.orders.$get({
          query: { ...(q && { q }), ...(status && { status }), ...(cursor && { cursor }) },
        }),
      ),
    ),
  )
  const rows = rowsOf<StaffOrderLine>(list.data)
  return (
    <>
      <ScreenHead screen="orders" />
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
        <ChoiceFilter
          label={words.status()}
          value={status}
          choices={staffOrderViews}
          nameOf={(name) => words.statuses[name]()}
          onChoose={(chosen) => change({ status: chosen || 'all' })}
        />
        <ExportOrders />
      </Filters>
      <ListFrame
        list={list}
        count={rows.length}
        isFiltered={q !== ''}
        {...(status === 'submitted' && { empty: words.allAnswered() })}
        onReset={() => change({ q: '', status: '' })}
      >
        <DataTable
          caption={words.caption()}
          rows={rows}
          nameLabel={words.number()}
          nameOf={({ number }) => number}
          noteOf={({ is_sample: isSample }) =>
            isSample ? <span className="badge">{words.sample()}</span> : null
          }
          onOpen={(id) => open({ open: id })}
          columns={[
            { label: words.client(), cell: (order) => order.company_name },
            {
              label: words.status(),
              cell: (order) => <OrderBadge status={order.status} />,
            },
            {
              label: words.cutoff(),
              cell: (order) => (order.cutoff_at ? <Moment at={order.cutoff_at} /> : '–'),
            },
            {
              label: words.delivery(),
              cell: ({ delivery_on: day }) => (day ? formatDay(day, locale) : '–'),
            },
            {
              label: words.total(),
              isFigure: true,
              cell: (order) => moneyText(order.total_cents, order.currency, tag),
            },
          ]}
        />
      </ListFrame>
      {opened && <OrderPanel key={opened} id={opened} onClose={() => close('open')} />}
    </>
  )
}
