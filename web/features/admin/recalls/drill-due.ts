import { drillMonths } from '#contract/trade/recalls/recall-choices.ts'

/** Whether the last drill (an instant; `null`: there was none) is so long ago that another is due. */
export function isDrillDue(lastAt: string | null, now = new Date()): boolean {
  if (lastAt === null) return true
  const due = new Date(lastAt)
  due.setUTCMonth(due.getUTCMonth() + drillMonths)
  return due <= now
}
