import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { UserStatus } from '#contract/staff/filters.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { localeOfTag } from '../lib/http/accept-language.ts'
import type { Db } from './client.ts'
import { userRolesTable, usersTable } from './schema/users.ts'

/**
 * SQL condition: a user of the query has the role and is not suspended. Others stay in the history
 * but get no notifications.
 */
export const hasActiveRole = (role: 'admin' | 'client', now: Date): SQL => sql`(
  (${usersTable.bannedUntil} is null or ${usersTable.bannedUntil} <= ${now.toISOString()})
  and exists (select 1 from user_roles r where r.user_id = ${usersTable.id} and r.role = ${role}))`

/** Status of an account, as staff see it. */
export const accountStatusAt = (now: Date) => sql<UserStatus>`case
  when ${usersTable.bannedUntil} > ${now.toISOString()} then 'suspended'
  when ${usersTable.emailConfirmedAt} is not null or ${usersTable.lastSignInAt} is not null then 'active'
  when ${usersTable.invitedAt} is not null then 'invited'
  else 'unconfirmed' end`

/** An administrator with a confirmed address, and their language. */
export type ActiveAdmin = { id: string; to: string; locale: Locale }

/** Administrators who are not suspended and have a confirmed address. */
export async function listActiveAdmins(db: Db, now: Date): Promise<ActiveAdmin[]> {
  const { id, email, userMetadata, emailConfirmedAt } = usersTable
  const rows = await db
    .select({ id, email, userMetadata })
    .from(userRolesTable)
    .innerJoin(usersTable, eq(id, userRolesTable.userId))
    .where(
      and(
        eq(userRolesTable.role, 'admin'),
        isNotNull(emailConfirmedAt),
        hasActiveRole('admin', now),
      ),
    )
  return rows.map((row) => ({
    id: row.id,
    to: row.email,
    locale: localeOfTag(row.userMetadata['language']) ?? defaultLocale,
  }))
}
