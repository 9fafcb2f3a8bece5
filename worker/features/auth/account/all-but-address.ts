import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { forgetPlaces } from '../../../db/known-places.ts'
import { factorsTable, recoveryCodesTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import { waitsFor } from '../one-time/one-time-queries.ts'
import { secondFactors } from '../sessions/amr.ts'

/** When an account is left with its address, and what whoever acts goes on with. */
export type Leaving = {
  /** Has to hold for each statement, so none of these may change it. */
  given: SQL
  sessionId?: string
  tokenId?: string
}

/**
 * Takes away all that somebody may have put into an account besides password and names: other ways of signing in,
 * factors, sessions, places it was known from, whatever was mailed or waits to be exchanged, changes of address that were asked for. A
 * session that stays forgets second steps, for their factors are gone. Whoever calls this counts the ways of signing
 * in anew.
 */
export function dropAllButAddress(
  db: Db,
  userId: string,
  { given, sessionId, tokenId }: Leaving,
): Statements {
  const ofUser = (column: SQLiteColumn) => and(eq(column, userId), given)
  const other = (column: SQLiteColumn, id: string | undefined) =>
    id === undefined ? undefined : ne(column, id)
  return [
    db
      .delete(sessionsTable)
      .where(and(ofUser(sessionsTable.userId), other(sessionsTable.id, sessionId))),
    db
      .update(sessionsTable)
      .set({ aal: 'aal1', factorId: null, amr: firstSteps })
      .where(and(ofUser(sessionsTable.userId), eq(sessionsTable.aal, 'aal2'))),
    forgetPlaces(db, userId, given),
    db.delete(factorsTable).where(ofUser(factorsTable.userId)),
    db.delete(recoveryCodesTable).where(ofUser(recoveryCodesTable.userId)),
    db
      .delete(oneTimeTokensTable)
      .where(and(ofUser(oneTimeTokensTable.userId), other(oneTimeTokensTable.id, tokenId))),
    db.delete(flowStatesTable).where(and(waitsFor(userId), given)),
    db
      .delete(identitiesTable)
      .where(and(ofUser(identitiesTable.userId), ne(identitiesTable.provider, 'email'))),
    db.update(usersTable).set({ newEmail: null }).where(ofUser(usersTable.id)),
  ]
}

const firstSteps = sql`(
  select json_group_array(json(value)) from json_each(${sessionsTable.amr})
  where value ->> 'method' not in (select value from json_each(${JSON.stringify([...secondFactors])}))
)`
