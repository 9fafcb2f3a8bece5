import type { StandingOrder } from '#contract/trade/standing/standing.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

export function StandingOrderState({
  standing: { state, question, is_skipped: isSkipped },
}: {
  standing: Pick<StandingOrder, 'state' | 'question' | 'is_skipped'>
}) {
  const words = useI18nContext().LL.orders.standing.states
  if (state !== 'active') return words.paused()
  if (isSkipped) return words.skips()
  return question === null ? words.active() : words.asks()
}
