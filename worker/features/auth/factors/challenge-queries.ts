import { and, eq, isNull, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { challengesTable, factorsTable } from '../../../db/schema.ts'

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
 * Charges one try to a challenge, unless the factor's challenges have had `limit` tries together: one statement,
 * so a thousand simultaneous guesses get no further. Returns whether there was a try left.
 */
export async function chargeTry(db: Db, { id, factorId }: ChallengeRow, limit: number) {
  const spent = db
    .select({ tries: sum(challengesTable.tries) })
    .from(challengesTable)
    .where(eq(challengesTable.factorId, factorId))
  const charged = await db
    .update(challengesTable)
    .set({ tries: sql`${challengesTable.tries} + 1` })
    .where(and(eq(challengesTable.id, id), sql`${spent} < ${limit}`))
    .returning({ id: challengesTable.id })
  return charged.length > 0
}

/**
 * Spends a challenge and, for TOTP, the code's time step, and counts the factor as verified: one transaction, so
 * neither serves twice. Returns whether it was this caller who spent them.
 */
export async function spendChallenge(
  db: Db,
  { id, factorId }: ChallengeRow,
  step: number | null,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const isNew = step === null ? undefined : sql`coalesce(${factorsTable.usedStep}, -1) < ${step}`
  const factor = db
    .select({ one: sql`1` })
    .from(factorsTable)
    .where(and(eq(factorsTable.id, factorId), isNew))
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
