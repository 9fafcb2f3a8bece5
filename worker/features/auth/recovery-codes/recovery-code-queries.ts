import { and, count, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import { batchIf } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { factorsTable, recoveryCodesTable } from '../../../db/schema/factors.ts'
import type { SessionRow } from '../caller-queries.ts'

/** True while no verified factor of a user is left. */
export const hasNoFactor = (userId: string) => sql`not exists (select 1 from ${factorsTable}
  where ${factorsTable.userId} = ${userId} and ${factorsTable.status} = 'verified')`

/** Voids the codes of who has no factor any more: they stand for one. Fits into a batch, after the removal. */
export const dropOrphanedCodes = (db: Db, userId: string) =>
  db
    .delete(recoveryCodesTable)
    .where(and(eq(recoveryCodesTable.userId, userId), hasNoFactor(userId)))

/**
 * Puts new codes in the place of all old ones, provided that there is a factor they can stand for, and that the session
 * that asks for them is still there and still has the second step. One transaction, so that of two simultaneous sets one
 * is left whole.
 * @returns whether they were stored
 */
export async function replaceCodes(
  db: Db,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  codeHashes: string[],
  now: Date,
): Promise<boolean> {
  const createdAt = now.toISOString()
  const isProven = sql`exists (select 1 from sessions where id = ${id} and user_id = ${userId} and aal = 'aal2')`
  const rows = codeHashes.map((codeHash) => ({ userId, codeHash, createdAt }))
  const stored = await batchIf(db, sql`${isProven} and not ${hasNoFactor(userId)}`, [
    db.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, userId)),
    db.insert(recoveryCodesTable).values(rows),
  ])
  return stored !== null
}

const ofUnspent = (userId: string, codeHashes: string[]) =>
  and(
    eq(recoveryCodesTable.userId, userId),
    inArray(recoveryCodesTable.codeHash, codeHashes),
    isNull(recoveryCodesTable.spentAt),
  )

/** Whether a code is there to be spent, and a factor that it stands for. */
export const isCodeLeft = (userId: string, codeHashes: string[]): SQL =>
  sql`exists (select 1 from ${recoveryCodesTable} where ${ofUnspent(userId, codeHashes)})
    and not ${hasNoFactor(userId)}`

/** Spends a code, for a transaction that asked `isCodeLeft` first: so of many who try one gets it. */
export const spendCode = (db: Db, userId: string, codeHashes: string[], now: Date) =>
  db
    .update(recoveryCodesTable)
    .set({ spentAt: now.toISOString() })
    .where(ofUnspent(userId, codeHashes))

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
