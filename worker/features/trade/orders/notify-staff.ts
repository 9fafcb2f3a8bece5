import type { Db } from '../../../db/client.ts'
import { notify, settle } from '../../../db/notifications/notify.ts'

/** Staff are told of an order that comes before them, or of what its client did to it (`to`). */
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

/** It waits for them no more: one of them answered it, or (`null`) the client took it back. */
export const settleForStaff = (db: Db, id: string, by: string | null, now: Date) =>
  settle(db, { events: ['order'], subject: id, by, now })
