import { sql } from 'drizzle-orm'
import { drillMonths } from '#contract/trade/recalls/recall-choices.ts'
import { notify } from '../../../db/notifications/notify.ts'
import type { Deps } from '../../../deps.ts'

/** What a notification of it is about: all drills. */
export const drills = 'drills'

/**
 * Tells staff once a month that a year has passed since the last drill, or, without any, since cases first left. A
 * company that has shipped nothing has nothing to call back.
 */
export async function remindOfDrill({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const before = new Date(at)
  before.setUTCMonth(before.getUTCMonth() - drillMonths)
  const since = before.toISOString()
  const isDrilled = sql`exists (select 1 from recalls
    where kind = 'drill' and closed_at is not null and opened_at > ${since})`
  const [notification, ...recipients] = notify(db, {
    event: 'drill-due',
    subject: drills,
    cause: at.toISOString().slice(0, 7),
    when: sql`not ${isDrilled} and exists (select 1 from shipments
      where shipped_on < ${since.slice(0, 10)})`,
    now: at,
  })
  if (notification) await db.batch([notification, ...recipients])
}
