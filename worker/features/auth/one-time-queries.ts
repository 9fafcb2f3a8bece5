import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { flowStatesTable, oneTimeTokensTable, sendLimitsTable } from '../../db/schema.ts'

export type OneTimeRow = typeof oneTimeTokensTable.$inferSelect
export type Slot = OneTimeRow['slot']

/** A code may be tried this often: five chances in a million. */
const maxTries = 5

/** Stores tokens; each replaces the one in its slot. One transaction. */
export async function storeTokens(db: Db, rows: OneTimeRow[]): Promise<void> {
  const [first, ...others] = rows.map((row) => storeToken(db, row))
  if (first) await db.batch([first, ...others])
}

/** Stores a token in place of the one in its slot. Not run until awaited: it also fits into a batch. */
export function storeToken(db: Db, row: OneTimeRow) {
  const { id: _, userId: __, slot: ___, ...columns } = row
  return db
    .insert(oneTimeTokensTable)
    .values(row)
    .onConflictDoUpdate({
      target: [oneTimeTokensTable.userId, oneTimeTokensTable.slot],
      set: { id: row.id, ...columns },
    })
}

/** The living token of a link, or `null`. Reading it spends nothing. */
export async function findByLink(
  db: Db,
  linkHash: string,
  slots: Slot[],
  now: Date,
): Promise<OneTimeRow | null> {
  const [row] = await db
    .select()
    .from(oneTimeTokensTable)
    .where(
      and(
        eq(oneTimeTokensTable.linkHash, linkHash),
        inArray(oneTimeTokensTable.slot, slots),
        gt(oneTimeTokensTable.expiresAt, now.toISOString()),
      ),
    )
  return row ?? null
}

/** The living tokens sent to an address, each charged with one try in the same statement. */
export const chargeTries = (
  db: Db,
  address: string,
  slots: Slot[],
  now: Date,
): Promise<OneTimeRow[]> =>
  db
    .update(oneTimeTokensTable)
    .set({ tries: sql`${oneTimeTokensTable.tries} + 1` })
    .where(
      and(
        eq(oneTimeTokensTable.address, address),
        inArray(oneTimeTokensTable.slot, slots),
        gt(oneTimeTokensTable.expiresAt, now.toISOString()),
        lt(oneTimeTokensTable.tries, maxTries),
      ),
    )
    .returning()

/** Spends a token: of many who try, one gets it. In the same transaction the other half of a pair stops waiting. */
export async function takeToken(
  db: Db,
  { id, userId, slot }: OneTimeRow,
): Promise<OneTimeRow | null> {
  const [[taken]] = await db.batch([
    db.delete(oneTimeTokensTable).where(eq(oneTimeTokensTable.id, id)).returning(),
    db
      .update(oneTimeTokensTable)
      .set({ awaitsOther: false })
      .where(
        and(
          eq(oneTimeTokensTable.userId, userId),
          inArray(oneTimeTokensTable.slot, otherHalves[slot] ?? []),
        ),
      ),
  ])
  return taken ?? null
}

const otherHalves: Partial<Record<Slot, Slot[]>> = {
  email_change_current: ['email_change_new'],
  email_change_new: ['email_change_current'],
}

/** Voids everything that was mailed to a user and all codes waiting to be exchanged. Fits into a batch. */
export const voidTokens = (db: Db, userId: string) =>
  [
    db.delete(oneTimeTokensTable).where(eq(oneTimeTokensTable.userId, userId)),
    db.delete(flowStatesTable).where(eq(flowStatesTable.userId, userId)),
  ] as const

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

/** Gives rights back: what should have been sent was not, or has served its purpose. */
export async function returnSendRights(db: Db, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(sendLimitsTable).where(inArray(sendLimitsTable.key, keys))
}
