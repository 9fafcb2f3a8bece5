import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { challengesTable, factorsTable } from '../../../db/schema/factors.ts'
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
 * Whether a challenge, its factor and, for TOTP, the code's time step are there to be spent. At aal1 an unverified
 * factor becomes the first verified one or none: of two sessions that prove their own at the same moment, one wins.
 */
export const isSpendable = (
  { id, factorId }: ChallengeRow,
  step: number | null,
  { aal }: Pick<SessionRow, 'aal'>,
): SQL => sql`exists (
  select 1 from mfa_challenges c join mfa_factors f on f.id = c.factor_id
  where c.id = ${id} and f.id = ${factorId} and c.verified_at is null
    ${step === null ? sql`` : sql`and coalesce(f.used_step, -1) < ${step}`}
    ${aal === 'aal2' ? sql`` : sql`and (f.status = 'verified' or not exists (select 1 from mfa_factors o where o.user_id = f.user_id and o.status = 'verified'))`})`

/** Spends them, and counts the factor as verified: for a transaction that asked `isSpendable` first. */
export const spendChallenge = (
  db: Db,
  { id, factorId }: ChallengeRow,
  { step, provesFrom }: { step: number | null; provesFrom: string | null },
  now: Date,
) => {
  const at = now.toISOString()
  return [
    db.update(challengesTable).set({ verifiedAt: at }).where(eq(challengesTable.id, id)),
    db
      .update(factorsTable)
      .set({
        status: 'verified',
        updatedAt: at,
        provesFrom,
        // its owner is told of it now: from here on it is as old as it is (fresh-proof.ts)
        createdAt: sql`case when ${factorsTable.status} = 'unverified' then ${at} else ${factorsTable.createdAt} end`,
        ...(step !== null && { usedStep: step }),
      })
      .where(eq(factorsTable.id, factorId)),
  ] as const
}
