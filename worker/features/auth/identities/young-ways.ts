import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { identitiesTable } from '../../../db/schema/users.ts'
import { youngSince } from '../first-day.ts'
import { addOwnIdentity, recountProviders } from './identity-queries.ts'

/**
 * Takes away the ways of signing in that an account was given within a day, for the transaction in which whoever reads
 * its mail sets a new password: a stolen session may have added them. The owner was told of each and had the day; what
 * they added themselves they can add again. The one that made the account stays, and the address takes its place among
 * the ways again where another had taken it.
 * @returns statements; the first gives the providers of what went
 */
export function dropYoungWays(db: Db, userId: string, now: Date) {
  const since = youngSince(now)
  const isAdded = sql`exists (select 1 from users o where o.id = ${userId} and o.created_at < ${identitiesTable.createdAt})`
  return [
    db
      .delete(identitiesTable)
      .where(
        and(
          eq(identitiesTable.userId, userId),
          ne(identitiesTable.provider, 'email'),
          gt(identitiesTable.createdAt, since),
          isAdded,
        ),
      )
      .returning({ provider: identitiesTable.provider }),
    addOwnIdentity(db, userId, sql`true`, now),
    recountProviders(db, userId, now),
  ] as const
}
