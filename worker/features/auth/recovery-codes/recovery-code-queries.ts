import { and, count, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { factorsTable, recoveryCodesTable } from '../../../db/schema.ts'

/** True while no verified factor of a user is left. */
export const hasNoFactor = (userId: string) => sql`not exists (select 1 from ${factorsTable}
  where ${factorsTable.userId} = ${userId} and ${factorsTable.status} = 'verified')`

/** Voids the codes of who has no factor any more: they stand for one. Fits into a batch, after the removal. */
export const dropOrphanedCodes = (db: Db, userId: string) =>
  db
    .delete(recoveryCodesTable)
    .where(and(eq(recoveryCodesTable.userId, userId), hasNoFactor(userId)))

/**
 * Puts new codes in the place of all old ones, provided that there is a factor they can stand for. One transaction, so
 * that of two simultaneous sets one is left whole.
 * @returns whether they were stored
 */
export async function replaceCodes(
  db: Db,
  userId: string,
  codeHashes: string[],
  now: Date,
): Promise<boolean> {
  const hashes = JSON.stringify(codeHashes)
  const createdAt = now.toISOString()
  const [, stored] = await db.batch([
    db.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, userId)),
    db
      .insert(recoveryCodesTable)
      .select(
        sql`select ${userId}, value, ${createdAt}, null from json_each(${hashes})
          where not ${hasNoFactor(userId)}`,
      )
      .returning({ codeHash: recoveryCodesTable.codeHash }),
  ])
  return stored.length > 0
}

/** Spends a code: one statement, so of many who try one gets it. Returns whether it was there to spend. */
export async function spendCode(
  db: Db,
  userId: string,
  codeHashes: string[],
  now: Date,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodesTable)
    .set({ spentAt: now.toISOString() })
    .where(
      and(
        eq(recoveryCodesTable.userId, userId),
        inArray(recoveryCodesTable.codeHash, codeHashes),
        isNull(recoveryCodesTable.spentAt),
      ),
    )
    .returning({ codeHash: recoveryCodesTable.codeHash })
  return spent.length > 0
}

/** How many codes are left, and when their set was made (`null`: there is none). */
export async function countCodes(db: Db, userId: string) {
  const [row] = await db
    .select({
      remaining: count(sql`case when ${recoveryCodesTable.spentAt} is null then 1 end`),
      createdAt: max(recoveryCodesTable.createdAt),
    })
    .from(recoveryCodesTable)
    .where(eq(recoveryCodesTable.userId, userId))
  return { remaining: row?.remaining ?? 0, createdAt: row?.createdAt ?? null }
}
