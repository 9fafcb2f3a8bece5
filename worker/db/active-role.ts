import { type SQL, sql } from 'drizzle-orm'
import { usersTable } from './schema/users.ts'

/**
 * Whether a user of a query has a role now and is not suspended: a condition. Whoever has lost either still stands in
 * what they did and looked after, and is told of nothing any more.
 */
export const isActiveAs = (role: 'admin' | 'client', now: Date): SQL => sql`(
  (${usersTable.bannedUntil} is null or ${usersTable.bannedUntil} <= ${now.toISOString()})
  and exists (select 1 from user_roles r where r.user_id = ${usersTable.id} and r.role = ${role}))`
