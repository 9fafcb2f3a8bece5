import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import {
  factorsTable,
  identitiesTable,
  sessionsTable,
  type Spent,
  usersTable,
} from '../../db/schema.ts'
import type { Account, SessionRow } from './queries.ts'

type Rotation = {
  id: string
  /** The generation presented; the session moves on only if it is the live one. */
  from: number
  to: Pick<SessionRow, 'generation' | 'keyId' | 'refreshHash' | 'ip' | 'userAgent' | 'refreshedAt'>
  spent: Spent
  /** Entries spent before this (Unix ms) need not be remembered. */
  forgetBeforeMs: number
}

/**
 * Moves a session on if the presented generation is the live one and its user is not suspended, and reads it with
 * all that the answer shows. One trip to D1 and one transaction: of many callers one moves it on, and the others
 * see that.
 */
export async function rotateSession(
  db: Db,
  { id, from, to, spent, forgetBeforeMs }: Rotation,
): Promise<{ session: SessionRow; account: Account; moved: boolean } | null> {
  const ofSession = eq(sessionsTable.id, id)
  const owner = db.select({ id: sessionsTable.userId }).from(sessionsTable).where(ofSession)
  const remembered = sql`(select json_group_array(json(value)) from json_each(${sessionsTable.spent})
    where value ->> 'atMs' > ${forgetBeforeMs})`
  const isSuspended = sql`exists (select 1 from ${usersTable}
    where ${usersTable.id} = ${sessionsTable.userId} and ${usersTable.bannedUntil} > ${to.refreshedAt})`
  const [moved, [session], [user], identities, factors] = await db.batch([
    db
      .update(sessionsTable)
      .set({
        ...to,
        spent: sql`json_insert(${remembered}, '$[#]', json(${JSON.stringify(spent)}))`,
      })
      .where(and(ofSession, eq(sessionsTable.generation, from), sql`not ${isSuspended}`))
      .returning({ id: sessionsTable.id }),
    db.select().from(sessionsTable).where(ofSession),
    db.select().from(usersTable).where(inArray(usersTable.id, owner)),
    db
      .select()
      .from(identitiesTable)
      .where(inArray(identitiesTable.userId, owner))
      .orderBy(identitiesTable.createdAt),
    db
      .select()
      .from(factorsTable)
      .where(inArray(factorsTable.userId, owner))
      .orderBy(factorsTable.createdAt),
  ])
  if (!session || !user) return null
  return { session, account: { user, identities, factors }, moved: moved.length > 0 }
}
