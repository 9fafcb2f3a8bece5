import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { notify } from '../../../db/notifications/notify.ts'

/** Administrators are told that somebody with rights signs in with another address. Fits into a batch. */
export const tellOfAddress = (db: Db, userId: string, now: Date) =>
  notify(db, {
    event: 'address-changed',
    subject: userId,
    cause: `${userId}:${now.toISOString()}`,
    except: [userId],
    when: sql`exists (select 1 from user_roles where user_id = ${userId})`,
    now,
  })
