import { eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { sendLimitsTable } from './schema/sign-in.ts'

/** Takes the right to send, once per interval and key: one statement, so of two callers one gets it. */
export async function takeSendRight(db: Db, key: string, now: Date, intervalMs: number) {
  const [taken] = await takingSendRight(db, key, now, intervalMs)
  return taken !== undefined
}

/** The same as a statement, for a batch: it returns a row if the right was taken. */
export function takingSendRight(db: Db, key: string, now: Date, intervalMs: number) {
  const sentAt = now.toISOString()
  return db
    .insert(sendLimitsTable)
    .values({ key, sentAt })
    .onConflictDoUpdate({
      target: sendLimitsTable.key,
      set: { sentAt },
      setWhere: lte(sendLimitsTable.sentAt, freeSince(now, intervalMs)),
    })
    .returning()
}

/** Whether that right could be taken: a condition for what goes into the same batch before. */
export const isSendRightFree = (key: string, now: Date, intervalMs: number): SQL =>
  sql`not exists (select 1 from ${sendLimitsTable}
    where ${sendLimitsTable.key} = ${key} and ${sendLimitsTable.sentAt} > ${freeSince(now, intervalMs)})`

const freeSince = (now: Date, intervalMs: number) =>
  new Date(now.getTime() - intervalMs).toISOString()

/** When a key was last used, as text; `null` if never. */
export async function lastSentAt(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select().from(sendLimitsTable).where(eq(sendLimitsTable.key, key))
  return row?.sentAt ?? null
}

/** Gives rights back: what should have been sent was not, or has served its purpose. Fits into a batch. */
export const returnSendRights = (db: Db, keys: string[]) =>
  db.delete(sendLimitsTable).where(inArray(sendLimitsTable.key, keys))
