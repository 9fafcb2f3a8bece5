import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../../db/client.ts'
import { challengesTable, factorsTable } from '../../../db/schema.ts'
import type { SessionRow } from '../caller-queries.ts'

export type ChallengeRow = typeof challengesTable.$inferSelect

/** Stores a challenge and notes it at its factor, in one transaction. */
export async function storeChallenge(db: Db, row: ChallengeRow): Promise<void> {
  await db.batch([
    db.insert(challengesTable).values(row),
    db
      .update(factorsTable)
      .set({ lastChallengedAt: row.createdAt })
      .where(eq(factorsTable.id, row.factorId)),
  ])
}

export async function findChallenge(
  db: Db,
  factorId: string,
  id: string,
): Promise<ChallengeRow | null> {
  const own = and(eq(challengesTable.id, id), eq(challengesTable.factorId, factorId))
  const [challenge] = await db.select().from(challengesTable).where(own)
  return challenge ?? null
}

export const deleteChallenge = (db: Db, id: string) =>
  db.delete(challengesTable).where(eq(challengesTable.id, id))

/**
 * Spends a challenge and, for TOTP, the code's time step, and counts the factor as verified: one transaction, so
 * neither serves twice. At aal1 an unverified factor becomes the first verified one or none: of two sessions that
 * prove their own at the same moment, one wins. Returns whether it was this caller who spent them.
 */
export async function spendChallenge(
  db: Db,
  { id, factorId }: ChallengeRow,
  { step, aal }: { step: number | null; aal: SessionRow['aal'] },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const isNew = step === null ? undefined : sql`coalesce(${factorsTable.usedStep}, -1) < ${step}`
  const other = alias(factorsTable, 'other')
  const isFirst = sql`not exists ${db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.userId, factorsTable.userId), eq(other.status, 'verified')))}`
  const mayCount = aal === 'aal2' ? undefined : or(eq(factorsTable.status, 'verified'), isFirst)
  const factor = db
    .select({ one: sql`1` })
    .from(factorsTable)
    .where(and(eq(factorsTable.id, factorId), isNew, mayCount))
  const isUnused = and(eq(challengesTable.id, id), isNull(challengesTable.verifiedAt))
  const spent = db
    .select({ one: sql`1` })
    .from(challengesTable)
    .where(and(eq(challengesTable.id, id), eq(challengesTable.verifiedAt, at)))
  const [taken] = await db.batch([
    db
      .update(challengesTable)
      .set({ verifiedAt: at })
      .where(and(isUnused, sql`exists ${factor}`))
      .returning({ id: challengesTable.id }),
    db
      .update(factorsTable)
      .set({ status: 'verified', updatedAt: at, ...(step !== null && { usedStep: step }) })
      .where(and(eq(factorsTable.id, factorId), isNew, sql`exists ${spent}`)),
  ])
  return taken.length > 0
}
