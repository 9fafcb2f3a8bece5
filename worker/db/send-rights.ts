import { eq, inArray, lte } from 'drizzle-orm'
import type { Db } from './client.ts'
import { sendLimitsTable } from './schema.ts'

/** Takes the right to send, once per interval and key: one statement, so of two callers one gets it. */
export async function takeSendRight(db: Db, key: string, now: Date, intervalMs: number) {
  const sentAt = now.toISOString()
  const [taken] = await db
    .insert(sendLimitsTable)
    .values({ key, sentAt })
    .onConflictDoUpdate({
      target: sendLimitsTable.key,
      set: { sentAt },
      setWhere: lte(sendLimitsTable.sentAt, new Date(now.getTime() - intervalMs).toISOString()),
    })
    .returning()
  return taken !== undefined
}

/** When a key was last used, as text; `null` if never. */
export async function lastSentAt(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select().from(sendLimitsTable).where(eq(sendLimitsTable.key, key))
  return row?.sentAt ?? null
}

/** Gives rights back: what should have been sent was not, or has served its purpose. Fits into a batch. */
export const returnSendRights = (db: Db, keys: string[]) =>
  db.delete(sendLimitsTable).where(inArray(sendLimitsTable.key, keys))
