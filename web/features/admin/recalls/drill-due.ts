import { drillMonths } from '#contract/trade/recalls/recall-choices.ts'
import { serverNow } from '../../../app/server-clock.ts'

/** Whether the last drill (an instant; `null`: there was none) is so long ago that another is due. */
export function isDrillDue(lastAt: string | null, now = serverNow()): boolean {
  if (lastAt === null) return true
  const due = new Date(lastAt)
  due.setUTCMonth(due.getUTCMonth() + drillMonths)
  return due <= now
}
