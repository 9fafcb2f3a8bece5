import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { factorsTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { youngSince } from '../first-day.ts'
import { dropOrphanedCodes } from '../recovery-codes/recovery-code-queries.ts'

/** Why somebody comes by mail. `forgot`: they cannot sign in. */
type Reason = { forgot: boolean }

/**
 * Which factors of a user may not be the owner's, who comes by mail and must not be asked for a thief's: those that
 * count for nothing yet, as the session that set them had given no proof itself, and all of an account that nobody has
 * proven (account/unproven.ts) and that has no rights. Who has rights keeps them after a change of address: there a
 * mailbox alone must not open what the second step guards. Of who forgot their password those of the last day, too, of
 * which the owner has just been told. An administrator keeps those: another one helps. A condition on `mfa_factors`.
 */
export const mayBeAnothers = (userId: string, now: Date, { forgot }: Reason): SQL => sql`(
  coalesce(proves_from, '') > ${now.toISOString()}
  or exists (select 1 from users u where u.id = ${userId} and u.password_proven_at is null
    and not exists (select 1 from user_roles r where r.user_id = u.id))
  or (${forgot ? 1 : 0} and created_at > ${youngSince(now)}
    and not exists (select 1 from user_roles r where r.user_id = ${userId} and r.role = 'admin')))`

/**
 * Takes those away. What they opened ends, and so do the codes that stood for them. For the transaction that lets the
 * reader of the mail in, not before: a link is opened by scanners, too.
 */
export const dropOthersFactors = (
  db: Db,
  userId: string,
  now: Date,
  reason: Reason,
): Statements => [
  db
    .delete(factorsTable)
    .where(and(eq(factorsTable.userId, userId), mayBeAnothers(userId, now, reason))),
  db.delete(sessionsTable).where(
    and(
      eq(sessionsTable.userId, userId),
      eq(sessionsTable.aal, 'aal2'),
      sql`not exists (select 1 from mfa_factors f where f.user_id = ${userId}
          and f.status = 'verified' and f.id = coalesce(${sessionsTable.factorId}, f.id))`,
    ),
  ),
  dropOrphanedCodes(db, userId),
]
