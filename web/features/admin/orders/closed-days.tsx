import { openingHoursOn, officeClock } from '#contract/site/office-hours.ts'
import { mayRevise } from '#contract/trade/order-choices.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formatDay } from '../screen/moment.tsx'

type Props = { order: Pick<StaffOrderDetail, 'status' | 'delivery_on' | 'cutoff_at'> }

/** A warning if an open order's delivery or cut-off is on a day when the office is closed. */
export function ClosedDays({ order: { status, delivery_on: delivery, cutoff_at: cutoff } }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.clientOrders
  const office = useCompany()
  if (!mayRevise(status)) return null
  const isClosed = (day: string) => openingHoursOn(day, office).length === 0
  const cutoffDay = cutoff && officeClock(new Date(cutoff)).day
  const said = [
    delivery && isClosed(delivery) && words.closedDelivery({ day: formatDay(delivery, locale) }),
    cutoffDay && isClosed(cutoffDay) && words.closedCutoff({ day: formatDay(cutoffDay, locale) }),
  ].filter((text) => typeof text === 'string')
  return said.map((text) => (
    <p key={text} className="staff-warning">
      {text}
    </p>
  ))
}
