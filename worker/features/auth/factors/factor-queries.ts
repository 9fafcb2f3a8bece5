import { and, eq, getTableColumns, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { factorsTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { flowStatesTable } from '../../../db/schema/sign-in.ts'
import type { FactorRow } from '../caller-queries.ts'
import { callOffChanges } from '../one-time/one-time-queries.ts'
import { secondFactors } from '../sessions/amr.ts'
import { dropOrphanedCodes, hasNoFactor } from '../recovery-codes/recovery-code-queries.ts'

/** One of the user's own factors, or `null`: somebody else's is not there at all. */
export async function findFactor(db: Db, userId: string, id: string): Promise<FactorRow | null> {
  const own = and(eq(factorsTable.id, id), eq(factorsTable.userId, userId))
  const [factor] = await db.select().from(factorsTable).where(own)
  return factor ?? null
}

export const listFactors = (db: Db, userId: string): Promise<FactorRow[]> =>
  db.select().from(factorsTable).where(eq(factorsTable.userId, userId))

/**
 * Stores a factor in place of unverified ones, if the user then has `others` further ones, and the session lives that
 * wants it. That number was just read; of two simultaneous enrolments one is told `false` and reads again.
 */
export async function replaceFactors(
  db: Db,
  row: FactorRow,
  replaced: string[],
  others: number,
  sessionId: string,
): Promise<boolean> {
  const count = sql`(select count(*) from ${factorsTable} where ${factorsTable.userId} = ${row.userId})`
  const names = Object.keys(getTableColumns(factorsTable)) as (keyof FactorRow)[]
  const values = sql.join(
    names.map((name) => sql`${row[name]}`),
    sql`, `,
  )
  const [, stored] = await db.batch([
    db
      .delete(factorsTable)
      .where(and(inArray(factorsTable.id, replaced), eq(factorsTable.status, 'unverified'))),
    db
      .insert(factorsTable)
      .select(sql`select ${values} where ${count} = ${others}
        and exists (select 1 from sessions where id = ${sessionId} and user_id = ${row.userId})`)
      .returning({ id: factorsTable.id }),
  ])
  return stored.length > 0
}

/**
 * What a proven factor ends (contract §7): unverified ones of its type, and the user's other aal1 sessions, but not one in
 * which somebody chooses a new password by mail: a thief's factor, proven again and again, would never let them. A visit
 * to a provider that was to link began without it; so did, when it is new, a change of address or number.
 */
export function settle(
  db: Db,
  { userId, factorType, status }: FactorRow,
  sessionId: string,
  now: Date,
): Statements {
  const unfinished = and(
    eq(factorsTable.userId, userId),
    eq(factorsTable.factorType, factorType),
    eq(factorsTable.status, 'unverified'),
  )
  const others = and(
    eq(sessionsTable.userId, userId),
    eq(sessionsTable.aal, 'aal1'),
    ne(sessionsTable.id, sessionId),
    or(isNull(sessionsTable.recoversUntil), lte(sessionsTable.recoversUntil, now.toISOString())),
  )
  return [
    db.delete(factorsTable).where(unfinished),
    db.delete(sessionsTable).where(others),
    db.delete(flowStatesTable).where(eq(flowStatesTable.linkUserId, userId)),
    ...(status === 'unverified' ? callOffChanges(db, userId) : []),
  ]
}

/**
 * Removes a factor as it was read, for a session that still lives; a verified one only if that session has the second
 * step. Sessions that it raised fall back to aal1 and forget every second factor: whoever has another one proves it again. With the last verified one go the recovery
 * codes, which stand for it, and what they raised. One transaction.
 */
export async function removeFactor(
  db: Db,
  { id, userId, status }: Pick<FactorRow, 'id' | 'userId' | 'status'>,
  sessionId: string,
): Promise<boolean> {
  const mayGo = sql`exists (select 1 from sessions s where s.id = ${sessionId}
    and s.user_id = ${userId} and (s.aal = 'aal2' or ${factorsTable.status} = 'unverified'))`
  const left = db
    .select({ one: sql`1` })
    .from(factorsTable)
    .where(eq(factorsTable.id, id))
  const amr = sql`(
    select json_group_array(json(value)) from json_each(${sessionsTable.amr})
    where value ->> 'method' not in (select value from json_each(${JSON.stringify([...secondFactors])}))
  )`
  const isByCode = and(eq(sessionsTable.userId, userId), isNull(sessionsTable.factorId))
  const [removed] = await db.batch([
    db
      .delete(factorsTable)
      .where(and(eq(factorsTable.id, id), eq(factorsTable.status, status), mayGo))
      .returning({ id: factorsTable.id }),
    db
      .update(sessionsTable)
      .set({ aal: 'aal1', factorId: null, amr })
      .where(
        or(
          and(eq(sessionsTable.factorId, id), sql`not exists ${left}`),
          and(isByCode, eq(sessionsTable.aal, 'aal2'), hasNoFactor(userId)),
        ),
      ),
    dropOrphanedCodes(db, userId),
  ])
  return removed.length > 0
}
