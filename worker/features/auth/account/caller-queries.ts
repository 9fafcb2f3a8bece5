import { and, desc, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm'
import type { Role } from '#contract/auth.ts'
import { type Db, preparedOnce } from '../../../db/client.ts'
import { unreadOf } from '../../../db/notifications/unread.ts'
import { factorsTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { userRolesTable, usersTable } from '../../../db/schema/users.ts'
import { storedDays } from '../../../db/stored-days.ts'
import type { Seen, SessionRow, UserRow } from './account.ts'

export type CallerRow = {
  session: Seen
  user: UserRow
  role: Role | null
  /** When the oldest verified factor was added; `null` where a second step is no part of signing in. */
  factorSince: string | null
  /** How many notifications an administrator has not read; 0 for all others. */
  unread: number
}

const oldestFactorOf = (userId: SQLWrapper) =>
  sql<string | null>`(select min(coalesce(${factorsTable.addedAt}, '')) from ${factorsTable}
    where ${factorsTable.userId} = ${userId} and ${factorsTable.status} = 'verified')`

/** A session, and how long one lasts as D1 has it at that moment. */
export const sessionColumns = {
  ...getTableColumns(sessionsTable),
  storedLifeDays: storedDays('sessionDays'),
}

const callerStatement = preparedOnce((db) =>
  db
    .select({
      session: sessionColumns,
      user: usersTable,
      role: userRolesTable.role,
      factorSince: oldestFactorOf(sessionsTable.userId),
      unread: sql<number>`case when ${userRolesTable.role} = 'admin'
        then ${unreadOf(sessionsTable.userId)} else 0 end`,
    })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .leftJoin(userRolesTable, eq(userRolesTable.userId, sessionsTable.userId))
    .where(eq(sessionsTable.id, sql.placeholder('sessionId')))
    .prepare(),
)

/** What a session check needs, in one statement. */
export async function findCaller(db: Db, sessionId: string): Promise<CallerRow | null> {
  const [row] = await callerStatement(db).all({ sessionId })
  return row ?? null
}

/** The user, or `null`. */
export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  return user ?? null
}

/** Finds a user by address, in any letter case. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email.toLowerCase()))
  return user ?? null
}

/** As many as anyone looks through. */
const listedSessions = 200

/** The sessions of a user, the last used first: 200 at most. */
export const listSessions = (db: Db, userId: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessionsTable)
    .where(eq(sessionsTable.userId, userId))
    .orderBy(desc(sessionsTable.refreshedAt))
    .limit(listedSessions)

/** Ends a session that is over, or whose refresh token was stolen. */
export const deleteSession = (db: Db, userId: string, sessionId: string) =>
  db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId)))
