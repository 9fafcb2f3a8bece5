import { type OrderStatus, staffOrderViews } from '#contract/trade/order-choices.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** How an order stands, as staff say it: to a client the same is said from the other side. */
export function useStaffStatus(): (status: OrderStatus) => string {
  const { LL } = useI18nContext()
  return (status) => {
    const view = staffOrderViews.find((one) => one === status)
    return view ? LL.staff.clientOrders.statuses[view]() : LL.orders.status[status]()
  }
}

/** What of an order matters to the person who answers it, though no field shows it: how it stands, and what it is of. */
export function useAnswerFacts(): (order: StaffOrderDetail) => Record<string, string> {
  const words = useI18nContext().LL.staff.clientOrders
  const statusOf = useStaffStatus()
  return ({ status, lines }) => ({
    [words.status()]: statusOf(status),
    [words.lines()]: lines.map(({ name }) => name).join(', '),
  })
}
