import { drillMonths } from '#contract/trade/recalls/recall-choices.ts'
import { serverNow } from '../../../app/server-clock.ts'

/** Whether a recall drill is due, by the instant of the last one; `null` if there was none. */
export function isDrillDue(lastAt: string | null, now = serverNow()): boolean {
  if (lastAt === null) return true
  const due = new Date(lastAt)
  due.setUTCMonth(due.getUTCMonth() + drillMonths)
  return due <= now
}
