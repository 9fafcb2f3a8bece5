import { and, desc, eq, getTableColumns, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Role } from '#contract/auth.ts'
import { type Db, preparedOnce, withValues } from '../../db/client.ts'
import { storedDays } from '../../db/stored-days.ts'
import { unreadOf } from '../../db/notifications/unread.ts'
import { factorsTable } from '../../db/schema/factors.ts'
import { sessionsTable } from '../../db/schema/sessions.ts'
import { identitiesTable, userRolesTable, usersTable } from '../../db/schema/users.ts'

export type UserRow = typeof usersTable.$inferSelect
export type IdentityRow = typeof identitiesTable.$inferSelect
export type FactorRow = typeof factorsTable.$inferSelect
export type SessionRow = typeof sessionsTable.$inferSelect & {
  /** How long staff let sessions last now, in days; absent in a session that is just being made. */
  storedLifeDays?: number | null
}

/** A user with everything that its view shows. */
export type Account = { user: UserRow; identities: IdentityRow[]; factors: FactorRow[] }

export type CallerRow = {
  session: SessionRow
  user: UserRow
  role: Role | null
  /** Whether a second step is part of signing in to this account. */
  hasFactor: boolean
  /** How many notifications an administrator has not read; 0 for all others. */
  unread: number
}

const isVerifiedFactorOf = (userId: SQLWrapper) => sql`exists (select 1 from ${factorsTable}
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
      hasFactor: isVerifiedFactorOf(sessionsTable.userId).mapWith(Boolean),
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

const accountStatements = preparedOnce((db) => {
  const id = sql`${sql.placeholder('userId')}`
  const ofIdentity = eq(identitiesTable.userId, id)
  const ofFactor = eq(factorsTable.userId, id)
  return {
    user: db.select().from(usersTable).where(eq(usersTable.id, id)).prepare(),
    identities: db
      .select()
      .from(identitiesTable)
      .where(ofIdentity)
      .orderBy(identitiesTable.createdAt)
      .prepare(),
    factors: db
      .select()
      .from(factorsTable)
      .where(ofFactor)
      .orderBy(factorsTable.createdAt)
      .prepare(),
  }
})

/** The user with identities and factors, or `null` when there is no such user. */
export async function findAccount(db: Db, userId: string): Promise<Account | null> {
  const { user: statement } = accountStatements(db)
  const [[user], identities, factors] = await db.batch([
    withValues(statement, { userId }),
    ...belongings(db, userId),
  ])
  return user ? { user, identities, factors } : null
}

/** The identities and factors of a user, to be read in a batch with whatever changes the user. */
export function belongings(db: Db, userId: string) {
  const { identities, factors } = accountStatements(db)
  return [withValues(identities, { userId }), withValues(factors, { userId })] as const
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

/** Whether there is such a user, and not suspended at that instant: a condition for a batch. */
export const isAdmitted = (userId: string, now: Date): SQL => sql`exists (
  select 1 from users where id = ${userId}
    and (banned_until is null or banned_until <= ${now.toISOString()}))`

/** Changes a user; every writer of users goes through here, so `updated_at` is always right. */
export const updateUser = (
  db: Db,
  userId: string,
  changes: SQLiteUpdateSetSource<typeof usersTable>,
  now: Date,
) =>
  db
    .update(usersTable)
    .set({ ...changes, updatedAt: now.toISOString() })
    .where(eq(usersTable.id, userId))
    .returning()

/**
 * Moves a session on, unless somebody else did so first: one statement, so that of many only one wins. Returns
 * the session as it is now, or nothing.
 */
export const updateSession = (
  db: Db,
  { id, generation }: Pick<SessionRow, 'id' | 'generation'>,
  changes: Partial<SessionRow>,
) =>
  db
    .update(sessionsTable)
    .set(changes)
    .where(and(eq(sessionsTable.id, id), eq(sessionsTable.generation, generation)))
    .returning()

/** As many as somebody looks through. */
const listedSessions = 200

/** The sessions of a user, the last used first: 200 at most. */
export const listSessions = (db: Db, userId: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessionsTable)
    .where(eq(sessionsTable.userId, userId))
    .orderBy(desc(sessionsTable.refreshedAt))
    .limit(listedSessions)

/** Ends one of a user's sessions. Returns whether there was one. */
export async function deleteSession(
  db: Db,
  userId: string,
  sessionId: string,
  given: SQL = sql`true`,
): Promise<boolean> {
  const ended = await db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId), given))
    .returning({ id: sessionsTable.id })
  return ended.length > 0
}

/** Ends all sessions of a user, or all but one. Not run until awaited: it also fits into a batch. */
export const deleteSessions = (db: Db, userId: string, exceptId?: string) =>
  db
    .delete(sessionsTable)
    .where(
      and(
        eq(sessionsTable.userId, userId),
        exceptId === undefined ? undefined : ne(sessionsTable.id, exceptId),
      ),
    )

/**
 * Leaves a user one session, in which a new password was just set, and notes when: a copy of that very session would
 * replace the new one by what was proven before (fresh-proof.ts), or by a second step that it has begun to set up. Fits
 * into a batch.
 */
export const endOthers = (db: Db, { id, userId }: SessionRow, now: Date) =>
  [
    deleteSessions(db, userId, id),
    db
      .delete(factorsTable)
      .where(and(eq(factorsTable.userId, userId), eq(factorsTable.status, 'unverified'))),
    db
      .update(sessionsTable)
      .set({ recoversUntil: null, passwordSetAt: now.toISOString() })
      .where(eq(sessionsTable.id, id)),
  ] as const

/** The ids of a user's factors that count. */
export async function verifiedFactors(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: factorsTable.id })
    .from(factorsTable)
    .where(and(eq(factorsTable.userId, userId), eq(factorsTable.status, 'verified')))
  return rows.map(({ id }) => id)
}

/** Whether a user has a factor that counts. */
export async function hasVerifiedFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(factorsTable)
    .where(and(eq(factorsTable.userId, userId), eq(factorsTable.status, 'verified')))
    .limit(1)
  return row !== undefined
}

/** Whether an account has no second step, so that whoever signs in owes none: a condition. */
export const hasNoFactor = (userId: string): SQL =>
  sql`not exists (select 1 from mfa_factors f where f.user_id = ${userId} and f.status = 'verified')`

/** Whether an account has rights here: a condition. */
export const isInRole = (userId: string): SQL =>
  sql`exists (select 1 from user_roles r where r.user_id = ${userId})`

/** The same as a question. */
export async function hasRole(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(userRolesTable)
    .where(eq(userRolesTable.userId, userId))
  return row !== undefined
}
