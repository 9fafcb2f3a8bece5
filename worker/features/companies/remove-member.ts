import { and, eq, sql } from 'drizzle-orm'
import { actIf } from '../../db/admin-actions.ts'
import { membershipsTable } from '../../db/schema/companies.ts'
import { standingOrdersTable as standing } from '../../db/schema/trade/standing-orders.ts'
import { wakeStanding } from '../../db/trade/wake-standing.ts'
import { withdrawMails } from '../../db/trade/withdraw-mails.ts'
import type { Deps } from '../../deps.ts'

/**
 * Takes someone out of one company; account, role and other companies stay. What they said yes to loses that yes for
 * good, also where they are invited again: standing orders go on in a colleague's name, ask an approver above the limit,
 * or pause (`worker/features/trade/standing/advance.ts`). The basket and orders are the company's and stay. What is
 * still to be mailed to them about it is not. Who is out already stays out, without another line in the trail.
 */
export async function removeMember(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { companyId, userId }: { companyId: string; userId: string },
  actor: string,
): Promise<void> {
  const at = now()
  await actIf(
    db,
    sql`exists (select 1 from memberships where company_id = ${companyId} and user_id = ${userId})`,
    {
      actor,
      action: 'company/member-removed',
      subject: companyId,
      detail: { user: userId },
      now: at,
    },
    db
      .delete(membershipsTable)
      .where(and(eq(membershipsTable.companyId, companyId), eq(membershipsTable.userId, userId))),
    db
      .update(standing)
      .set({ agreedBy: null })
      .where(and(eq(standing.companyId, companyId), eq(standing.agreedBy, userId))),
    wakeStanding(db, companyId, at),
    ...withdrawMails(db, { companyId, userId }, at),
  )
}
