import { officeClock } from '#contract/site/office-hours.ts'
import type { LotFields, LotLine } from '#contract/trade/lots/lots.ts'
import { serverNow } from '../../../../app/server-clock.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'

type Days = Pick<LotFields, 'best_before' | 'arrived_on'>

/** The reason why the dates of a lot keep it from being shipped, in words; `canLeave` where they do not. */
export function useCanLeave(): (days: Days, canLeave: string) => string {
  const words = useI18nContext().LL.people.lots
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

/** The state of a lot in words: one whose best-before day has passed cannot be shipped, though it is held by no one. */
export function useLotState(): (lot: Pick<LotLine, 'state' | 'best_before'>) => string {
  const words = useI18nContext().LL.people.lots
  return ({ state, best_before: until }) => {
    const isPast = until !== null && until < officeClock(serverNow()).day
    return state === 'available' && isPast ? words.past() : words.states[state]()
  }
}
