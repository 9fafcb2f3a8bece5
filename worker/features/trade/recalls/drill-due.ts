import { notify } from '../../../db/notifications/notify.ts'
import { isDrillDue } from '../../../db/trade/drill-due.ts'
import type { Deps } from '../../../deps.ts'

/** Subject of the notification that a drill is due. */
export const drillSubject = 'drills'

/** Notifies staff once a month that a drill is due. */
export async function remindOfDrill({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const [notification, ...recipients] = notify(db, {
    event: 'drill-due',
    subject: drillSubject,
    cause: at.toISOString().slice(0, 7),
    when: isDrillDue(at),
    now: at,
  })
  if (notification) await db.batch([notification, ...recipients])
}
