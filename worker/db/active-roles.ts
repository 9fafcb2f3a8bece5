import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { UserStatus } from '#contract/staff/filters.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { asLocale } from '../lib/http/accept-language.ts'
import type { Db } from './client.ts'
import { userRolesTable, usersTable } from './schema/users.ts'

/**
 * Whether a user of a query has a role now and is not suspended: a condition. A person who has lost either still stands in
 * what they did and looked after, and is told of nothing any more.
 */
export const isActiveAs = (role: 'admin' | 'client', now: Date): SQL => sql`(
  (${usersTable.bannedUntil} is null or ${usersTable.bannedUntil} <= ${now.toISOString()})
  and exists (select 1 from user_roles r where r.user_id = ${usersTable.id} and r.role = ${role}))`

/** How an account stands, as staff read it. */
export const statusAt = (now: Date) => sql<UserStatus>`case
  when ${usersTable.bannedUntil} > ${now.toISOString()} then 'suspended'
  when ${usersTable.emailConfirmedAt} is not null or ${usersTable.lastSignInAt} is not null then 'active'
  when ${usersTable.invitedAt} is not null then 'invited'
  else 'unconfirmed' end`

/** An administrator who can be mailed, and the language they chose. */
export type ActiveAdmin = { id: string; to: string; locale: Locale }

/** Everyone who is an administrator now, is not suspended and has a proven address. Reads the administrators only. */
export async function listActiveAdmins(db: Db, now: Date): Promise<ActiveAdmin[]> {
  const { id, email, userMetadata, emailConfirmedAt } = usersTable
  const rows = await db
    .select({ id, email, userMetadata })
    .from(userRolesTable)
    .innerJoin(usersTable, eq(id, userRolesTable.userId))
    .where(
      and(eq(userRolesTable.role, 'admin'), isNotNull(emailConfirmedAt), isActiveAs('admin', now)),
    )
  return rows.map((row) => ({
    id: row.id,
    to: row.email,
    locale: asLocale(row.userMetadata['language']) ?? defaultLocale,
  }))
}
