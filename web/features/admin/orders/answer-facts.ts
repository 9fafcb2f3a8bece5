import { type OrderStatus, staffOrderViews } from '#contract/trade/order-choices.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** The status of an order, worded for staff. */
export function useStaffStatus(): (status: OrderStatus) => string {
  const { LL } = useI18nContext()
  return (status) => {
    const view = staffOrderViews.find((one) => one === status)
    return view ? LL.staff.clientOrders.statuses[view]() : LL.orders.status[status]()
  }
}

/** Order facts for the staff member who answers it, though no field shows them. */
export function useAnswerFacts(): (order: StaffOrderDetail) => Record<string, string> {
  const words = useI18nContext().LL.staff.clientOrders
  const statusOf = useStaffStatus()
  return ({ status, lines }) => ({
    [words.status()]: statusOf(status),
    [words.lines()]: lines.map(({ name }) => name).join(', '),
  })
}
