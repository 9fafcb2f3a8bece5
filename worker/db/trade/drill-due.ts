import { type SQL, sql } from 'drizzle-orm'
import { drillMonths } from '#contract/trade/recalls/recall-choices.ts'

/**
 * SQL condition: a year has passed since the last recall drill, or since the first shipment when
 * there was none.
 */
export function isDrillDue(now: Date): SQL {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - drillMonths)
  const since = before.toISOString()
  return sql`(not exists (select 1 from recalls
      where kind = 'drill' and closed_at is not null and opened_at > ${since})
    and exists (select 1 from shipments where shipped_on < ${since.slice(0, 10)}))`
}
