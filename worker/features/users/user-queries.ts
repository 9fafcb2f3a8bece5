import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { RoleChoice } from '#contract/staff/filters.ts'
import type { StaffUser, StaffUserDetail, UserQuery } from '#contract/staff/users.ts'
import { listAuditEntries } from '../../db/admin-actions.ts'
import { accountStatusAt } from '../../db/active-roles.ts'
import type { Db } from '../../db/client.ts'
import { displayName, fullName, metadataField } from '../../db/full-name.ts'
import { afterCursor, matchingSearch, pageOf, pageSize } from '../../db/paging.ts'
import { companiesTable, membershipsTable } from '../../db/schema/companies.ts'
import { sessionsTable } from '../../db/schema/sessions.ts'
import { userRolesTable, usersTable } from '../../db/schema/users.ts'

const user = usersTable

const role = sql<RoleChoice>`coalesce(${userRolesTable.role}, 'none')`

/** Self-chosen name, for display only. */
const name = displayName(sql`coalesce(${fullName}, nullif(${metadataField('name')}, ''))`)

const verifiedFactorOf = (userId: unknown) =>
  sql<number>`exists (select 1 from mfa_factors f where f.user_id = ${userId} and f.status = 'verified')`

const columns = (now: Date) => ({
  id: user.id,
  email: user.email,
  name,
  role,
  status: accountStatusAt(now),
  created_at: user.createdAt,
  last_sign_in_at: user.lastSignInAt,
  has_second_factor: verifiedFactorOf(user.id),
})

const select = (db: Db, now: Date, where: SQL | undefined) =>
  db
    .select(columns(now))
    .from(user)
    .leftJoin(userRolesTable, eq(userRolesTable.userId, user.id))
    .where(where)

/** Users, newest first. A search or filter reads all users. */
export async function listUsers(
  db: Db,
  { q, role: wantedRole, status, cursor }: UserQuery,
  now: Date,
): Promise<Page<StaffUser>> {
  const where = and(
    await matchingSearch(db, user, user.id, [user.email, name], q),
    wantedRole && eq(role, wantedRole),
    status && eq(accountStatusAt(now), status),
    afterCursor(user.createdAt, user.id, cursor),
  )
  const rows = await select(db, now, where)
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(pageSize + 1)
  return pageOf(rows.map(withBoolean))
}

const withBoolean = (
  row: Omit<StaffUser, 'has_second_factor'> & { has_second_factor: number },
) => ({
  ...row,
  has_second_factor: row.has_second_factor === 1,
})

export async function findStaffUser(
  db: Db,
  id: string,
  now: Date,
): Promise<StaffUserDetail | null> {
  const ofUser = eq(sessionsTable.userId, id)
  const [[row], [more], [sessions], companies, actions] = await Promise.all([
    select(db, now, eq(user.id, id)),
    db.select({ invited_at: user.invitedAt }).from(user).where(eq(user.id, id)),
    db.select({ n: count() }).from(sessionsTable).where(ofUser),
    db
      .select({
        id: companiesTable.id,
        name: companiesTable.name,
        job_title: membershipsTable.jobTitle,
      })
      .from(membershipsTable)
      .innerJoin(companiesTable, eq(companiesTable.id, membershipsTable.companyId))
      .where(eq(membershipsTable.userId, id)),
    listAuditEntries(db, id),
  ])
  if (!row || !more) return null
  return { ...withBoolean(row), ...more, sessions: sessions?.n ?? 0, companies, actions }
}

export async function userRoleOf(db: Db, userId: string): Promise<RoleChoice> {
  const [row] = await db
    .select({ role: userRolesTable.role })
    .from(userRolesTable)
    .where(eq(userRolesTable.userId, userId))
  return row?.role ?? 'none'
}

/** SQL condition: the user is not the last active administrator with a confirmed address. */
export const isNotLastAdmin = (userId: string, now: Date) => sql`(
  not exists (select 1 from user_roles where user_id = ${userId} and role = 'admin')
  or exists (
    select 1 from user_roles r join users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> ${userId}
      and (u.banned_until is null or u.banned_until <= ${now.toISOString()})
      and u.email_confirmed_at is not null))`

/** SQL condition: the user exists, suspended or not. */
export const userExists = (userId: string) => sql`exists (select 1 from users where id = ${userId})`

/** SQL condition: the address is unconfirmed, so that the user can be invited again. */
export const isUnconfirmed = (userId: string) =>
  sql`exists (select 1 from users where id = ${userId} and email_confirmed_at is null)`

/** SQL condition: sign-in requires a second factor. */
export const hasSecondFactor = (userId: string): SQL => verifiedFactorOf(userId)

export const isSuspended = (userId: string, now: Date) =>
  sql`exists (select 1 from users where id = ${userId} and banned_until > ${now.toISOString()})`

export const hasRole = (userId: string, wanted: RoleChoice) =>
  sql`coalesce((select role from user_roles where user_id = ${userId}), 'none') = ${wanted}`

/** Statement that sets or removes a user's role. */
export const storeRole = (db: Db, userId: string, wanted: RoleChoice) =>
  wanted === 'none'
    ? db.delete(userRolesTable).where(eq(userRolesTable.userId, userId))
    : db
        .insert(userRolesTable)
        .values({ userId, role: wanted })
        .onConflictDoUpdate({ target: userRolesTable.userId, set: { role: wanted } })
