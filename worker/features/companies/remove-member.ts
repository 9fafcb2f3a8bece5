import { and, eq, sql } from 'drizzle-orm'
import { actIf } from '../../db/admin-actions.ts'
import { membershipsTable } from '../../db/schema/companies.ts'
import { standingOrdersTable as standing } from '../../db/schema/trade/standing-orders.ts'
import { wakeStandingOrders } from '../../db/trade/wake-standing-orders.ts'
import { withdrawMails } from '../../db/trade/withdraw-mails.ts'
import type { Deps } from '../../deps.ts'

/**
 * Removes a member from one company; account, role and other companies stay. Ends the member's
 * approvals of standing orders and withdraws undelivered mails about the company. Idempotent.
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
    wakeStandingOrders(db, companyId, at),
    ...withdrawMails(db, { companyId, userId }, at),
  )
}
