import type { Db } from '../../../db/client.ts'
import { notify, resolveNotifications } from '../../../db/notifications/notify.ts'

/** Notifies staff of a submitted order, or of the client's action `to`. */
export const notifyStaff = (
  db: Db,
  { id, version }: { id: string; version: number },
  now: Date,
  to?: 'accepted' | 'cancelled',
) =>
  notify(db, {
    event: 'order',
    subject: id,
    cause: `${id}:${version}`,
    now,
    ...(to && { data: { to } }),
  })

/** Resolves the notification: answered by a user, or withdrawn by the client (`null`). */
export const resolveForStaff = (db: Db, id: string, by: string | null, now: Date) =>
  resolveNotifications(db, { events: ['order'], subject: id, by, now })
