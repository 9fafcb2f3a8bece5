import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** What of an order matters to whoever answers it, though no field shows it: how it stands, and what it is of. */
export function useAnswerFacts(): (order: StaffOrderDetail) => Record<string, string> {
  const { LL } = useI18nContext()
  const words = LL.people.clientOrders
  return ({ status, lines }) => ({
    [words.status()]: LL.orders.status[status](),
    [words.lines()]: lines.map(({ name }) => name).join(', '),
  })
}
