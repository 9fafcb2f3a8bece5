import { inArray, lt, sql } from 'drizzle-orm'
import { notificationsTable as notifications } from '../../db/schema/site/notifications.ts'
import type { Deps } from '../../deps.ts'

/** Retention: three months. */
const keptMs = 90 * 86_400_000
/** Rows per statement, so that D1 is not blocked for long. */
const chunkRows = 200
/** Most chunks per run; remaining rows wait for the next run. */
const maxChunks = 50

/** Deletes notifications after 90 days, and pending mails of former administrators. */
export async function deleteOldNotifications({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
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
