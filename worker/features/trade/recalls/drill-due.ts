import { type SQL, sql } from 'drizzle-orm'
import { drillMonths } from '#contract/trade/recalls/recall-choices.ts'
import { notify } from '../../../db/notifications/notify.ts'
import type { Deps } from '../../../deps.ts'

/** The subject of the notification that a drill is due: drills as such, no single one. */
export const drills = 'drills'

/**
 * Whether a year has passed since the last drill, or, without any, since cases first left: a condition. A company that
 * has shipped nothing has nothing to call back.
 */
export function isDrillDue(now: Date): SQL {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - drillMonths)
  const since = before.toISOString()
  return sql`(not exists (select 1 from recalls
      where kind = 'drill' and closed_at is not null and opened_at > ${since})
    and exists (select 1 from shipments where shipped_on < ${since.slice(0, 10)}))`
}

/** Tells staff once a month that a drill is due. */
export async function remindOfDrill({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const [notification, ...recipients] = notify(db, {
    event: 'drill-due',
    subject: drills,
    cause: at.toISOString().slice(0, 7),
    when: isDrillDue(at),
    now: at,
  })
  if (notification) await db.batch([notification, ...recipients])
}
