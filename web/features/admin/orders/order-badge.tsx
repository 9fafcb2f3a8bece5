import type { OrderStatus } from '#contract/trade/order-choices.ts'
import { useStaffStatus } from './answer-facts.ts'

const looks: Record<OrderStatus, string> = {
  draft: 'plain',
  'awaiting-approval': 'plain',
  submitted: 'sun',
  proposed: 'plain',
  confirmed: 'sun',
  shipped: 'on',
  declined: 'bad',
  cancelled: 'off',
}

/** The status of an order. Orders that wait for staff are highlighted. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const statusOf = useStaffStatus()
  return <span className={`staff-badge staff-badge-${looks[status]}`}>{statusOf(status)}</span>
}
