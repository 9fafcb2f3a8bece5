import { inArray, lt, sql } from 'drizzle-orm'
import { notificationsTable as notifications } from '../../db/schema/site/notifications.ts'
import type { Deps } from '../../deps.ts'

/** A quarter: what it is about stays where it is. */
const keptMs = 90 * 86_400_000
/** D1 is busy for one statement at a time: each stays small. */
const chunkRows = 200
/** What is left after so many chunks waits for the next run. */
const maxChunks = 50

/**
 * Deletes notifications after 90 days, read or not, for everyone; and the mails that wait for who is no administrator
 * any more, so that none is sent should they become one again.
 */
export async function forgetOldNotifications({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.run(sql`update notification_recipients set mail = null where mail is not null
    and not exists (select 1 from user_roles r where r.user_id = notification_recipients.user_id and r.role = 'admin')`)
  const before = new Date(now().getTime() - keptMs).toISOString()
  const chunk = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, before))
    .limit(chunkRows)
  for (let round = 0; round < maxChunks; round++) {
    const { meta } = await db.delete(notifications).where(inArray(notifications.id, chunk))
    if (meta.changes === 0) return
  }
}
