import { officeClock } from '#contract/site/office-hours.ts'
import type { LotFields, LotLine } from '#contract/trade/lots/lots.ts'
import { serverNow } from '../../../../app/server-clock.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'

type Days = Pick<LotFields, 'best_before' | 'arrived_on'>

/** Returns why a lot's dates prevent shipping, or the text `canLeave` if they do not. */
export function useShippingObstacle(): (days: Days, canLeave: string) => string {
  const words = useI18nContext().LL.staff.lots
  return ({ best_before: until, arrived_on: from }, canLeave) => {
    const today = officeClock(serverNow()).day
    const isMixedUp = until !== null && from !== null && until < from
    const said =
      until !== null && until < today
        ? words.expired()
        : from !== null && from > today
          ? words.notHere()
          : canLeave
    return isMixedUp ? `${said} ${words.goneBefore()}` : said
  }
}

/** Returns a lot's state as text; past its best-before day a released lot cannot be shipped either. */
export function useLotState(): (lot: Pick<LotLine, 'state' | 'best_before'>) => string {
  const words = useI18nContext().LL.staff.lots
  return ({ state, best_before: until }) => {
    const isPast = until !== null && until < officeClock(serverNow()).day
    return state === 'available' && isPast ? words.past() : words.states[state]()
  }
}
